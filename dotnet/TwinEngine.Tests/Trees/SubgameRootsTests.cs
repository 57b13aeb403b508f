using FsCheck.Xunit;
using TwinEngine.Efg;
using TwinEngine.Games;
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
        var builder = new GameTreeBuilder(new GameHeading("", ["A"]));
        for (var step = 0; step < length; step++)
        {
            builder.Decision(builder.Infoset(0, "", ["on"]));
        }

        builder.Terminal([1]);
        Assert.Equal(length, SubgameRoots.Of(builder.Build()).Count);
    }
}
