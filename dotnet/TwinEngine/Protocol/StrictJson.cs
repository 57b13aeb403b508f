using System.Text;
using System.Text.Json;

namespace TwinEngine.Protocol;

/// <summary>Parses JSON as the protocol wants it: UTF-8, no duplicate keys, every number finite, every text a text.</summary>
internal static class StrictJson
{
    private static readonly UTF8Encoding _utf8 = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    /// <param name="bytes">The whole document.</param>
    /// <param name="name">What it is called in messages.</param>
    /// <exception cref="MalformedRequestException">It is not such JSON.</exception>
    public static JsonDocument Parse(byte[] bytes, string name)
    {
        try
        {
            _ = _utf8.GetCharCount(bytes);
            CheckTokens(bytes, new JsonPath(name));
            return JsonDocument.Parse(bytes);
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
        catch (FieldException failure)
        {
            throw new MalformedRequestException(failure.Message);
        }
    }

    // System.Text.Json takes duplicate keys, lone surrogates and 1e999 without a word: hence a walk of our own over the tokens.
    private static void CheckTokens(byte[] bytes, JsonPath path)
    {
        var reader = new Utf8JsonReader(bytes);
        while (reader.Read())
        {
            switch (reader.TokenType)
            {
                case JsonTokenType.StartObject or JsonTokenType.StartArray:
                    path.Open();
                    break;
                case JsonTokenType.EndObject or JsonTokenType.EndArray:
                    path.Close();
                    break;
                case JsonTokenType.PropertyName:
                    path.Enter(Decode(ref reader, path));
                    break;
                case JsonTokenType.String when reader.ValueIsEscaped:
                    _ = Decode(ref reader, path);
                    break;
                case JsonTokenType.Number:
                    CheckNumber(ref reader, path);
                    break;
                default:
                    break;
            }
        }
    }

    private static string Decode(ref Utf8JsonReader reader, JsonPath path)
    {
        try
        {
            return reader.GetString()!;
        }
        catch (InvalidOperationException)
        {
            throw new FieldException(path.ToString(), "text", "half of a surrogate pair");
        }
    }

    // An integer is exact, however long; a number with a fraction part or an exponent is read as a double.
    private static void CheckNumber(ref Utf8JsonReader reader, JsonPath path)
    {
        if (reader.ValueSpan.IndexOfAny(".eE"u8) >= 0 && !(reader.TryGetDouble(out var number) && double.IsFinite(number)))
        {
            throw new FieldException(
                path.ToString(), "a finite number", Found.Shorten(Encoding.UTF8.GetString(reader.ValueSpan)));
        }
    }

    private static string Reason(JsonException failure)
    {
        var place = failure.Message.IndexOf(" LineNumber:", StringComparison.Ordinal);
        return place < 0 ? failure.Message : failure.Message[..place];
    }
}
