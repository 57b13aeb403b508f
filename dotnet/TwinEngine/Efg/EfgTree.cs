using System.Globalization;
using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Efg;

/// <summary>What an .efg file means: its game as a tree, the outcomes along a path added up.</summary>
internal static class EfgTree
{
    /// <exception cref="Games.Rules.NodeLimitException">There are more nodes.</exception>
    public static GameTree Build(EfgDocument document, int nodeLimit = NodeLimit.Default)
    {
        var builder = new GameTreeBuilder(new GameHeading(document.Title, document.PlayerNames), nodeLimit);
        var declared = new Dictionary<EfgInfoset, int>(ReferenceEqualityComparer.Instance);
        var open = new Stack<(int Missing, Rational[] Sum)>();
        var nothing = new Rational[document.PlayerNames.Count];
        foreach (var node in document.Nodes)
        {
            var before = open.TryPeek(out var parent) ? parent.Sum : nothing;
            var sum = node.Outcome is { } outcome ? before.Zip(outcome.Payoffs, (so, far) => so + far).ToArray() : before;
            Append(builder, declared, node, sum);
            open.Push((node.Infoset?.Actions.Count ?? 0, sum));
            while (open.TryPeek(out var top) && top.Missing == 0)
            {
                open.Pop();
                if (open.TryPop(out var above))
                {
                    open.Push((above.Missing - 1, above.Sum));
                }
            }
        }

        return builder.Build();
    }

    private static void Append(
        GameTreeBuilder builder, Dictionary<EfgInfoset, int> declared, EfgNode node, IReadOnlyList<Rational> payoffs)
    {
        if (node.Infoset is not { } infoset)
        {
            builder.Terminal(payoffs);
            return;
        }

        var known = declared.TryGetValue(infoset, out var number);
        if (node.Kind == NodeKind.Chance)
        {
            number = known ? number : builder.Lottery(infoset.Actions, infoset.Probabilities);
            builder.Chance(number);
        }
        else
        {
            number = known ? number : builder.Infoset(
                node.Player, infoset.Label, infoset.Actions, infoset.Number.ToString(CultureInfo.InvariantCulture));
            builder.Decision(number);
        }

        declared[infoset] = number;
    }
}
