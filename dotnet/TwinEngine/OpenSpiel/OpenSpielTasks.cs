using System.Text.Json.Nodes;
using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Games.Kuhn;
using TwinEngine.Profiles;

namespace TwinEngine.OpenSpiel;

/// <summary>The tasks of <c>openspiel_reference</c>, all on OpenSpiel's kuhn_poker.</summary>
internal static class OpenSpielTasks
{
    private static readonly string[] _actions = ["p", "b"];

    public static CaseResult Tree(PySpiel pyspiel)
    {
        using var game = pyspiel.LoadGame(KuhnGame.Name);
        var tree = SpielTree.Walk(game, action => _actions[action]);
        return new CaseResult(
        [
            new("tree", Kinds.Tree, tree.Nodes, Kinds.Real, Units.Chips, Definitions.KuhnTree),
            new("node_count", Kinds.Integer, JsonValue.Create(tree.Nodes.Count)),
            new("infoset_count", Kinds.Integer, JsonValue.Create(tree.InfosetCount)),
        ]);
    }

    public static CaseResult Profile(PySpiel pyspiel, GameTree tree, Profile profile)
    {
        using var game = pyspiel.LoadGame(KuhnGame.Name);
        using var rows = SpielPolicy.Rows(tree, profile);
        using var policy = pyspiel.TabularPolicy(rows);
        var values = pyspiel.ExpectedReturns(game, policy);
        return new CaseResult(
        [
            .. values.Select((value, player) =>
                Real($"expected_value.{Players.Name(player)}", value, Definitions.ExpectedValue)),
            Real("nash_conv", pyspiel.NashConv(game, policy), Definitions.NashConv),
            Real("exploitability", pyspiel.Exploitability(game, policy), Definitions.Exploitability),
        ]);
    }

    public static CaseResult Cfr(PySpiel pyspiel, IReadOnlyList<int> checkpoints, ICaseMonitor monitor)
    {
        using var game = pyspiel.LoadGame(KuhnGame.Name);
        return new SpielCfr(pyspiel, game, KuhnGame.Build(PayoffConvention.Standard)).Run(checkpoints, monitor);
    }

    public static CaseResult Attributes(PySpiel pyspiel)
    {
        using var game = pyspiel.LoadGame(KuhnGame.Name);
        return new CaseResult([new("attributes", Kinds.Table, SourceAnnex.Attributes(game), Kinds.Text)]);
    }

    public static CaseResult Playout(PySpiel pyspiel)
    {
        using var game = pyspiel.LoadGame(KuhnGame.Name);
        return new CaseResult([Lines("playout", SourceAnnex.Playout(game))]);
    }

    /// <param name="pyspiel">The module.</param>
    /// <param name="budget">How many nodes are visited at most.</param>
    public static CaseResult Exploration(PySpiel pyspiel, int budget)
    {
        using var game = pyspiel.LoadGame(KuhnGame.Name);
        return new CaseResult([Lines("exploration", SourceAnnex.Exploration(game, budget))]);
    }

    private static Quantity Lines(string id, IEnumerable<string> lines) =>
        new(id, Kinds.Text, Values.Of(string.Join('\n', lines)));

    private static Quantity Real(string id, double value, string definition) =>
        new(id, Kinds.Real, Values.Of(value), Unit: Units.ChipsPerDeal, Definition: definition);
}
