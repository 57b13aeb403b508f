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

    /// <summary>The tree, its information sets in table order.</summary>
    public static GameTree Build(PayoffConvention convention)
    {
        var table = KuhnTable.Short(convention);
        return RulesTree.Unroll(table.Heading, KuhnState.Root(table)).Reordered(new TableOrder());
    }
}
