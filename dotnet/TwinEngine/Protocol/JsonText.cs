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

    private static byte[] Bytes(Action<Utf8JsonWriter> write, bool indented)
    {
        // Fixtures are data files, not pages: no need to escape what is special to HTML.
        var options = new JsonWriterOptions { Indented = indented, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };
        using var buffer = new MemoryStream();
        using (var writer = new Utf8JsonWriter(buffer, options))
        {
            write(writer);
        }

        buffer.WriteByte((byte)'\n');
        return buffer.ToArray();
    }
}
