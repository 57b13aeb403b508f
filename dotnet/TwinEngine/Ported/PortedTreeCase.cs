using System.Globalization;
using System.Text.Json.Nodes;
using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Games.BuiltIn;
using TwinEngine.Ported.ExtensiveForm;
using TwinEngine.Protocol;

namespace TwinEngine.Ported;

/// <summary>The case kind <c>ported_tree</c>: GT-07's class and functions on its own games, and on its third exercise.</summary>
internal sealed class PortedTreeCase : ICaseKind
{
    private const string Exercise = "entry_with_cost";

    private static readonly Dictionary<string, Func<ExtensiveFormGame>> _own = new()
    {
        ["market_entry"] = SourceGames.MarketEntry,
        ["matching_pennies"] = SourceGames.MatchingPennies,
        ["card_game"] = SourceGames.CardGame,
    };

    private readonly GameReader _games =
        new(BuiltInGames.All.Where(source => _own.ContainsKey(source.Name) || source.Name == Exercise).ToArray());

    public string Name => "ported_tree";

    public IReadOnlyList<string> Games => _games.Names;

    public IReadOnlyList<Formulation> Formulations => [];

    public CaseResult Compute(JsonField parameters, ICaseMonitor monitor)
    {
        var field = parameters.Object(["game"])["game"];
        var built = _games.Read(field, monitor).Tree;
        var name = field.Members().First(member => member.Key == "name").Value.Text();
        return new CaseResult([.. Quantities(_own.TryGetValue(name, out var own) ? own() : TreeConversion.Of(built))]);
    }

    private static IEnumerable<Quantity> Quantities(ExtensiveFormGame game)
    {
        yield return new("node_count", Kinds.Integer, JsonValue.Create(game.Nodes.Count));
        yield return new("infoset_members", Kinds.Table,
            Values.Table(game.Infosets, infoset => infoset.Key, infoset => JsonValue.Create(infoset.Value.Count)), Kinds.Integer);
        yield return new("infoset_count", Kinds.Integer, JsonValue.Create(game.Infosets.Count));
        yield return new("rendering", Kinds.Text, Values.Of(TreeRendering.Render(game)));
        var players = Enumerable.Range(1, game.PlayerCount).ToArray();
        yield return new("strategies", Kinds.Table,
            Values.Table(players, Number, player => Values.Of(string.Join("  ", ContingentPlan.Of(game, player)))), Kinds.Text);
        yield return new("strategy_counts", Kinds.Table,
            Values.Table(players, Number, player => JsonValue.Create(ContingentPlan.Of(game, player).Count)), Kinds.Integer);
        yield return new("normal_form", Kinds.Text, Values.Of(NormalFormConversion.Convert(game)));
    }

    private static string Number(int player) => player.ToString(CultureInfo.InvariantCulture);
}
