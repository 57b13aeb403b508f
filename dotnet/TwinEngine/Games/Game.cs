using TwinEngine.Profiles;

namespace TwinEngine.Games;

/// <summary>A game of this engine: its name, its tree, and the profiles it knows by name.</summary>
internal sealed record Game(string Name, GameTree Tree, IReadOnlyDictionary<string, NamedProfile> Profiles);
