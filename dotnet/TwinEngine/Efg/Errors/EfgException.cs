using TwinEngine.Cases;

namespace TwinEngine.Efg.Errors;

/// <summary>An .efg file is not what games.md says; each kind of failure has a class of its own.</summary>
internal abstract class EfgException(EfgPosition at, string expected, string found)
    : CaseFailedException("invalid", $"line {at.Line}, column {at.Column}: expected {expected}, found {found}")
{
    public EfgPosition At { get; } = at;
}
