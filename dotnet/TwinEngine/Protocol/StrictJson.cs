using System.Text;
using System.Text.Json;

namespace TwinEngine.Protocol;

/// <summary>
/// Parses JSON as the protocol wants it: UTF-8, no duplicate keys, every number and character a real one.
/// </summary>
internal static class StrictJson
{
    private static readonly UTF8Encoding _strictUtf8 = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    /// <param name="bytes">The whole document.</param>
    /// <param name="name">What it is called in messages.</param>
    /// <exception cref="MalformedRequestException">It is not such JSON.</exception>
    public static JsonDocument Parse(byte[] bytes, string name)
    {
        try
        {
            _ = _strictUtf8.GetCharCount(bytes);
            var document = JsonDocument.Parse(bytes);
            Check(new JsonField(document.RootElement, name));
            return document;
        }
        catch (DecoderFallbackException failure)
        {
            throw new MalformedRequestException($"{name}: expected UTF-8, found other bytes at offset {failure.Index}");
        }
        catch (JsonException failure)
        {
            throw new MalformedRequestException(
                $"{name}: expected JSON, found at line {failure.LineNumber + 1}, byte {failure.BytePositionInLine + 1}: "
                + Reason(failure));
        }
    }

    private static string Reason(JsonException failure)
    {
        var place = failure.Message.IndexOf(" LineNumber:", StringComparison.Ordinal);
        return place < 0 ? failure.Message : failure.Message[..place];
    }

    private static void Check(JsonField field)
    {
        switch (field.Value.ValueKind)
        {
            case JsonValueKind.Object:
                CheckObject(field);
                break;
            case JsonValueKind.Array:
                foreach (var item in field.Items())
                {
                    Check(item);
                }

                break;
            case JsonValueKind.String when Decoded(() => field.Value.GetString()) is null:
                throw new MalformedRequestException($"{field.Path}: expected text, found half of a surrogate pair");
            case JsonValueKind.Number when IsInfinite(field.Value.GetRawText()):
                throw new MalformedRequestException(field.Wrong("a finite number").Message);
            default:
                break;
        }
    }

    private static void CheckObject(JsonField field)
    {
        var seen = new HashSet<string>();
        foreach (var member in field.Value.EnumerateObject())
        {
            var name = Decoded(() => member.Name)
                ?? throw new MalformedRequestException($"{field.Path}: expected text keys, found half of a surrogate pair");
            if (!seen.Add(name))
            {
                throw new MalformedRequestException($"{field.Path}: expected each key once, found {name} twice");
            }

            Check(new JsonField(member.Value, $"{field.Path}.{name}"));
        }
    }

    // System.Text.Json finds lone surrogates only when asked for the text.
    private static string? Decoded(Func<string?> text)
    {
        try
        {
            return text();
        }
        catch (InvalidOperationException)
        {
            return null;
        }
    }

    // An integer is exact, however long; a number with a fraction part or an exponent is read as a double.
    private static bool IsInfinite(string number) =>
        number.AsSpan().ContainsAny('.', 'e', 'E')
        && !double.IsFinite(double.Parse(number, System.Globalization.CultureInfo.InvariantCulture));
}
