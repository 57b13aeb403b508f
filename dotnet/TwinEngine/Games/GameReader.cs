using TwinEngine.Cases;
using TwinEngine.Protocol;

namespace TwinEngine.Games;

/// <summary>Reads <c>params.game</c> of the case kinds for any game (games.md, "game: how a game is named").</summary>
internal sealed class GameReader(IReadOnlyList<GameSource> sources)
{
    /// <summary>The names of the games, and of the ways to bring one, that this engine has.</summary>
    public IReadOnlyList<string> Names { get; } = sources.Select(source => source.Name).ToArray();

    /// <exception cref="FieldException">The field is no game.</exception>
    /// <exception cref="UnsupportedCaseException">It names a game that this engine does not have.</exception>
    /// <exception cref="CaseFailedException">The game breaks a rule, is too large, or cannot be had.</exception>
    public SourceGame Read(JsonField field, ICaseMonitor monitor)
    {
        var name = field.Members().FirstOrDefault(member => member.Key == "name").Value;
        if (name.Path is null)
        {
            throw new FieldException(field.Path, "a field name", $"only {Found.Names(field.Members().Select(member => member.Key))}");
        }

        var source = sources.FirstOrDefault(source => source.Name == name.Text())
            ?? throw new UnsupportedCaseException(name.Wrong($"one of {string.Join(' ', Names)}").Message);
        var fields = field.Object(["name", .. source.Required], [.. source.Optional, NodeLimit.Field]);
        return source.Build(fields, NodeLimit.Read(fields), monitor);
    }
}
