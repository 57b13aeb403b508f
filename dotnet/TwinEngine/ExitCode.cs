namespace TwinEngine;

/// <summary>The engine protocol's exit codes.</summary>
public static class ExitCode
{
    /// <summary>Every case was computed.</summary>
    public const int Done = 0;

    /// <summary>The engine itself failed.</summary>
    public const int Crash = 1;

    /// <summary>The command line or the request is malformed, or the output folder cannot be written to.</summary>
    public const int Malformed = 2;

    /// <summary>Some cases failed and said so.</summary>
    public const int CasesFailed = 4;

    /// <summary>A signal stopped the engine: 128 plus the signal's number, by a shell's custom.</summary>
    public const int Stopped = 128;
}
