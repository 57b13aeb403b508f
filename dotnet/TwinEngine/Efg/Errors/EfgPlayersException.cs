namespace TwinEngine.Efg.Errors;

/// <summary>An .efg file has no player.</summary>
internal sealed class EfgPlayersException(EfgPosition at, string expected, string found) : EfgException(at, expected, found);
