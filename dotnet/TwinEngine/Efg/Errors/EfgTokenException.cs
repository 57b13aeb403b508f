namespace TwinEngine.Efg.Errors;

/// <summary>Something stands in an .efg file where something else was expected.</summary>
internal sealed class EfgTokenException(EfgPosition at, string expected, string found) : EfgException(at, expected, found);
