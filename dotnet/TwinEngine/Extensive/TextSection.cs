using TwinEngine.Cases;
using TwinEngine.Efg;
using TwinEngine.Efg.Errors;
using TwinEngine.Trees;

namespace TwinEngine.Extensive;

/// <summary>A game as text: its rendering, its .efg file, and whether reading that gives the same game.</summary>
internal sealed class TextSection : IGameSection
{
    public IReadOnlyList<Formulation> Formulations => [];

    public IEnumerable<Quantity> Compute(ExtensiveGameRequest request, ICaseMonitor monitor)
    {
        if (!request.Text)
        {
            return [];
        }

        var document = request.Game.Document ?? TreeDocument.Of(request.Game.Tree);
        monitor.ThrowIfStopped();
        var written = EfgWriter.Write(document);
        return
        [
            new("rendering", Kinds.Text, Values.Of(Rendering.Of(request.Game.Tree))),
            new("efg", Kinds.Text, Values.Of(written)),
            new("efg_round_trip", Kinds.Boolean, Values.Of(IsSameWhenRead(written, document))),
        ];
    }

    private static bool IsSameWhenRead(string written, EfgDocument document)
    {
        try
        {
            return EfgParser.Parse(written, document.Nodes.Count).Equals(document);
        }
        catch (EfgException)
        {
            // A game that is not exact has probabilities that the format refuses.
            return false;
        }
    }
}
