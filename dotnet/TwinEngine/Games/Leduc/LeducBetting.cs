namespace TwinEngine.Games.Leduc;

/// <summary>A round of betting in Leduc poker: actions as numbers, player 1's first.</summary>
internal static class LeducBetting
{
    public const int Fold = 0;

    public const int Call = 1;

    public const int Raise = 2;

    private const int MostRaises = 2;

    public static bool HasFold(IReadOnlyList<int> round) => round.Count > 0 && round[^1] == Fold;

    /// <summary>A fold ends the round, and so does a call: of a raise, or of a check.</summary>
    public static bool IsOver(IReadOnlyList<int> round) => HasFold(round) || (round.Count > 1 && round[^1] == Call);

    /// <summary>A fold needs a bet to answer; a third raise is not allowed.</summary>
    public static IReadOnlyList<int> Legal(IReadOnlyList<int> round)
    {
        var legal = new List<int>();
        if (round.Count > 0 && round[^1] == Raise)
        {
            legal.Add(Fold);
        }

        legal.Add(Call);
        if (round.Count(action => action == Raise) < MostRaises)
        {
            legal.Add(Raise);
        }

        return legal;
    }

    /// <summary>What each player has paid after the round, both having paid <paramref name="before"/> at its beginning.</summary>
    public static int[] Paid(int before, IReadOnlyList<int> round, int raise)
    {
        int[] paid = [before, before];
        for (var turn = 0; turn < round.Count; turn++)
        {
            var other = paid[(turn + 1) % 2];
            paid[turn % 2] = round[turn] switch { Call => other, Raise => other + raise, _ => paid[turn % 2] };
        }

        return paid;
    }
}
