using System.Globalization;
using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Ported.ExtensiveForm;

/// <summary>Any game put into GT-07's class: numbers as doubles, information sets by their ids, whoever they belong to.</summary>
internal static class TreeConversion
{
    public static ExtensiveFormGame Of(GameTree tree)
    {
        var game = new ExtensiveFormGame(tree.Heading.Title, tree.PlayerCount);
        var nodes = new GameNode[tree.NodeCount];
        for (var node = 0; node < nodes.Length; node++)
        {
            nodes[node] = Node(tree, node);
            if (node == 0)
            {
                game.SetRoot(nodes[node]);
            }
            else
            {
                game.AddChild(nodes[tree.Parent(node)], tree.EdgeAction(node), nodes[node]);
            }
        }

        return game;
    }

    private static GameNode Node(GameTree tree, int node)
    {
        var id = node.ToString(CultureInfo.InvariantCulture);
        switch (tree.Kind(node))
        {
            case NodeKind.Terminal:
                return GameNode.Leaf(id, tree.Payoffs(node).Select(payoff => payoff.ToDouble()).ToArray());
            case NodeKind.Chance:
                var lottery = tree.LotteryOf(node);
                return GameNode.OfNature(
                    id, lottery.Actions.Zip(lottery.Probabilities, (action, probability) => (action, probability.ToDouble())));
            default:
                var infoset = tree.Infosets[tree.InfosetOf(node)];
                return new GameNode(id, infoset.Player + 1) { Actions = [.. infoset.Actions], Infoset = infoset.Id };
        }
    }
}
