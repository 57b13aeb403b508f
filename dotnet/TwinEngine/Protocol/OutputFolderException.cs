namespace TwinEngine.Protocol;

/// <summary>The output folder cannot be made or written to (exit code 2).</summary>
internal sealed class OutputFolderException(string message) : Exception(message);
