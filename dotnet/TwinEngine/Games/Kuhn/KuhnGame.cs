namespace TwinEngine.Games.Kuhn;

/// <summary>Kuhn poker as a tree.</summary>
internal static class KuhnGame
{
    public const string Name = "kuhn_poker";

    /// <summary>The game with its named profiles.</summary>
    public static Game Create(PayoffConvention convention)
    {
        var tree = Build(convention);
        return new Game(Name, tree, KuhnNamedProfiles.For(tree));
    }

    public static GameTree Build(PayoffConvention convention) =>
        GameTreeBuilder.Build(KuhnState.Root(convention), 2, new TableOrder());

    /// <summary>By length, then by betting, then by card: 0 1 2 0pb 1pb 2pb, and 0b 1b 2b 0p 1p 2p.</summary>
    private sealed class TableOrder : IComparer<string>
    {
        public int Compare(string? x, string? y)
        {
            ArgumentNullException.ThrowIfNull(x);
            ArgumentNullException.ThrowIfNull(y);
            var byLength = x.Length.CompareTo(y.Length);
            var byBetting = byLength != 0 ? byLength : string.CompareOrdinal(x[1..], y[1..]);
            return byBetting != 0 ? byBetting : string.CompareOrdinal(x, y);
        }
    }
}
