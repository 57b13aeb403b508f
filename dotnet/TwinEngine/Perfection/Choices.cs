namespace TwinEngine.Perfection;

/// <summary>
/// Decisions that an equilibrium of a subgame makes, as a tree of shared parts: one decision (or none, where
/// <see cref="Infoset"/> is -1), and what two further parts decide.
/// </summary>
internal sealed record Choices(int Infoset, int Action, Choices? First, Choices? Second)
{
    public static Choices? Join(Choices? first, Choices? second) =>
        first is null ? second : second is null ? first : new Choices(-1, -1, first, second);

    /// <summary>Writes the decisions into an array of actions by infoset.</summary>
    public void WriteTo(int[] actions)
    {
        var open = new Stack<Choices>([this]);
        while (open.TryPop(out var at))
        {
            if (at.Infoset >= 0)
            {
                actions[at.Infoset] = at.Action;
            }

            foreach (var part in new[] { at.First, at.Second })
            {
                if (part is not null)
                {
                    open.Push(part);
                }
            }
        }
    }
}
