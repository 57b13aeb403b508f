namespace TwinEngine.Cases;

/// <summary>
/// What a case came to, and the libraries beside the engine's own that it stands on (name -> version).
/// </summary>
internal sealed record CaseResult(IReadOnlyList<Quantity> Quantities, IReadOnlyDictionary<string, string> Libraries)
{
    private static readonly Dictionary<string, string> _none = [];

    public CaseResult(IReadOnlyList<Quantity> quantities)
        : this(quantities, _none)
    {
    }
}
