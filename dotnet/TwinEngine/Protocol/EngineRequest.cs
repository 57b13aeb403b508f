namespace TwinEngine.Protocol;

/// <summary>A request whose frame is sound; what is inside the cases' params is not yet known to be.</summary>
internal sealed record EngineRequest(string SpecDigest, IReadOnlyList<CaseRequest> Cases);
