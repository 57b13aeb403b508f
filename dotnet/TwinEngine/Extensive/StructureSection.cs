using System.Text.Json.Nodes;
using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Trees;

namespace TwinEngine.Extensive;

/// <summary>What a game is: players, sizes, information sets, recall, sums, subgames, its tree.</summary>
internal sealed class StructureSection : IGameSection
{
    public IReadOnlyList<Formulation> Formulations { get; } =
    [
        new(Definitions.TreeNode, "node columns in depth-first order, details interned"),
        new(Definitions.NodeCount, "one pass over the columns"),
        new(Definitions.Choices, "node lists sorted by player and first node"),
        new(Definitions.PerfectInformation, "lengths of the node lists"),
        new(Definitions.RecallBreaks, "own pasts of the first and each later node of a set walked back together, decision by decision"),
        new(Definitions.PerfectRecall, "no two own pasts of a set differ when walked back together"),
        new(Definitions.PayoffSums, "extremes over the distinct payoff vectors"),
        new(Definitions.ConstantSum, "equality of the extremes over the distinct payoff vectors"),
        new(Definitions.SubgameRoots, "members counted up the tree, taken off again at their lowest common ancestor"),
    ];

    public IEnumerable<Quantity> Compute(ExtensiveGameRequest request, ICaseMonitor monitor)
    {
        var tree = request.Game.Tree;
        monitor.ThrowIfStopped();
        return [.. Counts(tree), .. Properties(tree), .. request.Tree ? [Whole(tree)] : Array.Empty<Quantity>()];
    }

    private static IEnumerable<Quantity> Counts(GameTree tree)
    {
        var players = Enumerable.Range(0, tree.PlayerCount).ToArray();
        yield return new("players", Kinds.Table,
            Values.Table(players, Players.Name, player => Values.Of(OneLineForm.Of(tree.Heading.PlayerNames[player]))), Kinds.Text);
        yield return new("sizes", Kinds.Table, Figures(TreeSizes.Of(tree)), Kinds.Integer, Definition: Definitions.NodeCount);
        yield return new("player_sizes", Kinds.Table,
            Values.Table(players, Players.Name, player => new JsonObject
            {
                ["infosets"] = tree.InfosetsOf(player).Count(),
                ["sequences"] = 1 + tree.InfosetsOf(player).Sum(infoset => tree.Infosets[infoset].Actions.Count),
            }),
            Kinds.Integer, Definition: Definitions.Choices);
        yield return new("infosets", Kinds.Text, Values.Of(InfosetLines.Of(tree)), Definition: Definitions.Choices);
        yield return new("exact", Kinds.Boolean, Values.Of(tree.Heading.Exact));
    }

    private static IEnumerable<Quantity> Properties(GameTree tree)
    {
        yield return new("perfect_information", Kinds.Boolean,
            Values.Of(tree.Infosets.All(infoset => infoset.Nodes.Count == 1)), Definition: Definitions.PerfectInformation);
        var breaks = RecallBreak.Of(tree);
        yield return new("perfect_recall", Kinds.Boolean, Values.Of(breaks.Count == 0), Definition: Definitions.PerfectRecall);
        yield return new("recall_breaks", Kinds.Text,
            Values.Of(RecallBreak.ToText(tree, breaks)), Definition: Definitions.RecallBreaks);
        var sums = PayoffSums.Of(tree);
        yield return new("payoff_sums", Kinds.Table,
            new JsonObject { ["minimum"] = Values.Of(sums.Minimum), ["maximum"] = Values.Of(sums.Maximum) },
            Kinds.Rational, Definition: Definitions.PayoffSums);
        yield return new("constant_sum", Kinds.Boolean, Values.Of(sums.AreConstant), Definition: Definitions.ConstantSum);
        yield return new("subgame_roots", Kinds.Text, Values.Of(SubgameRoots.ToText(tree)), Definition: Definitions.SubgameRoots);
    }

    private static Quantity Whole(GameTree tree) =>
        new("tree", Kinds.Tree, TreeValue.Of(tree), Kinds.Rational, Definition: Definitions.TreeNode);

    private static JsonObject Figures(TreeSizes sizes) => new()
    {
        ["nodes"] = sizes.Nodes,
        ["chance_nodes"] = sizes.ChanceNodes,
        ["decision_nodes"] = sizes.DecisionNodes,
        ["terminals"] = sizes.Terminals,
        ["infosets"] = sizes.Infosets,
        ["depth"] = sizes.Depth,
    };
}
