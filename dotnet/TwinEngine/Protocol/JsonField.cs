using System.Text.Json;

namespace TwinEngine.Protocol;

/// <summary>
/// A JSON value with its place in the request; every reading of it either succeeds or says what is wrong.
/// </summary>
internal readonly record struct JsonField(JsonElement Value, string Path)
{
    /// <summary>
    /// The members of an object that has all of the required names and no other than the optional ones.
    /// </summary>
    /// <exception cref="FieldException">It is no object, lacks a member, or has an unknown one.</exception>
    public IReadOnlyDictionary<string, JsonField> Object(IReadOnlyList<string> required, params string[] optional)
    {
        var members = Members().ToDictionary(pair => pair.Key, pair => pair.Value);
        var missing = required.FirstOrDefault(name => !members.ContainsKey(name));
        if (missing is not null)
        {
            throw new FieldException(Path, $"a field {Found.Shorten(missing)}", $"only {Found.Names(members.Keys)}");
        }

        var unknown = members.Keys.FirstOrDefault(name => !required.Contains(name) && !optional.Contains(name));
        if (unknown is not null)
        {
            throw new FieldException(Path, $"the fields {Found.Names(required.Concat(optional))}", $"also {Found.Shorten(unknown)}");
        }

        return members;
    }

    /// <summary>The members of an object whose names are free, in order.</summary>
    public IReadOnlyList<KeyValuePair<string, JsonField>> Members()
    {
        Expect(JsonValueKind.Object, "an object");
        var path = Path;
        return Value.EnumerateObject()
            .Select(member => KeyValuePair.Create(member.Name, new JsonField(member.Value, $"{path}.{Found.Shorten(member.Name)}")))
            .ToArray();
    }

    public IReadOnlyList<JsonField> Items()
    {
        Expect(JsonValueKind.Array, "an array");
        var path = Path;
        return Value.EnumerateArray().Select((item, index) => new JsonField(item, $"{path}[{index}]")).ToArray();
    }

    public string Text()
    {
        Expect(JsonValueKind.String, "a string");
        return Value.GetString()!;
    }

    public string OneOf(params string[] words)
    {
        var found = Value.ValueKind == JsonValueKind.String ? Value.GetString()! : null;
        return found is not null && words.Contains(found) ? found : throw Wrong($"one of {string.Join(' ', words)}");
    }

    public bool Boolean() => Value.ValueKind switch
    {
        JsonValueKind.True => true,
        JsonValueKind.False => false,
        _ => throw Wrong("true or false"),
    };

    /// <summary>An integer within bounds, written without fraction part or exponent.</summary>
    public int Integer(int least, int most)
    {
        return Value.ValueKind == JsonValueKind.Number && Value.TryGetInt32(out var number)
            && !Value.GetRawText().AsSpan().ContainsAny('.', 'e', 'E') && number >= least && number <= most
            ? number
            : throw Wrong($"an integer from {least} to {most}");
    }

    public FieldException Wrong(string expected) => new(Path, expected, Value);

    private void Expect(JsonValueKind kind, string expected)
    {
        if (Value.ValueKind != kind)
        {
            throw Wrong(expected);
        }
    }
}
