using TwinEngine.Numbers;

namespace TwinEngine.Games;

/// <summary>A chance prefix of a game: its label, its probability, and the node where play starts.</summary>
internal sealed record Deal(string Label, Rational Probability, int Root)
{
    /// <summary>The deals of a tree, in depth-first order.</summary>
    public static IReadOnlyList<Deal> Of(GameTree tree)
    {
        var deals = new List<Deal>();
        Collect(tree, 0, Rational.One, deals);
        return deals;
    }

    /// <summary>The terminal nodes below the deal, in depth-first order.</summary>
    public IEnumerable<int> Terminals(GameTree tree) => tree.Terminals(Root, tree.End(Root));

    private static void Collect(GameTree tree, int node, Rational probability, List<Deal> deals)
    {
        if (tree.Kind(node) != NodeKind.Chance)
        {
            deals.Add(new Deal(string.Join(' ', tree.Path(0, node)), probability, node));
            return;
        }

        foreach (var child in tree.Children(node))
        {
            Collect(tree, child, probability * tree.EdgeProbability(child), deals);
        }
    }
}
