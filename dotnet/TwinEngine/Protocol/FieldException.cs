using System.Text.Json;

namespace TwinEngine.Protocol;

/// <summary>A field of a request is not what it should be: where, what was expected, what was found.</summary>
internal sealed class FieldException : Exception
{
    public FieldException(string path, string expected, string found)
        : base($"{path}: expected {expected}, found {found}")
    {
    }

    public FieldException(string path, string expected, JsonElement found)
        : this(path, expected, Found.Describe(found))
    {
    }
}
