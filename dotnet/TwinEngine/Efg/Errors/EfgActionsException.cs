namespace TwinEngine.Efg.Errors;

/// <summary>A node in an .efg file has no action.</summary>
internal sealed class EfgActionsException(EfgPosition at, string expected, string found) : EfgException(at, expected, found);
