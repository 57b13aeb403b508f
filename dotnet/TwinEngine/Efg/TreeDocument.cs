using System.Globalization;
using System.Numerics;
using TwinEngine.Games;

namespace TwinEngine.Efg;

/// <summary>
/// The .efg file of a game that came from none: no comment and no names of nodes and outcomes; numbers in canonical order.
/// </summary>
internal static class TreeDocument
{
    public static EfgDocument Of(GameTree tree)
    {
        var infosets = tree.Infosets.Select(infoset => new EfgInfoset(
            BigInteger.Parse(infoset.Number, CultureInfo.InvariantCulture), infoset.Label, infoset.ActionLabels, [])).ToArray();
        var (chanceNodes, terminals) = (0, 0);
        return new EfgDocument(
            tree.Heading.Title, tree.Heading.PlayerNames, "", Enumerable.Range(0, tree.NodeCount).Select(Node).ToArray());

        EfgNode Node(int node) => tree.Kind(node) switch
        {
            NodeKind.Chance => new(NodeKind.Chance, "", -1, Draw(tree.LotteryOf(node)), null),
            NodeKind.Terminal => new(NodeKind.Terminal, "", -1, null, new EfgOutcome(++terminals, "", tree.Payoffs(node))),
            _ => new(NodeKind.Decision, "", tree.PlayerOf(node), infosets[tree.InfosetOf(node)], null),
        };

        EfgInfoset Draw(Lottery lottery) => new(++chanceNodes, "", lottery.ActionLabels, lottery.Probabilities);
    }
}
