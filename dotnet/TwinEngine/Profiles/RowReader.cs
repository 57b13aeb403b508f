using System.Globalization;
using TwinEngine.Numbers;
using TwinEngine.Protocol;

namespace TwinEngine.Profiles;

/// <summary>Reads a row: action -> probability, every action of the infoset, summing to 1.</summary>
internal static class RowReader
{
    // 1,000 times what rounding a dozen entries to doubles can lose (quantities.md); exact rows have no tolerance.
    private static readonly Rational _binaryTolerance = new(1, 1_000_000_000_000);

    /// <exception cref="FieldException">An action is missing or unknown, an entry negative, or the sum not 1.</exception>
    public static IReadOnlyList<Rational> Read(JsonField field, IReadOnlyList<string> actions)
    {
        var members = field.Object(actions);
        var entries = actions.Select(action => ExactNumber.Read(members[action])).ToArray();
        foreach (var (action, entry) in actions.Zip(entries))
        {
            if (entry.Value.Sign < 0)
            {
                throw members[action].Wrong("a probability");
            }
        }

        var row = entries.Select(entry => entry.Value).ToArray();
        var error = Rational.Abs(row.Sum() - Rational.One);
        var binary = entries.Any(entry => entry.IsBinary);
        if (error > (binary ? _binaryTolerance : Rational.Zero))
        {
            throw new FieldException(
                field.Path,
                binary ? "a row that sums to 1 within 1e-12" : "a row that sums to 1",
                $"the sum {Found.Shorten(binary ? Plain(row.Sum().ToDouble()) : row.Sum().ToString())}");
        }

        return row;
    }

    private static string Plain(double value) => value.ToString("R", CultureInfo.InvariantCulture);
}
