namespace TwinEngine.Efg.Errors;

/// <summary>An .efg file names an information set or outcome that was not declared before.</summary>
internal sealed class EfgUndeclaredException(EfgPosition at, string expected, string found) : EfgException(at, expected, found);
