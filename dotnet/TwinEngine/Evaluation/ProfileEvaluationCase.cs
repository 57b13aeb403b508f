using System.Text.Json.Nodes;
using TwinEngine.BestResponses;
using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Games.Kuhn;
using TwinEngine.Numbers;
using TwinEngine.Profiles;
using TwinEngine.Protocol;

namespace TwinEngine.Evaluation;

/// <summary>The case kind <c>profile_evaluation</c>: a profile on a game, exactly.</summary>
internal sealed class ProfileEvaluationCase : ICaseKind
{
    public string Name => "profile_evaluation";

    public IReadOnlyList<string> Games => KuhnGameReader.Names;

    public IReadOnlyList<Formulation> Formulations { get; } =
    [
        new(Definitions.TerminalPayoff, "leaves of a tree unrolled from the betting rules"),
        new(Definitions.ProfileTable, "one row array per infoset, filled by a rule per named profile"),
        new(Definitions.ReachWeights, "one forward pass over depth-first node arrays, a factor per player"),
        new(Definitions.ReachSums, "sum over the node range below a deal"),
        new(Definitions.DealValues, "reach-weighted sum over the node range below a deal"),
        new(Definitions.ExpectedValue, "reach-weighted sum over all terminal nodes"),
        new(Definitions.BestResponseValue, "backward induction over infosets with counterfactual reach"),
        new(Definitions.OptimalPlans, "derived from the optimal action sets of backward induction"),
        new(Definitions.ForcedDecisions, "recursion over an infoset's own predecessors, on the optimal action sets"),
        new(Definitions.DeviationGain, "backward-induction value minus terminal sum"),
        new(Definitions.NashConv, "sum of the gains of backward induction over terminal sums"),
        new(Definitions.Exploitability, "nash_conv from backward induction, by the number of players"),
    ];

    public CaseResult Compute(JsonField parameters, ICaseMonitor monitor)
    {
        var fields = parameters.Object(["game", "profile"]);
        var game = KuhnGameReader.Read(fields["game"]);
        var profile = new ProfileReader(game).Read(fields["profile"]);
        return new CaseResult([.. Quantities(game.Tree, profile)]);
    }

    private static IEnumerable<Quantity> Quantities(GameTree tree, Profile profile)
    {
        var reach = ReachPass.Over(tree, profile);
        var report = DeviationReport.Of(tree, profile);
        var players = Enumerable.Range(0, tree.PlayerCount).ToArray();
        yield return new("profile", Kinds.Strategy,
            Values.Strategy(tree, (infoset, action) => Values.Of(profile[infoset, action])),
            Kinds.Rational, Definition: Definitions.ProfileTable);
        yield return new("terminal_payoffs", Kinds.Table, ByHistory(tree, node => tree.Payoff(node, 0)),
            Kinds.Rational, Units.Chips, Definitions.TerminalPayoff);
        yield return new("reach_weights", Kinds.Table, ByHistory(tree, reach.AllPlayers),
            Kinds.Rational, Definition: Definitions.ReachWeights);
        yield return new("reach_sums", Kinds.Table,
            ByDeal(tree, deal => deal.Terminals(tree).Select(reach.AllPlayers).Sum()),
            Kinds.Rational, Definition: Definitions.ReachSums);
        yield return new("value_by_deal", Kinds.Table,
            ByDeal(tree, deal => ProfileValues.OfDeal(tree, reach, deal, 0)),
            Kinds.Rational, Units.ChipsPerDeal, Definitions.DealValues);
        foreach (var player in players)
        {
            yield return Value($"expected_value.{Players.Name(player)}", report.Values[player], Definitions.ExpectedValue);
        }

        foreach (var quantity in report.BestResponses.SelectMany(response => BestResponseQuantities(tree, response)))
        {
            yield return quantity;
        }

        foreach (var player in players)
        {
            yield return Value($"deviation_gain.{Players.Name(player)}", report.Gain(player), Definitions.DeviationGain);
        }

        yield return Value("nash_conv", report.NashConv, Definitions.NashConv);
        yield return Value("exploitability", report.Exploitability, Definitions.Exploitability);
    }

    private static IEnumerable<Quantity> BestResponseQuantities(GameTree tree, BestResponse response)
    {
        var player = Players.Name(response.Player);
        var plans = OptimalPlans.Of(tree, response).Select(plan => plan.ToLine(tree)).Order(StringComparer.Ordinal).ToArray();
        yield return new($"best_response_plans.{player}", Kinds.Text, Values.Of(string.Join('\n', plans)),
            Definition: Definitions.OptimalPlans);
        yield return new($"best_response_plan_count.{player}", Kinds.Integer, JsonValue.Create(plans.Length),
            Definition: Definitions.OptimalPlans);
        yield return new($"best_response_forced.{player}", Kinds.Table,
            Values.Table(tree.InfosetsOf(response.Player), index => tree.Infosets[index].Id, index =>
            {
                var action = ForcedDecisions.At(tree, response, index);
                return Values.Of(action < 0 ? "free" : tree.Infosets[index].Actions[action]);
            }),
            Kinds.Text, Definition: Definitions.ForcedDecisions);
        yield return Value($"best_response_value.{player}", response.Value, Definitions.BestResponseValue);
    }

    private static Quantity Value(string id, Rational value, string definition) =>
        new(id, Kinds.Rational, Values.Of(value), Unit: Units.ChipsPerDeal, Definition: definition);

    private static JsonObject ByDeal(GameTree tree, Func<Deal, Rational> value) =>
        Values.Table(Deal.Of(tree), deal => deal.Label, deal => Values.Of(value(deal)));

    // Within a deal a history is written without blanks.
    private static JsonObject ByHistory(GameTree tree, Func<int, Rational> value) =>
        Values.Table(Deal.Of(tree), deal => deal.Label, deal => Values.Table(
            deal.Terminals(tree),
            node => string.Concat(tree.Path(deal.Root, node)),
            node => Values.Of(value(node))));
}
