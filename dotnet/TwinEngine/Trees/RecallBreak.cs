using TwinEngine.Games;

namespace TwinEngine.Trees;

/// <summary>
/// An information set whose owner forgets: its first node, and the first later one whose own past differs.
/// </summary>
internal sealed record RecallBreak(int Infoset, int First, int Second)
{
    /// <summary>The breaks of a game, in canonical order; none with perfect recall.</summary>
    public static IReadOnlyList<RecallBreak> Of(GameTree tree)
    {
        var pasts = tree.OwnPasts();
        var breaks = new List<RecallBreak>();
        for (var index = 0; index < tree.Infosets.Count; index++)
        {
            var nodes = tree.Infosets[index].Nodes;
            var differing = nodes.FirstOrDefault(node => pasts.Of(node) != pasts.Of(nodes[0]), -1);
            if (differing >= 0)
            {
                breaks.Add(new RecallBreak(index, nodes[0], differing));
            }
        }

        return breaks;
    }

    /// <summary>As a line: <c>player_1 ID: /HISTORY | /HISTORY</c>.</summary>
    public string ToLine(GameTree tree)
    {
        var infoset = tree.Infosets[Infoset];
        return $"{Players.Name(infoset.Player)} {OneLineForm.Of(infoset.Id)}: "
            + $"{Histories.InText(tree, First)} | {Histories.InText(tree, Second)}";
    }
}
