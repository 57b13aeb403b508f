using FsCheck.Xunit;
using TwinEngine.Games.Kuhn;
using TwinEngine.Numbers;
using TwinEngine.Ported;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Ported;

/// <summary>Expected figures: what GT-13c prints, digit for digit.</summary>
public sealed class EnumerationsTests
{
    private static readonly PolicyDictionary _blueprint = PolicyDictionary.Blueprint;

    [Fact]
    public void The_ported_loop_prints_the_four_lines_of_section_1()
    {
        Assert.Equal("-0.3333", Print(Enumerations.Ported, _blueprint));
        Assert.Equal("-1.3333", Print(Enumerations.Ported, PolicyDictionary.Naive));
        Assert.Equal("-0.3333", Print(Enumerations.Ported, PolicyDictionary.Safe));
        Assert.Equal(
            "-1.0000",
            FourDigits.Print(Value(Enumerations.Ported, PolicyDictionary.Naive) - Value(Enumerations.Ported, _blueprint)));
    }

    [Fact]
    public void The_corrected_loop_prints_the_four_lines_of_section_2()
    {
        Assert.Equal("0.0000", Print(Enumerations.Corrected, _blueprint));
        Assert.Equal("-1.0000", Print(Enumerations.Corrected, PolicyDictionary.Naive));
        Assert.Equal("0.0000", Print(Enumerations.Corrected, PolicyDictionary.Safe));
        Assert.Equal(
            "-1.0000",
            FourDigits.Print(Value(Enumerations.Corrected, PolicyDictionary.Naive) - Value(Enumerations.Corrected, _blueprint)));
    }

    // GT-13c, section 2, audit: "deal (0,1) : somme des poids de chemin = +2.0000" and so on.
    [Theory]
    [InlineData(0, 1, "+2.0000")]
    [InlineData(0, 2, "+1.0000")]
    [InlineData(1, 0, "+2.0000")]
    [InlineData(1, 2, "+1.0000")]
    [InlineData(2, 0, "+2.0000")]
    [InlineData(2, 1, "+2.0000")]
    public void The_audit_prints_its_six_sums(int card1, int card2, string expected) =>
        Assert.Equal(
            expected,
            FourDigits.Print(Enumerations.Ported.WeightSum(new SourceDeal(card1, card2), _blueprint, _blueprint)));

    [Fact]
    public void A_triple_is_filed_under_the_history_that_the_source_writes() => // EvP1AtDeal13b, the assignments to h
        Assert.Equal(
            "ppp:pp ppb:pp pbp:pbp pbb:pbb bpp:bp bpb:bp bbp:bp bbb:bb",
            string.Join(' ', Enumerations.Ported.Paths(new SourceDeal(0, 1), _blueprint, _blueprint)
                .Select(path => $"{path.Actions}:{path.History}")));

    [Fact]
    public void The_audit_details_the_deal_of_jack_and_queen() => // "chemin 'pp' poids +1.0000", twice
        Assert.Equal(
            [("pp", "+1.0000"), ("pp", "+1.0000")],
            Enumerations.Ported.Paths(new SourceDeal(0, 1), _blueprint, _blueprint)
                .Where(path => path.Weight.Sign > 0)
                .Select(path => (path.History, FourDigits.Print(path.Weight))));

    // By hand, uniform: each triple with a live third action weighs 1/8 and the ones without 1/4: 4/4 + 4/8 = 3/2.
    [Fact]
    public void Given_uniform_dictionaries_Then_every_deal_weighs_three_halves() =>
        Assert.All(SourceDeals.All, deal => Assert.Equal(
            new Rational(3, 2),
            Enumerations.Ported.WeightSum(deal, PolicyDictionary.Uniform, PolicyDictionary.Uniform)));

    [Property]
    public bool The_corrected_weights_sum_to_one_whatever_the_rows(byte[] bets)
    {
        var dictionary = bets.Take(PolicyDictionary.Keys.Count).Select((bet, index) => (bet, index)).Aggregate(
            PolicyDictionary.Uniform,
            (so, pair) => so.With(
                PolicyDictionary.Keys[pair.index], [1 - new Rational(pair.bet, 255), new Rational(pair.bet, 255)]));
        return SourceDeals.All.All(deal =>
            Enumerations.Corrected.WeightSum(deal, dictionary, dictionary) == Rational.One);
    }

    // The two worlds meet: on a profile whose answers to a bet do not depend on the player, the corrected loop is the game.
    [Fact]
    public void The_corrected_loop_agrees_with_the_rules_on_the_naive_splice() =>
        Assert.Equal(
            KuhnOracle.Value(label => label is "0pb" or "1pb" || label[0] == '2' ? 1 : 0, notebook: true),
            Value(Enumerations.Corrected, PolicyDictionary.Naive));

    private static Rational Value(IPathEnumeration enumeration, PolicyDictionary own) =>
        enumeration.Value(own, _blueprint, PayoffConvention.Notebook);

    private static string Print(IPathEnumeration enumeration, PolicyDictionary own) => FourDigits.Print(Value(enumeration, own));
}
