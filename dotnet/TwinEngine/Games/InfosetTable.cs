namespace TwinEngine.Games;

/// <summary>Closes the information sets of a finished tree: canonical order, ids, predecessors.</summary>
internal static class InfosetTable
{
    /// <param name="nodes">Complete; decision nodes' details index <paramref name="open"/>.</param>
    /// <param name="open">In the order of declaration.</param>
    /// <param name="playerCount">Chance apart.</param>
    /// <returns>The information sets that have nodes, and for each declared one its index there (-1 without nodes).</returns>
    public static (Infoset[] Infosets, int[] To) Of(NodeColumns nodes, List<OpenInfoset> open, int playerCount)
    {
        var from = Enumerable.Range(0, open.Count)
            .Where(index => open[index].Nodes.Count > 0)
            .OrderBy(index => open[index].Player)
            .ThenBy(index => open[index].Nodes[0])
            .ToArray();
        var to = Enumerable.Repeat(-1, open.Count).ToArray();
        for (var index = 0; index < from.Length; index++)
        {
            to[from[index]] = index;
        }

        var pasts = OwnPasts.Of(nodes, open.Select(infoset => infoset.Player).ToArray(), playerCount);
        var closed = from.Select(index => open[index]).GroupBy(infoset => infoset.Player).SelectMany(Named).Select(infoset =>
        {
            var (before, action) = pasts.Before(infoset.Nodes[0]);
            return infoset with { Predecessor = before < 0 ? -1 : to[nodes.Detail[before]], PredecessorAction = action };
        });
        return (closed.ToArray(), to);
    }

    private static IEnumerable<Infoset> Named(IEnumerable<OpenInfoset> ofPlayer)
    {
        var open = ofPlayer.ToArray();
        string Number(int index) => open[index].Number ?? Identifiers.Position(index);
        var ids = Identifiers.Of(open.Select(infoset => infoset.Label).ToArray(), Number);
        return open.Select((infoset, index) => new Infoset(
            infoset.Player,
            ids[index],
            infoset.Label,
            Number(index),
            Identifiers.OfActions(infoset.Actions),
            infoset.Actions,
            infoset.Nodes,
            Predecessor: -1,
            PredecessorAction: -1));
    }
}
