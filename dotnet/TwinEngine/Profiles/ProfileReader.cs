using TwinEngine.Games;
using TwinEngine.Protocol;

namespace TwinEngine.Profiles;

/// <summary>Reads a profile of a game: a name with its fields and replaced rows, or a whole table.</summary>
internal sealed class ProfileReader(Game game)
{
    /// <exception cref="FieldException">The field is no profile of the game.</exception>
    public Profile Read(JsonField field)
    {
        var members = field.Members().ToDictionary(pair => pair.Key, pair => pair.Value);
        if (members.ContainsKey("table"))
        {
            return ReadTable(field.Object(["table"])["table"]);
        }

        if (!members.TryGetValue("name", out var nameField))
        {
            throw new FieldException(field.Path, "a field name or table", $"only {Found.Names(members.Keys)}");
        }

        var named = game.Profiles[nameField.OneOf([.. game.Profiles.Keys])];
        var fields = field.Object(["name", .. named.Required], [.. named.Optional, "rows"]);
        var profile = named.Read(fields, this);
        return fields.TryGetValue("rows", out var rows) ? ReplaceRows(profile, rows) : profile;
    }

    private Profile ReplaceRows(Profile profile, JsonField rows)
    {
        foreach (var (label, row) in rows.Members())
        {
            var infosets = Enumerable.Range(0, game.Tree.Infosets.Count)
                .Where(index => game.Tree.Infosets[index].Id == label)
                .ToArray();
            if (infosets.Length != 1)
            {
                throw new FieldException(rows.Path, $"infosets of {game.Name}", Found.Shorten(label));
            }

            profile = profile.WithRow(infosets[0], RowReader.Read(row, game.Tree.Infosets[infosets[0]].Actions));
        }

        return profile;
    }

    private Profile ReadTable(JsonField field)
    {
        var tree = game.Tree;
        var players = Enumerable.Range(0, tree.PlayerCount).Select(Players.Name).ToArray();
        var tables = field.Object(players);
        var rows = players.Select((name, player) =>
            tables[name].Object(tree.InfosetsOf(player).Select(index => tree.Infosets[index].Id).ToArray())).ToArray();
        return Profile.Of(tree, infoset => RowReader.Read(rows[infoset.Player][infoset.Id], infoset.Actions));
    }
}
