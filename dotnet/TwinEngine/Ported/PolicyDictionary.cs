using System.Globalization;
using TwinEngine.Numbers;

namespace TwinEngine.Ported;

/// <summary>
/// GT-13b's dictionary of both players' rows, keyed prefix, bar, card: <c>pb|0</c>. No profile of the game.
/// </summary>
internal sealed class PolicyDictionary
{
    private static readonly string[] _prefixes = ["", "pb", "b", "p"];

    private readonly Dictionary<string, IReadOnlyList<Rational>> _rows;

    private PolicyDictionary(Dictionary<string, IReadOnlyList<Rational>> rows) => _rows = rows;

    /// <summary>The twelve keys.</summary>
    public static IReadOnlyList<string> Keys { get; } =
        _prefixes.SelectMany(prefix => SourceDeals.Cards.Select(card => Key(prefix, card))).ToArray();

    /// <summary>Bets if and only if the card is the king, under all four prefixes.</summary>
    public static PolicyDictionary Blueprint { get; } =
        new(Keys.ToDictionary(key => key, key => BetWith(key.EndsWith('2') ? 1 : 0)));

    /// <summary>The blueprint with "always bet" at <c>pb|0</c> and <c>pb|1</c>.</summary>
    public static PolicyDictionary Naive { get; } = Blueprint.With("pb|0", BetWith(1)).With("pb|1", BetWith(1));

    /// <summary>A copy of the blueprint, by construction.</summary>
    public static PolicyDictionary Safe { get; } = new(new(Blueprint._rows));

    public static PolicyDictionary Uniform { get; } =
        new(Keys.ToDictionary(key => key, _ => BetWith(new Rational(1, 2))));

    /// <summary>The probability of an action, 0 for p and 1 for b.</summary>
    public Rational this[string prefix, int card, int action] => _rows[Key(prefix, card)][action];

    public PolicyDictionary With(string key, IReadOnlyList<Rational> row) => new(new(_rows) { [key] = row });

    private static string Key(string prefix, int card) => string.Create(CultureInfo.InvariantCulture, $"{prefix}|{card}");

    private static IReadOnlyList<Rational> BetWith(Rational probability) => [Rational.One - probability, probability];
}
