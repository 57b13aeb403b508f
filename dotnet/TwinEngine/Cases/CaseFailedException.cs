namespace TwinEngine.Cases;

/// <summary>A case cannot be computed; the others go on. <see cref="Kind"/> is the protocol's word for it.</summary>
internal abstract class CaseFailedException(string kind, string message) : Exception(message)
{
    public string Kind { get; } = kind;
}
