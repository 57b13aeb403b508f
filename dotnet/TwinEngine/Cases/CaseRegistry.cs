using TwinEngine.Protocol;

namespace TwinEngine.Cases;

/// <summary>The case kinds of this engine, by name.</summary>
internal sealed class CaseRegistry(IReadOnlyList<ICaseKind> kinds)
{
    public IReadOnlyList<ICaseKind> Kinds { get; } = kinds;

    /// <exception cref="UnsupportedCaseException">There is no such kind.</exception>
    public ICaseKind Find(string name) =>
        Kinds.FirstOrDefault(kind => kind.Name == name)
        ?? throw new UnsupportedCaseException(
            $"kind: expected one of {string.Join(' ', Kinds.Select(kind => kind.Name))}, found {Found.Shorten(name)}");
}
