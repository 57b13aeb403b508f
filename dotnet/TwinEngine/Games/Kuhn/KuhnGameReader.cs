using TwinEngine.Cases;
using TwinEngine.Protocol;

namespace TwinEngine.Games.Kuhn;

/// <summary>Reads <c>params.game</c> of the case kinds for Kuhn poker alone.</summary>
internal static class KuhnGameReader
{
    private static readonly string[] _fields = ["name", "payoffs"];

    /// <summary>The names of the games that this engine has.</summary>
    public static IReadOnlyList<string> Names { get; } = [KuhnGame.Name];

    /// <exception cref="FieldException">The field is no game.</exception>
    /// <exception cref="UnsupportedCaseException">It is a game that this engine does not have.</exception>
    public static Game Read(JsonField field)
    {
        ExpectKnown(field.Members().Where(member => member.Key == "name").Select(member => member.Value).ToArray());
        return KuhnGame.Create(ReadConvention(field.Object(_fields)["payoffs"]));
    }

    /// <exception cref="UnsupportedCaseException">The field names a game that this engine does not have.</exception>
    public static void ExpectKnown(params JsonField[] names)
    {
        foreach (var name in names)
        {
            if (!Names.Contains(name.Text()))
            {
                throw new UnsupportedCaseException(name.Wrong($"one of {string.Join(' ', Names)}").Message);
            }
        }
    }

    public static PayoffConvention ReadConvention(JsonField field) =>
        field.OneOf("standard", "notebook") == "standard" ? PayoffConvention.Standard : PayoffConvention.Notebook;
}
