namespace TwinEngine.Protocol;

/// <summary>The command line is wrong (exit code 2).</summary>
internal sealed class UsageException(string message) : Exception(message);
