using TwinEngine.Protocol;

namespace TwinEngine.Profiles;

/// <summary>A profile that a game knows by name, the fields it takes beside <c>name</c>, and how it is read.</summary>
/// <param name="Required">Fields that must be there.</param>
/// <param name="Optional">Fields that may be there.</param>
/// <param name="Read">From the fields and a reader for profiles within them.</param>
internal sealed record NamedProfile(
    IReadOnlyList<string> Required,
    IReadOnlyList<string> Optional,
    Func<IReadOnlyDictionary<string, JsonField>, ProfileReader, Profile> Read);
