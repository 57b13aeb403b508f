namespace TwinEngine.Efg.Errors;

/// <summary>A probability in an .efg file is not positive.</summary>
internal sealed class EfgProbabilityException(EfgPosition at, string expected, string found) : EfgException(at, expected, found);
