using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.NormalForm;

/// <summary>The equivalent normal form: what each profile of pure plans pays each player, exactly.</summary>
internal sealed class NormalFormGame
{
    private readonly Rational[][] _payoffs;

    private NormalFormGame(PlanSpace plans, Rational[][] payoffs) => (Plans, _payoffs) = (plans, payoffs);

    public PlanSpace Plans { get; }

    public Rational Payoff(int profile, int player) => _payoffs[player][profile];

    /// <summary>
    /// One pass down the tree: a node has, for each player, the plans that lead to it, and a decision parts its player's plans
    /// among the children. A terminal node pays all profiles that are left there, weighed by chance.
    /// </summary>
    /// <exception cref="UnsupportedCaseException">There are too many plans or profiles.</exception>
    public static NormalFormGame Of(GameTree tree, ICaseMonitor monitor)
    {
        var plans = PlanSpace.Of(tree);
        var payoffs = Enumerable.Range(0, tree.PlayerCount).Select(_ => new Rational[plans.ProfileCount]).ToArray();
        var everyPlan = plans.Counts.Select(count => Enumerable.Range(0, count).ToArray()).ToArray();
        var open = new Stack<(int Node, int[][] Left, Rational Chance)>([(0, everyPlan, Rational.One)]);
        while (open.TryPop(out var at))
        {
            monitor.ThrowIfStopped();
            if (tree.Kind(at.Node) == NodeKind.Terminal)
            {
                Pay(tree.Payoffs(at.Node), plans, at.Left, at.Chance, payoffs);
                continue;
            }

            foreach (var child in tree.Children(at.Node))
            {
                var left = Part(tree, plans, at.Left, at.Node, tree.Edge(child));
                if (left.All(own => own.Length > 0))
                {
                    open.Push((child, left, at.Chance * tree.EdgeProbability(child)));
                }
            }
        }

        return new NormalFormGame(plans, payoffs);
    }

    private static int[][] Part(GameTree tree, PlanSpace plans, int[][] left, int node, int action)
    {
        if (tree.Kind(node) == NodeKind.Chance)
        {
            return left;
        }

        int[][] parted = [.. left];
        var player = tree.PlayerOf(node);
        parted[player] = Array.FindAll(left[player], plan => plans.ActionAt(tree.InfosetOf(node), plan) == action);
        return parted;
    }

    private static void Pay(
        IReadOnlyList<Rational> worth, PlanSpace plans, int[][] left, Rational chance, Rational[][] payoffs)
    {
        IEnumerable<int> profiles = [0];
        for (var player = 0; player < left.Length; player++)
        {
            var (own, stride) = (left[player], plans.Stride(player));
            profiles = profiles.SelectMany(profile => own.Select(plan => profile + (plan * stride)));
        }

        var weighed = worth.Select(payoff => chance * payoff).ToArray();
        foreach (var profile in profiles)
        {
            for (var player = 0; player < weighed.Length; player++)
            {
                payoffs[player][profile] += weighed[player];
            }
        }
    }
}
