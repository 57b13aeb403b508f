namespace TwinEngine.Games;

/// <summary>What a game says of itself before its first node.</summary>
/// <param name="Title">As the source has it.</param>
/// <param name="PlayerNames">One per player, at least one.</param>
/// <param name="Exact">Whether all numbers are exact; otherwise a chance node's probabilities may miss 1 by 1e-12.</param>
internal sealed record GameHeading(string Title, IReadOnlyList<string> PlayerNames, bool Exact = true);
