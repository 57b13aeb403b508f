using TwinEngine.Numbers;

namespace TwinEngine.Ported;

/// <summary>
/// One turn of an enumeration: the actions it went through, the history it files them under, their weight.
/// </summary>
internal readonly record struct WeightedPath(string Actions, string History, Rational Weight);
