using TwinEngine.Games;

namespace TwinEngine.Efg;

/// <summary>Games that a request brings as the text of an .efg file.</summary>
internal static class EfgGames
{
    public static GameSource Source { get; } = new("efg", ["text"], [], (fields, limit, _) =>
    {
        var document = EfgParser.Parse(fields["text"].Text(), limit);
        return new SourceGame(EfgTree.Build(document, limit)) { Document = document };
    });
}
