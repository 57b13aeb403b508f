namespace TwinEngine.Efg.Errors;

/// <summary>An .efg file ends in the middle.</summary>
internal sealed class EfgEndException(EfgPosition at, string expected, string found) : EfgException(at, expected, found);
