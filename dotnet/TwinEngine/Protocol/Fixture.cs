using System.Text.Json;
using TwinEngine.Cases;

namespace TwinEngine.Protocol;

/// <summary>A fixture: a case as it was asked for, and what it came to.</summary>
internal sealed record Fixture(CaseRequest Case, string SpecDigest, CaseResult Result, double Seconds)
{
    private const string Schema = "twinproof.fixture/1";

    /// <exception cref="UnsupportedCaseException">A quantity has a number that is too long for a fixture.</exception>
    public byte[] ToJson() => JsonText.Indented(writer =>
    {
        writer.WriteStartObject();
        writer.WriteString("schema", Schema);
        writer.WritePropertyName("case");
        Case.Whole.Value.WriteTo(writer);
        WriteEngine(writer);
        writer.WriteString("spec_digest", SpecDigest);
        writer.WriteStartArray("quantities");
        foreach (var quantity in Result.Quantities)
        {
            Write(writer, quantity);
        }

        writer.WriteEndArray();
        writer.WriteStartObject("run");
        writer.WriteNumber("seconds", Seconds);
        writer.WriteString("host", Environment.MachineName);
        writer.WriteEndObject();
        writer.WriteEndObject();
    });

    private static void Write(Utf8JsonWriter writer, Quantity quantity)
    {
        writer.WriteStartObject();
        writer.WriteString("id", quantity.Id);
        writer.WriteString("kind", quantity.Kind);
        WriteOptional(writer, "entries", quantity.Entries);
        WriteOptional(writer, "unit", quantity.Unit);
        WriteOptional(writer, "definition", quantity.Definition);
        writer.WritePropertyName("value");
        try
        {
            quantity.Value.WriteTo(writer);
        }
        catch (OverlongRationalException)
        {
            throw OverlongRationalException.In(quantity.Id);
        }

        writer.WriteEndObject();
    }

    private static void WriteOptional(Utf8JsonWriter writer, string name, string? text)
    {
        if (text is not null)
        {
            writer.WriteString(name, text);
        }
    }

    private void WriteEngine(Utf8JsonWriter writer)
    {
        writer.WriteStartObject("engine");
        writer.WriteString("name", EngineIdentity.Name);
        writer.WriteString("version", EngineIdentity.Version);
        writer.WriteString("language", EngineIdentity.Language);
        writer.WriteString("runtime", EngineIdentity.Runtime);
        writer.WritePropertyName("libraries");
        EngineIdentity.Libraries(Result.Libraries).WriteTo(writer);
        writer.WriteEndObject();
    }
}
