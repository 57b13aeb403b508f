using System.Globalization;
using System.Numerics;
using System.Text.Json;
using TwinEngine.Numbers;
using TwinEngine.Protocol;

namespace TwinEngine.Profiles;

/// <summary>
/// A number of a request, exactly; <see cref="IsBinary"/> where it was a JSON number with a fraction or exponent.
/// </summary>
internal readonly record struct ExactNumber(Rational Value, bool IsBinary)
{
    private const string Expected = "an exact number such as \"1/3\", \"0.05\" or 1";

    /// <exception cref="FieldException">The field is no number.</exception>
    public static ExactNumber Read(JsonField field)
    {
        switch (field.Value.ValueKind)
        {
            case JsonValueKind.String when RationalText.TryParse(field.Value.GetString()!, out var value):
                return new ExactNumber(value, false);
            case JsonValueKind.Number:
                var text = field.Value.GetRawText();
                return text.AsSpan().ContainsAny('.', 'e', 'E')
                    ? new ExactNumber(field.Value.GetDouble().ToRational(), true)
                    : new ExactNumber(new Rational(BigInteger.Parse(text, CultureInfo.InvariantCulture), BigInteger.One), false);
            default:
                throw field.Wrong(Expected);
        }
    }

    /// <exception cref="FieldException">The field is no number, or lies outside of the bounds.</exception>
    public static Rational ReadWithin(JsonField field, Rational least, Rational most)
    {
        var number = Read(field).Value;
        return number >= least && number <= most ? number : throw field.Wrong($"a number from {least.ToShortText()} to {most.ToShortText()}");
    }
}
