namespace TwinEngine.Cases;

/// <summary>A case kind or a game that this engine does not have.</summary>
internal sealed class UnsupportedCaseException(string message) : CaseFailedException("unsupported", message);
