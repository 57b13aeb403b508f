namespace TwinEngine.Games;

/// <summary>An information set: its owner, its names, its actions, its nodes in depth-first order.</summary>
/// <param name="Player">0-based.</param>
/// <param name="Id">Unique among its player's: the label where that is unambiguous (games.md, "Ids and order").</param>
/// <param name="Label">As the source has it; OpenSpiel's information state string.</param>
/// <param name="Number">Among its player's: the .efg file's number, otherwise the position from 1 in canonical order.</param>
/// <param name="Actions">Action ids in move order.</param>
/// <param name="ActionLabels">Action labels as the source has them.</param>
/// <param name="Nodes">Node indices.</param>
/// <param name="Predecessor">The owner's last infoset before the first node (an index), or -1; with perfect recall, before every node.</param>
/// <param name="PredecessorAction">What the owner chose there, or -1.</param>
internal sealed record Infoset(
    int Player,
    string Id,
    string Label,
    string Number,
    IReadOnlyList<string> Actions,
    IReadOnlyList<string> ActionLabels,
    IReadOnlyList<int> Nodes,
    int Predecessor,
    int PredecessorAction)
{
    public int IndexOf(string action)
    {
        for (var index = 0; index < Actions.Count; index++)
        {
            if (Actions[index] == action)
            {
                return index;
            }
        }

        return -1;
    }
}
