using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text.Json.Nodes;

namespace TwinEngine.Protocol;

/// <summary>Who this engine is, and what it stands on.</summary>
internal static class EngineIdentity
{
    public const string Name = "twinengine";

    public const string Language = "C#";

    public static string Version => typeof(EngineIdentity).Assembly.GetName().Version!.ToString(3);

    public static string Runtime => RuntimeInformation.FrameworkDescription;

    /// <summary>The engine's own libraries and the given ones: name -> version, or null where it is absent.</summary>
    public static JsonObject Libraries(IReadOnlyDictionary<string, string> others)
    {
        var libraries = new JsonObject { ["pythonnet"] = PythonnetVersion() };
        foreach (var (name, version) in others)
        {
            libraries.Add(name, version);
        }

        return libraries;
    }

    private static string? PythonnetVersion()
    {
        try
        {
            return LoadedPythonnetVersion();
        }
        catch (Exception failure) when (failure is FileNotFoundException or FileLoadException or BadImageFormatException)
        {
            return null;
        }
    }

    // Apart, so that the assembly is only looked for when this is called.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string LoadedPythonnetVersion() =>
        typeof(Python.Runtime.PythonEngine).Assembly.GetName().Version!.ToString(3);
}
