using System.Text.Encodings.Web;
using System.Text.Json;

namespace TwinEngine.Protocol;

/// <summary>
/// How this engine writes JSON: files indented by two blanks, event lines compact, doubles in their shortest form.
/// </summary>
internal static class JsonText
{
    public static byte[] Indented(Action<Utf8JsonWriter> write) => Bytes(write, indented: true);

    public static byte[] Compact(Action<Utf8JsonWriter> write) => Bytes(write, indented: false);

    // Fixtures are data files, not pages: no need to escape what is special to HTML.
    public static JsonWriterOptions Options(bool indented) =>
        new() { Indented = indented, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    private static byte[] Bytes(Action<Utf8JsonWriter> write, bool indented)
    {
        using var buffer = new MemoryStream();
        using (var writer = new Utf8JsonWriter(buffer, Options(indented)))
        {
            write(writer);
        }

        buffer.WriteByte((byte)'\n');
        return buffer.ToArray();
    }
}
