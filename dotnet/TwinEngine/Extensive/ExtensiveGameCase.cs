using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Protocol;

namespace TwinEngine.Extensive;

/// <summary>The case kind <c>extensive_game</c>: any game, section by section.</summary>
internal sealed class ExtensiveGameCase(GameReader games, IReadOnlyList<IGameSection> sections) : ICaseKind
{
    public string Name => "extensive_game";

    public IReadOnlyList<string> Games => games.Names;

    public IReadOnlyList<Formulation> Formulations { get; } = sections.SelectMany(section => section.Formulations).ToArray();

    public CaseResult Compute(JsonField parameters, ICaseMonitor monitor)
    {
        var request = ExtensiveGameRequest.Read(parameters, games, monitor);
        var quantities = sections.SelectMany(section => section.Compute(request, monitor)).ToArray();
        return request.Game.Libraries is { } libraries ? new CaseResult(quantities, libraries) : new CaseResult(quantities);
    }
}
