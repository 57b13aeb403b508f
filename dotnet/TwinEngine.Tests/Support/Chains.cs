using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Tests.Support;

/// <summary>Games of one player with one action at each decision: nothing but deep.</summary>
internal static class Chains
{
    private static readonly string[] _on = ["on"];

    public static GameTree OfPerfectInformation(int length)
    {
        var builder = Builder();
        Descend(builder, length, step => builder.Infoset(0, $"s{step}", _on));
        return builder.Build();
    }

    public static GameTree SharingOneSet(int length)
    {
        var builder = Builder();
        var shared = builder.Infoset(0, "s", _on);
        Descend(builder, length, _ => shared);
        return builder.Build();
    }

    /// <summary>Chance, then one of two chains; the nodes of one depth share a set.</summary>
    public static GameTree TwoAlike(int length)
    {
        var builder = Builder();
        builder.Chance(builder.Lottery(["l", "r"], [new Rational(1, 2), new Rational(1, 2)]));
        var sets = Enumerable.Range(0, length).Select(step => builder.Infoset(0, $"s{step}", _on)).ToArray();
        Descend(builder, length, step => sets[step]);
        Descend(builder, length, step => sets[step]);
        return builder.Build();
    }

    private static GameTreeBuilder Builder() => new(new GameHeading("", ["A"]));

    private static void Descend(GameTreeBuilder builder, int length, Func<int, int> infoset)
    {
        for (var step = 0; step < length; step++)
        {
            builder.Decision(infoset(step));
        }

        builder.Terminal([1]);
    }
}
