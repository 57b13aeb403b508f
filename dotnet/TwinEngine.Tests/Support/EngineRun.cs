using System.Text.Json;
using TwinEngine.Cases;

namespace TwinEngine.Tests.Support;

/// <summary>A folder of its own for one test, with the engine run in this process.</summary>
internal sealed class EngineRun : IDisposable
{
    public EngineRun()
    {
        Folder = Directory.CreateTempSubdirectory("twinengine-tests-").FullName;
    }

    public string Folder { get; }

    public string Out => Path.Combine(Folder, "out");

    public string Output { get; private set; } = "";

    public string Errors { get; private set; } = "";

    public string[] Temporaries => Directory.GetFiles(Out).Where(file => file.Contains(".tmp-", StringComparison.Ordinal)).ToArray();

    public IReadOnlyList<JsonElement> Events =>
        Errors.Split('\n', StringSplitOptions.RemoveEmptyEntries).Select(line => JsonDocument.Parse(line).RootElement).ToArray();

    public static string RequestOf(params string[] cases) =>
        $$"""{"schema": "twinproof.request/1", "spec_digest": "sha256:00", "cases": [{{string.Join(',', cases)}}]}""";

    public static string Case(string id, string kind, string parameters) =>
        $$"""{"id": "{{id}}", "kind": "{{kind}}", "params": {{parameters}}}""";

    public string Write(string request) => WriteBytes(System.Text.Encoding.UTF8.GetBytes(request));

    public string WriteBytes(byte[] request)
    {
        var file = Path.Combine(Folder, "request.json");
        File.WriteAllBytes(file, request);
        return file;
    }

    public int Invoke(params string[] arguments)
    {
        using var output = new StringWriter();
        using var errors = new StringWriter();
        var code = EngineCommand.Invoke(arguments, output, errors, CancellationToken.None);
        (Output, Errors) = (output.ToString(), errors.ToString());
        return code;
    }

    public int Run(string request) => Invoke("run", Write(request), "--out", Out);

    public JsonElement Fixture(string id) => JsonDocument.Parse(File.ReadAllBytes(Path.Combine(Out, $"{id}.json"))).RootElement;

    public string FixtureText(string id) => File.ReadAllText(Path.Combine(Out, $"{id}.json"));

    public JsonElement Quantity(string id, string quantity) => Fixture(id).GetProperty("quantities").EnumerateArray()
        .Single(candidate => candidate.GetProperty("id").GetString() == quantity).GetProperty("value");

    public void Dispose() => Directory.Delete(Folder, recursive: true);
}

/// <summary>A monitor for cases that are computed without the engine around them.</summary>
internal sealed class Unwatched : ICaseMonitor
{
    public void Report(long done, long total)
    {
    }

    public void ThrowIfStopped()
    {
    }
}
