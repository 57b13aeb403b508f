using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Games;

public sealed class GameTreeTests
{
    private readonly GameTree _tree = Kuhn.Standard.Tree;

    [Fact]
    public void Kuhn_has_58_nodes_and_12_infosets() // OpenSpiel 2.0.2, open_spiel.python.algorithms.get_all_states on kuhn_poker
    {
        Assert.Equal(58, _tree.NodeCount);
        Assert.Equal(12, _tree.Infosets.Count);
    }

    [Fact]
    public void Infosets_stand_in_table_order() => // quantities.md, "Kuhn poker"
        Assert.Equal(
            "0 1 2 0pb 1pb 2pb 0b 0p 1b 1p 2b 2p",
            string.Join(' ', _tree.Infosets.Select(infoset => infoset.Label)));

    [Fact]
    public void Six_deals_in_lexicographic_order_with_probability_one_sixth()
    {
        Assert.Equal(["0 1", "0 2", "1 0", "1 2", "2 0", "2 1"], Deal.Of(_tree).Select(deal => deal.Label));
        Assert.All(Deal.Of(_tree), deal => Assert.Equal(new Rational(1, 6), deal.Probability));
    }

    [Fact]
    public void Children_partition_the_subtree()
    {
        for (var node = 0; node < _tree.NodeCount; node++)
        {
            var ends = _tree.Children(node).Select(_tree.End).ToArray();
            Assert.Equal(_tree.End(node), ends.Length == 0 ? node + 1 : ends[^1]);
            Assert.All(_tree.Children(node), child => Assert.Equal(node, _tree.Parent(child)));
        }
    }

    [Fact]
    public void Every_node_of_an_infoset_is_reached_by_the_same_own_actions()
    {
        var afterPassBet = _tree.Infosets[_tree.FindInfoset(0, "1pb")];
        Assert.Equal("1", _tree.Infosets[afterPassBet.Predecessor].Label);
        Assert.Equal("p", _tree.Infosets[afterPassBet.Predecessor].Actions[afterPassBet.PredecessorAction]);
        Assert.Equal(-1, _tree.Infosets[_tree.FindInfoset(1, "1b")].Predecessor);
    }
}
