using TwinEngine.Games;
using TwinEngine.Protocol;

namespace TwinEngine.Profiles;

/// <summary>Reads a profile of any game: <c>uniform</c>, or a whole table; unknown names are told the nearest known ones.</summary>
internal sealed class GameProfileReader(GameTree tree)
{
    private const string Uniform = "uniform";

    /// <exception cref="FieldException">The field is no profile of the game.</exception>
    public Profile Read(JsonField field)
    {
        var members = field.Members();
        switch (members.Count == 1 ? members[0].Key : "")
        {
            case "name":
                var name = members[0].Value;
                return name.Text() == Uniform
                    ? Profile.Uniform(tree)
                    : throw new FieldException(name.Path, Uniform, Found.Shorten(name.Text()) + Nearest.Hint(name.Text(), [Uniform]));
            case "table":
                return ReadTable(members[0].Value);
            default:
                throw new FieldException(
                    field.Path, "one field, name or table", Found.Names(members.Select(member => member.Key)));
        }
    }

    private Profile ReadTable(JsonField field)
    {
        var tables = Named(field, Enumerable.Range(0, tree.PlayerCount).Select(Players.Name).ToArray(), "player");
        var rows = new IReadOnlyList<Numbers.Rational>?[tree.Infosets.Count];
        for (var player = 0; player < tree.PlayerCount; player++)
        {
            var infosets = tree.InfosetsOf(player).ToDictionary(index => tree.Infosets[index].Id);
            if (!tables.TryGetValue(Players.Name(player), out var table))
            {
                // Who never decides need not be mentioned.
                ExpectAll(field, infosets.Count == 0 ? [] : [Players.Name(player)], tables.Keys, "player");
                continue;
            }

            var read = Named(table, infosets.Keys, "information set");
            ExpectAll(table, infosets.Keys, read.Keys, "information set");
            foreach (var (id, row) in read)
            {
                var actions = tree.Infosets[infosets[id]].Actions;
                ExpectAll(row, actions, Named(row, actions, "action").Keys, "action");
                rows[infosets[id]] = RowReader.Read(row, actions);
            }
        }

        var index = 0;
        return Profile.Of(tree, _ => rows[index++]!);
    }

    private static Dictionary<string, JsonField> Named(JsonField field, IReadOnlyCollection<string> known, string what)
    {
        var members = field.Members().ToDictionary(member => member.Key, member => member.Value);
        var names = known.ToHashSet();
        var unknown = members.Keys.FirstOrDefault(name => !names.Contains(name));
        return unknown is null
            ? members
            : throw new FieldException(
                field.Path, $"{what}s of the game", $"the unknown {what} {Found.Shorten(unknown)}{Nearest.Hint(unknown, known)}");
    }

    private static void ExpectAll(
        JsonField field, IEnumerable<string> wanted, Dictionary<string, JsonField>.KeyCollection found, string what)
    {
        var missing = wanted.FirstOrDefault(name => !found.Contains(name));
        if (missing is not null)
        {
            throw new FieldException(field.Path, $"the {what} {Found.Shorten(missing)}", $"{found.Count} others only");
        }
    }
}
