using FsCheck.Xunit;
using TwinEngine.Efg;
using TwinEngine.Tests.Support;
using TwinEngine.Trees;

namespace TwinEngine.Tests.Trees;

public sealed class RecallBreakTests
{
    [Property(Arbitrary = [typeof(EfgSample)])]
    public bool They_are_those_of_the_definition(EfgSample sample)
    {
        var tree = EfgTree.Build(sample.Document());
        return RecallBreak.Of(tree).Select(entry => (entry.Infoset, entry.First, entry.Second))
            .SequenceEqual(TreeOracle.RecallBreaks(tree));
    }

    [Property(Arbitrary = [typeof(DeepSample)])]
    public bool They_are_those_of_the_definition_where_own_pasts_are_long(DeepSample sample)
    {
        var tree = sample.Tree();
        return RecallBreak.Of(tree).Select(entry => (entry.Infoset, entry.First, entry.Second))
            .SequenceEqual(TreeOracle.RecallBreaks(tree));
    }

    // All nodes in one set: the second has one decision more behind it than the first.
    [Fact]
    public void A_chain_of_100_000_decisions_in_one_set_breaks_at_its_second()
    {
        var tree = Chains.SharingOneSet(100_000);
        Assert.Equal([new RecallBreak(0, 0, 1)], RecallBreak.Of(tree));
    }

    // Chance leads to one of two chains, and the player never learns to which: perfect recall, each past 50,000 decisions long.
    [Fact]
    public void Two_chains_of_50_000_decisions_that_look_alike_break_nothing() =>
        Assert.Empty(RecallBreak.Of(Chains.TwoAlike(50_000)));

    [Fact]
    public void In_a_message_no_part_of_a_break_is_long()
    {
        var tree = Efgs.Tree($"EFG 2 R \"\" {{ \"A\" }} p \"\" 1 1 \"{new string('s', 300)}\" {{ \"{new string('a', 300)}\" }} 0 p \"\" 1 1 0 t \"\" 0");
        Assert.Equal(
            $"player_1 {new string('s', 60)}...: / | /{new string('a', 60)}...", Assert.Single(RecallBreak.Of(tree)).Describe(tree));
    }

    // Selten 1975, figure 1: a game of perfect recall.
    [Fact]
    public void Seltens_horse_has_none() => Assert.Empty(RecallBreak.Of(Efgs.Tree(Efgs.Horse)));

    // Piccione and Rubinstein 1997: the driver does not know whether he passed the first crossing.
    [Fact]
    public void The_absent_minded_driver_forgets_that_he_went_on()
    {
        var tree = Efgs.Tree(Efgs.AbsentMinded);
        Assert.Equal("player_1 crossing: / | /on", RecallBreak.ToText(tree, RecallBreak.Of(tree)));
    }

    // The same own past, but for what he chose there: Kuhn 1953's bridge players, one hand of the two.
    [Fact]
    public void Whoever_forgets_what_he_chose_breaks_it_and_the_line_escapes_blanks()
    {
        var tree = Efgs.Tree("""
            EFG 2 R "" { "A" }
            p "" 1 1 "first" { "go left" "100%" } 0
            p "" 1 2 "later" { "x" } 0
            t "" 0
            p "" 1 2 0
            t "" 0
            """);
        Assert.Equal("player_1 later: /go%20left | /100%25", RecallBreak.ToText(tree, RecallBreak.Of(tree)));
    }
}
