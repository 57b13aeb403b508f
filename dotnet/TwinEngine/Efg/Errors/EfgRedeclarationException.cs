namespace TwinEngine.Efg.Errors;

/// <summary>An .efg file declares an information set or outcome again, and otherwise.</summary>
internal sealed class EfgRedeclarationException(EfgPosition at, string expected, string found) : EfgException(at, expected, found);
