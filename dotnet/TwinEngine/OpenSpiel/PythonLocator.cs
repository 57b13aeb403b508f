using System.ComponentModel;
using System.Diagnostics;
using System.Text.Json;
using TwinEngine.Cases;

namespace TwinEngine.OpenSpiel;

/// <summary>Finds an interpreter, and asks it where its shared library and its modules are.</summary>
internal static class PythonLocator
{
    private const string Question =
        "import json, sys, sysconfig; v = sysconfig.get_config_var; print(json.dumps({"
        + "'folders': [v('LIBDIR'), sys.base_prefix + '/lib', v('PYTHONFRAMEWORKPREFIX'), sys.base_prefix], "
        + "'names': [v('INSTSONAME'), v('LDLIBRARY'), 'python%d%d.dll' % sys.version_info[:2]], "
        + "'home': sys.base_prefix, 'path': [p for p in sys.path if p]}))";

    private const string Advice = "install Python with a shared libpython and open_spiel, and name it in PYTHONNET_PYEXE";

    private static readonly TimeSpan _patience = TimeSpan.FromSeconds(30);

    /// <exception cref="MissingDependencyException">No interpreter, no answer from it, or no shared library.</exception>
    public static PythonInstallation Find(Func<string, string?> environment)
    {
        var executable = Executable(environment);
        using var answer = Ask(executable);
        var root = answer.RootElement;
        var candidates = (
            from folder in Texts(root, "folders")
            from name in Texts(root, "names")
            where !name.EndsWith(".a", StringComparison.Ordinal)
            select Path.Combine(folder, name)).ToArray();
        var library = candidates.FirstOrDefault(File.Exists)
            ?? throw new MissingDependencyException(
                $"expected the shared library of {executable}, found none at {string.Join(' ', candidates)}: {Advice}");
        return new PythonInstallation(executable, library, root.GetProperty("home").GetString()!, Texts(root, "path").ToArray());
    }

    private static string Executable(Func<string, string?> environment)
    {
        if (environment("PYTHONNET_PYEXE") is { Length: > 0 } named)
        {
            return named;
        }

        if (environment("VIRTUAL_ENV") is { Length: > 0 } folder)
        {
            return OperatingSystem.IsWindows()
                ? Path.Combine(folder, "Scripts", "python.exe")
                : Path.Combine(folder, "bin", "python");
        }

        return OperatingSystem.IsWindows() ? "python" : "python3";
    }

    private static JsonDocument Ask(string executable)
    {
        try
        {
            var start = new ProcessStartInfo(executable, ["-c", Question])
            {
                RedirectStandardOutput = true,
                RedirectStandardError = true,
                RedirectStandardInput = true,
            };
            using var process = Process.Start(start)!;
            process.StandardInput.Close();
            var output = process.StandardOutput.ReadToEndAsync();
            var errors = process.StandardError.ReadToEndAsync();
            if (!process.WaitForExit(_patience))
            {
                process.Kill(entireProcessTree: true);
                throw new MissingDependencyException(
                    $"expected an answer from {executable}, found none within {_patience.TotalSeconds} s: {Advice}");
            }

            return process.ExitCode == 0
                ? JsonDocument.Parse(output.GetAwaiter().GetResult())
                : throw new MissingDependencyException(
                    $"expected {executable} to be a Python interpreter, found exit code {process.ExitCode} "
                    + $"({LastLine(errors.GetAwaiter().GetResult())}): {Advice}");
        }
        catch (Exception failure) when (failure is Win32Exception or JsonException or InvalidOperationException)
        {
            throw new MissingDependencyException(
                $"expected {executable} to be a Python interpreter, found: {failure.Message}: {Advice}");
        }
    }

    private static string LastLine(string text) =>
        text.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries).LastOrDefault("no message");

    private static IEnumerable<string> Texts(JsonElement root, string name) => root.GetProperty(name)
        .EnumerateArray()
        .Where(item => item.ValueKind == JsonValueKind.String)
        .Select(item => item.GetString()!)
        .Where(text => text.Length > 0);
}
