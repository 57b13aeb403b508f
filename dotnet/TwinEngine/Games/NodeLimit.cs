using TwinEngine.Protocol;

namespace TwinEngine.Games;

/// <summary>How many nodes a game may have (games.md, "The model").</summary>
internal static class NodeLimit
{
    public const string Field = "node_limit";

    public const int Default = 1_000_000;

    public const int Most = 10_000_000;

    /// <exception cref="FieldException">The field is there and no integer within the bounds.</exception>
    public static int Read(IReadOnlyDictionary<string, JsonField> game) =>
        game.TryGetValue(Field, out var field) ? field.Integer(1, Most) : Default;
}
