namespace TwinEngine.Protocol;

/// <summary>Where a walk over JSON tokens is, by the keys on the way, and which keys it has seen there.</summary>
internal sealed class JsonPath(string root)
{
    private readonly List<(string Key, HashSet<string> Seen)> _levels = [];

    /// <summary>An object or array starts.</summary>
    public void Open() => _levels.Add(("", []));

    public void Close() => _levels.RemoveAt(_levels.Count - 1);

    /// <exception cref="FieldException">The object has the key already.</exception>
    public void Enter(string key)
    {
        var seen = _levels[^1].Seen;
        _levels[^1] = ("", seen);
        if (!seen.Add(key))
        {
            throw new FieldException(ToString(), "each key once", $"{Found.Shorten(key)} twice");
        }

        _levels[^1] = (key, seen);
    }

    public override string ToString() =>
        string.Join('.', new[] { root }.Concat(_levels.Select(level => Found.Shorten(level.Key)).Where(key => key.Length > 0)));
}
