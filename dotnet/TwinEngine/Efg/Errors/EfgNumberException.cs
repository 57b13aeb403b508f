namespace TwinEngine.Efg.Errors;

/// <summary>A number in an .efg file is none, has a zero denominator, or is too long.</summary>
internal sealed class EfgNumberException(EfgPosition at, string expected, string found) : EfgException(at, expected, found);
