using System.Text.Json.Nodes;
using TwinEngine.BestResponses;
using TwinEngine.Cases;
using TwinEngine.Evaluation;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;
using TwinEngine.Trees;

namespace TwinEngine.Extensive;

/// <summary>What profiles are worth, and, where asked for, what each player could get by deviating alone.</summary>
internal sealed class ProfileSection : IGameSection
{
    public IReadOnlyList<Formulation> Formulations { get; } =
    [
        new(Definitions.RecursionOptimalActions, "backward induction over layers of own decisions, counterfactual reach at the nodes"),
        new(Definitions.RecursionValue, "value of the root after backward induction over layers of own decisions"),
    ];

    public IEnumerable<Quantity> Compute(ExtensiveGameRequest request, ICaseMonitor monitor)
    {
        var tree = request.Game.Tree;
        var reader = new GameProfileReader(tree);
        var profiles = request.Profiles.Select(entry => KeyValuePair.Create(entry.Key, reader.Read(entry.Value))).ToArray();
        if (request.Responses)
        {
            ExpectPerfectRecall(tree);
        }

        return profiles.SelectMany(profile => Quantities(tree, profile.Key, profile.Value, request.Responses, monitor)).ToArray();
    }

    private static void ExpectPerfectRecall(GameTree tree)
    {
        if (RecallBreak.Of(tree) is [var first, ..])
        {
            throw new InvalidCaseException(
                $"params.responses: expected a game of perfect recall, found a break in the own past of {first.Describe(tree)}: "
                + "best responses are not defined by recursion there; leave responses out");
        }
    }

    private static IEnumerable<Quantity> Quantities(
        GameTree tree, string name, Profile profile, bool responses, ICaseMonitor monitor)
    {
        monitor.ThrowIfStopped();
        yield return new($"profile.{name}", Kinds.Strategy,
            Values.Strategy(tree, (infoset, action) => Values.Of(profile[infoset, action])),
            Kinds.Rational, Definition: Definitions.ProfileTable);
        var values = ProfileValues.Expected(tree, profile);
        yield return PerPlayer($"expected_values.{name}", tree, player => values[player], Definitions.ExpectedValue);
        if (!responses)
        {
            yield break;
        }

        var best = new List<BestResponse>();
        foreach (var player in Enumerable.Range(0, tree.PlayerCount))
        {
            monitor.ThrowIfStopped();
            best.Add(BackwardInduction.Solve(tree, profile, player));
        }

        var report = new DeviationReport(values, best);
        yield return new($"best_response_actions.{name}", Kinds.Table, Actions(tree, best), Kinds.Text,
            Definition: Definitions.RecursionOptimalActions);
        yield return PerPlayer($"best_response_values.{name}", tree, player => best[player].Value, Definitions.RecursionValue);
        yield return PerPlayer($"deviation_gains.{name}", tree, report.Gain, Definitions.DeviationGain);
        yield return new($"nash_conv.{name}", Kinds.Rational, Values.Of(report.NashConv), Definition: Definitions.NashConv);
        yield return new($"exploitability.{name}", Kinds.Rational, Values.Of(report.Exploitability),
            Definition: Definitions.Exploitability);
    }

    private static JsonObject Actions(GameTree tree, List<BestResponse> best) =>
        Values.Table(Enumerable.Range(0, tree.PlayerCount), Players.Name, player =>
            Values.Table(tree.InfosetsOf(player), index => tree.Infosets[index].Id, index => Values.Of(
                string.Join(", ", best[player].OptimalActions[index]
                    .Select(action => OneLineForm.Of(tree.Infosets[index].Actions[action]))))));

    private static Quantity PerPlayer(string id, GameTree tree, Func<int, Rational> value, string definition) =>
        new(id, Kinds.Table,
            Values.Table(Enumerable.Range(0, tree.PlayerCount), Players.Name, player => Values.Of(value(player))),
            Kinds.Rational, Definition: definition);
}
