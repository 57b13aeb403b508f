using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Protocol;

namespace TwinEngine.Extensive;

/// <summary>The parameters of <c>extensive_game</c>: the game, and what is asked about it beside the usual.</summary>
/// <param name="Game">As it came from its source.</param>
/// <param name="Tree">Whether the whole tree is asked for.</param>
/// <param name="Text">Whether its texts are: the rendering, the .efg file, the round trip.</param>
/// <param name="NormalForm">Whether the equivalent normal form is.</param>
/// <param name="SubgamePerfection">Whether the subgame-perfect equilibria are.</param>
/// <param name="Responses">Whether best responses to the profiles are.</param>
/// <param name="Profiles">Name -> profile, not read yet; empty if none are given.</param>
internal sealed record ExtensiveGameRequest(
    SourceGame Game,
    bool Tree,
    bool Text,
    bool NormalForm,
    bool SubgamePerfection,
    bool Responses,
    IReadOnlyList<KeyValuePair<string, JsonField>> Profiles)
{
    /// <exception cref="FieldException">The parameters do not make sense.</exception>
    /// <exception cref="CaseFailedException">The game cannot be had.</exception>
    public static ExtensiveGameRequest Read(JsonField parameters, GameReader games, ICaseMonitor monitor)
    {
        var fields = parameters.Object(
            ["game"], "tree", "text", "normal_form", "subgame_perfection", "responses", "profiles");
        bool Asked(string name) => fields.TryGetValue(name, out var field) && field.Boolean();
        var (tree, text, normalForm) = (Asked("tree"), Asked("text"), Asked("normal_form"));
        var (perfection, responses) = (Asked("subgame_perfection"), Asked("responses"));
        var profiles = fields.TryGetValue("profiles", out var table) ? table.Members() : [];
        return new ExtensiveGameRequest(
            games.Read(fields["game"], monitor), tree, text, normalForm, perfection, responses, profiles);
    }
}
