namespace TwinEngine.Efg.Errors;

/// <summary>The probabilities of a chance node in an .efg file do not sum to 1.</summary>
internal sealed class EfgProbabilitySumException(EfgPosition at, string expected, string found) : EfgException(at, expected, found);
