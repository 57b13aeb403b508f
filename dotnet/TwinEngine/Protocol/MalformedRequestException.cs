namespace TwinEngine.Protocol;

/// <summary>
/// The request as a whole cannot be served (exit code 2): its JSON, its frame or a case's frame is wrong.
/// </summary>
internal sealed class MalformedRequestException(string message) : Exception(message);
