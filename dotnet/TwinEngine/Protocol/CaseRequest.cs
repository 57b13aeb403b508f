namespace TwinEngine.Protocol;

/// <summary>
/// A case of a request; <paramref name="Whole"/> is the case as it stood there, <paramref name="Parameters"/> its
/// params.
/// </summary>
internal sealed record CaseRequest(string Id, string Kind, JsonField Parameters, JsonField Whole);
