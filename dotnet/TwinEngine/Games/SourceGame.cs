using TwinEngine.Efg;

namespace TwinEngine.Games;

/// <summary>A game as it came from its source.</summary>
/// <param name="Tree">What it means.</param>
/// <param name="Libraries">What it was built with beside this engine (name -> version).</param>
internal sealed record SourceGame(GameTree Tree, IReadOnlyDictionary<string, string>? Libraries = null)
{
    /// <summary>What stood in the .efg file; null where the game came from none.</summary>
    public EfgDocument? Document { get; init; }
}
