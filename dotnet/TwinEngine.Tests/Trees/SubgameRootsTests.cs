using System.Diagnostics;
using FsCheck.Xunit;
using TwinEngine.Cases;
using TwinEngine.Efg;
using TwinEngine.Tests.Support;
using TwinEngine.Trees;

namespace TwinEngine.Tests.Trees;

public sealed class SubgameRootsTests
{
    [Property(Arbitrary = [typeof(EfgSample)])]
    public bool They_are_those_of_the_definition(EfgSample sample)
    {
        var tree = EfgTree.Build(sample.Document());
        return SubgameRoots.Of(tree).SequenceEqual(TreeOracle.SubgameRoots(tree));
    }

    // Selten 1975, section 6: the horse has no subgame but itself.
    [Fact]
    public void Seltens_horse_has_one() => Assert.Equal([0], SubgameRoots.Of(Efgs.Tree(Efgs.Horse)));

    // games.md: the root is none where it shares its information set with a node below.
    [Fact]
    public void An_absent_minded_player_leaves_none() => Assert.Empty(SubgameRoots.Of(Efgs.Tree(Efgs.AbsentMinded)));

    [Fact]
    public void A_terminal_root_is_none() => Assert.Empty(SubgameRoots.Of(Efgs.Tree("EFG 2 R \"\" { \"A\" } t \"\" 0")));

    // With perfect information every decision and chance node begins a subgame (Selten 1965).
    [Fact]
    public void In_a_chain_of_100_000_decisions_every_node_but_the_last_is_one()
    {
        const int length = 100_000;
        Assert.Equal(length, SubgameRoots.Of(Chains.OfPerfectInformation(length)).Count);
    }

    // Below the root every node shares the set that begins at the root.
    [Fact]
    public void In_a_chain_of_100_000_decisions_in_one_set_none_is_one() =>
        Assert.Empty(SubgameRoots.Of(Chains.SharingOneSet(100_000)));

    // The chance node alone: each of the others has its like in the other chain.
    [Fact]
    public void In_two_chains_of_50_000_decisions_that_look_alike_the_root_is_the_only_one() =>
        Assert.Equal([0], SubgameRoots.Of(Chains.TwoAlike(50_000)));

    [Property(Arbitrary = [typeof(DeepSample)])]
    public bool They_are_those_of_the_definition_in_deep_games(DeepSample sample)
    {
        var tree = sample.Tree();
        return SubgameRoots.Of(tree).SequenceEqual(TreeOracle.SubgameRoots(tree));
    }

    // 20,000 histories of 29,999 characters on average: 600 million.
    [Fact]
    public void Given_a_game_too_deep_to_list_them_Then_it_is_refused_before_anything_is_written()
    {
        var tree = Chains.OfPerfectInformation(20_000);
        var clock = Stopwatch.StartNew();
        var failure = Assert.Throws<UnsupportedCaseException>(() => SubgameRoots.ToText(tree));
        Assert.True(clock.Elapsed < TimeSpan.FromSeconds(5), $"found {clock.Elapsed}"); // milliseconds; a minute when written first
        Assert.Equal(
            "subgame_roots: expected a text of at most 150000000 characters, found more: the game is too deep for it", failure.Message);
    }
}
