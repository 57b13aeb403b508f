namespace TwinEngine.Games;

/// <summary>An information set: its owner, its label, its actions, its nodes in depth-first order.</summary>
/// <param name="Player">0-based.</param>
/// <param name="Label">OpenSpiel's information state string.</param>
/// <param name="Actions">Action labels in move order.</param>
/// <param name="Nodes">Indices into the tree's node arrays.</param>
/// <param name="Predecessor">The owner's last infoset before this one (an index), or -1.</param>
/// <param name="PredecessorAction">What the owner chose there, or -1.</param>
internal sealed record Infoset(
    int Player,
    string Label,
    IReadOnlyList<string> Actions,
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
