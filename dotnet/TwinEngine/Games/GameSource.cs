using TwinEngine.Cases;
using TwinEngine.Protocol;

namespace TwinEngine.Games;

/// <summary>A way of naming games in <c>params.game</c>: its name, the fields it takes beside <c>name</c>, and how it builds.</summary>
/// <param name="Name">The value of <c>name</c>.</param>
/// <param name="Required">Fields that must be there.</param>
/// <param name="Optional">Fields that may be there; <c>node_limit</c> may always.</param>
/// <param name="Build">From the fields and the node limit; the monitor is told how far it is.</param>
internal sealed record GameSource(
    string Name,
    IReadOnlyList<string> Required,
    IReadOnlyList<string> Optional,
    Func<IReadOnlyDictionary<string, JsonField>, int, ICaseMonitor, SourceGame> Build);
