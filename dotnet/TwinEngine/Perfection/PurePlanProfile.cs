using System.Globalization;
using System.Numerics;
using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Perfection;

/// <summary>A profile of pure plans of a game that may have too many to list: its action at every infoset.</summary>
/// <param name="Actions">Per infoset.</param>
/// <param name="Numbers">Per player: the number of his plan, from 1.</param>
/// <param name="Payoffs">Expected, per player.</param>
internal sealed record PurePlanProfile(
    IReadOnlyList<int> Actions, IReadOnlyList<BigInteger> Numbers, IReadOnlyList<Rational> Payoffs) : IComparable<PurePlanProfile>
{
    /// <summary>Plan numbers separated by one blank.</summary>
    public string Name => string.Join(' ', Numbers.Select(number => number.ToString(CultureInfo.InvariantCulture)));

    public static PurePlanProfile Of(GameTree tree, IReadOnlyList<int> actions, IReadOnlyList<Rational> payoffs) =>
        new(actions, Enumerable.Range(0, tree.PlayerCount).Select(player => Number(tree, actions, player)).ToArray(), payoffs);

    public int CompareTo(PurePlanProfile? other) => other is null
        ? 1
        : Numbers.Zip(other.Numbers, (own, others) => own.CompareTo(others)).FirstOrDefault(order => order != 0);

    private static BigInteger Number(GameTree tree, IReadOnlyList<int> actions, int player) =>
        1 + tree.InfosetsOf(player).Aggregate(BigInteger.Zero, (number, infoset) =>
            (number * tree.Infosets[infoset].Actions.Count) + actions[infoset]);
}
