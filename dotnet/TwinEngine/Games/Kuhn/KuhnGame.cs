namespace TwinEngine.Games.Kuhn;

/// <summary>Kuhn poker as a tree.</summary>
internal static class KuhnGame
{
    public const string Name = "kuhn_poker";

    private static readonly GameHeading _heading = new("Kuhn poker", ["Player 0", "Player 1"]);

    /// <summary>The game with its named profiles.</summary>
    public static Game Create(PayoffConvention convention)
    {
        var tree = Build(convention);
        return new Game(Name, tree, KuhnNamedProfiles.For(tree));
    }

    /// <summary>The tree, its information sets in table order.</summary>
    public static GameTree Build(PayoffConvention convention) =>
        RulesTree.Unroll(_heading, KuhnState.Root(convention)).Reordered(new TableOrder());
}
