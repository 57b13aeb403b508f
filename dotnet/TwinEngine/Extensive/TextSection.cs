using TwinEngine.Cases;
using TwinEngine.Structure;

namespace TwinEngine.Extensive;

/// <summary>A game as text: its rendering.</summary>
internal sealed class TextSection : IGameSection
{
    public IReadOnlyList<Formulation> Formulations => [];

    public IEnumerable<Quantity> Compute(ExtensiveGameRequest request, ICaseMonitor monitor) => request.Text
        ? [new("rendering", Kinds.Text, Values.Of(Rendering.Of(request.Game.Tree)))]
        : [];
}
