namespace TwinEngine.Cases;

/// <summary>The parameters of a case do not make sense.</summary>
internal sealed class InvalidCaseException(string message) : CaseFailedException("invalid", message);
