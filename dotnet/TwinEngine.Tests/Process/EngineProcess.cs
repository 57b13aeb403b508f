using System.Diagnostics;

namespace TwinEngine.Tests.Process;

/// <summary>The built command, run as a process of its own under bash.</summary>
internal static class EngineProcess
{
    /// <summary>How bash names the command.</summary>
    public static string Command { get; } =
        $"'{Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") ?? "dotnet"}' exec '{Path.Combine(AppContext.BaseDirectory, "twinengine.dll")}'";

    public static (int Code, string Output, string Errors) Bash(string script, params (string Name, string Value)[] environment)
    {
        var start = new ProcessStartInfo("bash", ["-c", script])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        foreach (var (name, value) in environment)
        {
            start.Environment[name] = value;
        }

        using var process = System.Diagnostics.Process.Start(start)!;
        var output = process.StandardOutput.ReadToEndAsync();
        var errors = process.StandardError.ReadToEndAsync();
        if (!process.WaitForExit(TimeSpan.FromSeconds(60)))
        {
            process.Kill(entireProcessTree: true);
            throw new TimeoutException($"expected an end within 60 s: {script}");
        }

        return (process.ExitCode, output.GetAwaiter().GetResult(), errors.GetAwaiter().GetResult());
    }
}
