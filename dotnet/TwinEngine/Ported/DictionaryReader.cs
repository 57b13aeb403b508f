using TwinEngine.Profiles;
using TwinEngine.Protocol;

namespace TwinEngine.Ported;

/// <summary>Reads a dictionary: one of four names, and rows to replace.</summary>
internal static class DictionaryReader
{
    private static readonly string[] _actions = ["p", "b"];

    /// <exception cref="FieldException">The field is no dictionary.</exception>
    public static PolicyDictionary Read(JsonField field)
    {
        var fields = field.Object(["name"], "rows");
        var dictionary = fields["name"].OneOf("blueprint", "naive", "safe", "uniform") switch
        {
            "blueprint" => PolicyDictionary.Blueprint,
            "naive" => PolicyDictionary.Naive,
            "safe" => PolicyDictionary.Safe,
            _ => PolicyDictionary.Uniform,
        };
        return fields.TryGetValue("rows", out var rows) ? Replace(dictionary, rows) : dictionary;
    }

    private static PolicyDictionary Replace(PolicyDictionary dictionary, JsonField rows)
    {
        foreach (var (key, row) in rows.Members())
        {
            if (!PolicyDictionary.Keys.Contains(key))
            {
                throw new FieldException(rows.Path, $"keys among {string.Join(' ', PolicyDictionary.Keys)}", Found.Shorten(key));
            }

            dictionary = dictionary.With(key, RowReader.Read(row, _actions));
        }

        return dictionary;
    }
}
