using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Profiles;

/// <summary>
/// A behaviour strategy for every player: one row per information set of the tree, one entry per action.
/// </summary>
internal sealed class Profile
{
    private readonly Rational[][] _rows;

    private Profile(Rational[][] rows) => _rows = rows;

    /// <summary>The probability of an action at an infoset, both by index.</summary>
    public Rational this[int infoset, int action] => _rows[infoset][action];

    public IReadOnlyList<Rational> Row(int infoset) => _rows[infoset];

    public static Profile Of(GameTree tree, Func<Infoset, IReadOnlyList<Rational>> row) =>
        new(tree.Infosets.Select(infoset => row(infoset).ToArray()).ToArray());

    public static Profile Uniform(GameTree tree) =>
        Of(tree, infoset => Enumerable.Repeat(new Rational(1, infoset.Actions.Count), infoset.Actions.Count).ToArray());

    public Profile WithRow(int infoset, IReadOnlyList<Rational> row)
    {
        Rational[][] rows = [.. _rows];
        rows[infoset] = [.. row];
        return new Profile(rows);
    }

    /// <summary>This profile, with one player's rows taken from another one.</summary>
    public Profile WithPlayer(GameTree tree, int player, Profile other) =>
        tree.InfosetsOf(player).Aggregate(this, (profile, infoset) => profile.WithRow(infoset, other.Row(infoset)));
}
