using System.Numerics;
using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.NormalForm;
using TwinEngine.Numbers;
using TwinEngine.Perfection;

namespace TwinEngine.Extensive;

/// <summary>The subgame-perfect equilibria in pure plans of a game with perfect information, where asked for.</summary>
internal sealed class PerfectionSection : IGameSection
{
    private const string BetweenPlans = " | ";

    public IReadOnlyList<Formulation> Formulations { get; } =
        [new(Definitions.SubgamePerfectEquilibria, "backward induction over node lists of all tied equilibria, decisions shared")];

    public IEnumerable<Quantity> Compute(ExtensiveGameRequest request, ICaseMonitor monitor)
    {
        if (!request.SubgamePerfection)
        {
            return [];
        }

        var tree = request.Game.Tree;
        var players = Enumerable.Range(0, tree.PlayerCount).ToArray();
        var equilibria = SubgamePerfection.Solve(tree, monitor);
        return
        [
            new("subgame_perfect_count", Kinds.Rational, Values.Of(new Rational(equilibria.Count, BigInteger.One)),
                Definition: Definitions.SubgamePerfectEquilibria),
            new("subgame_perfect_equilibria", Kinds.Text,
                Values.Of(string.Join('\n', equilibria.Select(equilibrium => equilibrium.Name))),
                Definition: Definitions.SubgamePerfectEquilibria),
            new("subgame_perfect_plans", Kinds.Text,
                Values.Of(string.Join('\n', equilibria.Select(equilibrium => string.Join(BetweenPlans, players.Select(player =>
                    PlanText.Of(tree, player, infoset => equilibrium.Actions[infoset])))))),
                Definition: Definitions.SubgamePerfectEquilibria),
            new("subgame_perfect_outcomes", Kinds.Table,
                Values.Table(equilibria, equilibrium => equilibrium.Name, equilibrium =>
                    Values.Table(players, Players.Name, player => Values.Of(equilibrium.Payoffs[player]))),
                Kinds.Rational, Definition: Definitions.SubgamePerfectEquilibria),
        ];
    }
}
