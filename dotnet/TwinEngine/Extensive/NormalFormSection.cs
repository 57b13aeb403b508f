using System.Numerics;
using System.Text.Json.Nodes;
using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.NormalForm;
using TwinEngine.Numbers;

namespace TwinEngine.Extensive;

/// <summary>How many pure plans the players have, and, where asked for, the equivalent normal form.</summary>
internal sealed class NormalFormSection : IGameSection
{
    private const string None = "none";

    public IReadOnlyList<Formulation> Formulations { get; } =
    [
        new(Definitions.PlanCount, "powers of the numbers of actions, grouped"),
        new(Definitions.Plans, "mixed-radix digits of the plan's number"),
        new(Definitions.NormalFormPayoffs, "one pass down the tree that parts the players' plans at decisions"),
        new(Definitions.PureEquilibria, "every player's rank against those of his other plans, profile by profile"),
        new(Definitions.StrictlyDominated, "ranks of payoffs compared plan by plan"),
        new(Definitions.WeaklyDominated, "ranks of payoffs compared plan by plan, one of them greater"),
    ];

    public IEnumerable<Quantity> Compute(ExtensiveGameRequest request, ICaseMonitor monitor)
    {
        var tree = request.Game.Tree;
        yield return new("plan_counts", Kinds.Table,
            ByPlayer(tree, player => Values.Of(new Rational(PlanCount.Of(tree, player), BigInteger.One))),
            Kinds.Rational, Definition: Definitions.PlanCount);
        if (!request.NormalForm)
        {
            yield break;
        }

        var game = NormalFormGame.Of(tree, monitor);
        var plans = game.Plans;
        yield return new("plans", Kinds.Table,
            ByPlan(tree, plans, (player, plan) => plans.Describe(player, plan)), Kinds.Text, Definition: Definitions.Plans);
        yield return new("normal_form", Kinds.Table,
            Values.Table(Enumerable.Range(0, plans.ProfileCount), plans.Name, profile =>
                ByPlayer(tree, player => Values.Of(game.Payoff(profile, player)))),
            Kinds.Rational, Definition: Definitions.NormalFormPayoffs);
        monitor.ThrowIfStopped();
        var ranks = Enumerable.Range(0, tree.PlayerCount).Select(player => new PayoffRanks(game, player)).ToArray();
        var equilibria = Enumerable.Range(0, plans.ProfileCount)
            .Where(profile => ranks.All(own => own.IsBestReply(profile)))
            .Select(plans.Name).ToArray();
        yield return new("pure_equilibria", Kinds.Text,
            Values.Of(equilibria.Length == 0 ? None : string.Join('\n', equilibria)), Definition: Definitions.PureEquilibria);
        yield return Dominated("strictly_dominated", tree, plans, ranks.Select(Dominance.Strict), Definitions.StrictlyDominated);
        yield return Dominated("weakly_dominated", tree, plans, ranks.Select(Dominance.Weak), Definitions.WeaklyDominated);
    }

    private static Quantity Dominated(
        string id, GameTree tree, PlanSpace plans, IEnumerable<int[]> dominators, string definition)
    {
        var ofPlayers = dominators.ToArray();
        return new(id, Kinds.Table,
            ByPlan(tree, plans, (player, plan) => ofPlayers[player][plan] < 0 ? None : PlanSpace.Number(ofPlayers[player][plan])),
            Kinds.Text, Definition: definition);
    }

    private static JsonObject ByPlayer(
        GameTree tree, Func<int, JsonNode> value) =>
        Values.Table(Enumerable.Range(0, tree.PlayerCount), Players.Name, value);

    private static JsonObject ByPlan(GameTree tree, PlanSpace plans, Func<int, int, string> value) =>
        ByPlayer(tree, player => Values.Table(
            Enumerable.Range(0, plans.Counts[player]), PlanSpace.Number, plan => Values.Of(value(player, plan))));
}
