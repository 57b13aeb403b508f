namespace TwinEngine.Efg.Errors;

/// <summary>An outcome in an .efg file has not one payoff for each player.</summary>
internal sealed class EfgPayoffCountException(EfgPosition at, string expected, string found) : EfgException(at, expected, found);
