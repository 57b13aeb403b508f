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
        GameTreeBuilder.Build(KuhnState.Root(convention), playerCount: 2);
}
