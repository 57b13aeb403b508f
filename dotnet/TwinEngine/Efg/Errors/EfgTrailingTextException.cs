namespace TwinEngine.Efg.Errors;

/// <summary>Text follows the last node of an .efg file.</summary>
internal sealed class EfgTrailingTextException(EfgPosition at, string expected, string found) : EfgException(at, expected, found);
