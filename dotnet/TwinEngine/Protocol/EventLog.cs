using System.Text;
using System.Text.Json;

namespace TwinEngine.Protocol;

/// <summary>
/// Writes the protocol's events, one JSON object a line. Nobody listening is no reason to stop computing.
/// </summary>
internal sealed class EventLog(TextWriter target)
{
    public void Started(string caseId) => Write("case_started", caseId, _ => { });

    public void Progress(string caseId, long done, long total) => Write("progress", caseId, writer =>
    {
        writer.WriteNumber("done", done);
        writer.WriteNumber("total", total);
    });

    public void Finished(string caseId, double seconds) =>
        Write("case_finished", caseId, writer => writer.WriteNumber("seconds", seconds));

    public void Failed(string caseId, string kind, string message) => Write("case_failed", caseId, writer =>
    {
        writer.WriteString("kind", kind);
        writer.WriteString("message", OneLine.Of(message));
    });

    private void Write(string name, string caseId, Action<Utf8JsonWriter> writeFields)
    {
        var line = JsonText.Compact(writer =>
        {
            writer.WriteStartObject();
            writer.WriteString("event", name);
            writer.WriteString("case", caseId);
            writeFields(writer);
            writer.WriteEndObject();
        });
        try
        {
            target.Write(Encoding.UTF8.GetString(line));
            target.Flush();
        }
        catch (IOException)
        {
            // A closed pipe or a full disk behind standard error: the fixtures matter more.
        }
    }
}
