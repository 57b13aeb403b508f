namespace TwinEngine.Ported.Checks;

/// <summary>
/// What a check of the source answers on an input, and whether the sentence that it guards is true there.
/// </summary>
internal readonly record struct CheckOutcome(bool Check, bool Sentence);
