using System.Text.Json;
using System.Text.Json.Serialization;

namespace TwinEngine.Cases;

/// <summary>Stands in a value for a rational of more digits than a fixture may have: whoever writes it learns so.</summary>
[JsonConverter(typeof(Converter))]
internal sealed record OverlongRational
{
    private sealed class Converter : JsonConverter<OverlongRational>
    {
        public override OverlongRational Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
            throw new NotSupportedException("such a number is only written");

        public override void Write(Utf8JsonWriter writer, OverlongRational value, JsonSerializerOptions options) =>
            throw new OverlongRationalException();
    }
}
