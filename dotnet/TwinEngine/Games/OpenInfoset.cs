namespace TwinEngine.Games;

/// <summary>An information set while its nodes are still coming.</summary>
/// <param name="Player">0-based.</param>
/// <param name="Label">As the source has it.</param>
/// <param name="Actions">Labels in order.</param>
/// <param name="Number">Among its player's, where the source has one.</param>
internal sealed record OpenInfoset(int Player, string Label, IReadOnlyList<string> Actions, string? Number)
{
    /// <summary>In depth-first order.</summary>
    public List<int> Nodes { get; } = [];
}
