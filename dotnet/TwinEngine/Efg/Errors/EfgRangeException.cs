namespace TwinEngine.Efg.Errors;

/// <summary>A player, information set or outcome number in an .efg file is out of range.</summary>
internal sealed class EfgRangeException(EfgPosition at, string expected, string found) : EfgException(at, expected, found);
