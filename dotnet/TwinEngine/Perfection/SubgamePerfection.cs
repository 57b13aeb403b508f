using System.Globalization;
using System.Numerics;
using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Protocol;
using TwinEngine.Trees;

namespace TwinEngine.Perfection;

/// <summary>
/// All subgame-perfect equilibria in pure plans of a game with perfect information, by backward induction that keeps every
/// tie: a node has the equilibria of the subgame below it. Their number is known before a node's are listed. Every
/// equilibrium of a subgame is part of one of the whole game, so what is too much in a subgame is too much for the game.
/// </summary>
internal sealed class SubgamePerfection
{
    private const int Most = 1_024;

    private const int Varying = -1;

    private readonly GameTree _tree;
    private readonly IReadOnlyList<SubgameEquilibrium>?[] _found; // per node, until its parent has used them
    private readonly int[] _shared; // per infoset: the action that all equilibria of its subgame take, or Varying

    private SubgamePerfection(GameTree tree)
    {
        _tree = tree;
        _found = new IReadOnlyList<SubgameEquilibrium>?[tree.NodeCount];
        _shared = Enumerable.Repeat(Varying, tree.Infosets.Count).ToArray();
    }

    /// <summary>The equilibria in the order of profiles.</summary>
    /// <exception cref="InvalidCaseException">The game does not have perfect information.</exception>
    /// <exception cref="UnsupportedCaseException">There are more than 1,024.</exception>
    public static IReadOnlyList<PurePlanProfile> Solve(GameTree tree, ICaseMonitor monitor)
    {
        ExpectPerfectInformation(tree);
        var induction = new SubgamePerfection(tree);
        for (var node = tree.NodeCount - 1; node >= 0; node--)
        {
            monitor.ThrowIfStopped();
            induction.Visit(node);
        }

        return induction.List();
    }

    private static void ExpectPerfectInformation(GameTree tree)
    {
        var hidden = tree.Infosets.FirstOrDefault(infoset => infoset.Nodes.Count > 1);
        if (hidden is not null)
        {
            throw new InvalidCaseException(
                $"params.subgame_perfection: expected a game of perfect information, found {hidden.Nodes.Count} nodes in information set "
                + $"{Found.Shorten(OneLineForm.Of(hidden.Id))} of {Players.Name(hidden.Player)}: leave subgame_perfection out");
        }
    }

    private void Visit(int node)
    {
        var children = _tree.Children(node).ToArray();
        var below = Array.ConvertAll(children, child => _found[child]!);
        _found[node] = _tree.Kind(node) switch
        {
            NodeKind.Terminal => [new SubgameEquilibrium(_tree.Payoffs(node), null)],
            NodeKind.Chance => Mix(node, below),
            _ => Decide(node, below),
        };
        Array.ForEach(children, child => _found[child] = null);
    }

    private SubgameEquilibrium[] Mix(int node, IReadOnlyList<SubgameEquilibrium>[] below)
    {
        Expect(node, below.Aggregate(BigInteger.One, (product, child) => product * child.Count));
        var probabilities = _tree.LotteryOf(node).Probabilities;
        return Combinations(below).Select(parts => new SubgameEquilibrium(
            Enumerable.Range(0, _tree.PlayerCount)
                .Select(player => parts.Select((part, index) => probabilities[index] * part.Payoffs[player]).Sum())
                .ToArray(),
            Joined(parts))).ToArray();
    }

    /// <summary>An action, an equilibrium below it, and below each other action one that is worth no more to who decides.</summary>
    private SubgameEquilibrium[] Decide(int node, IReadOnlyList<SubgameEquilibrium>[] below)
    {
        var (infoset, player) = (_tree.InfosetOf(node), _tree.PlayerOf(node));
        var options = below.SelectMany((equilibria, action) => equilibria.Select(taken => (action, NotBetter(action, taken)))).ToArray();
        Expect(node, options.Aggregate(BigInteger.Zero, (sum, option) =>
            sum + option.Item2.Aggregate(BigInteger.One, (product, child) => product * child.Count)));
        var taken = options.Where(option => option.Item2.All(child => child.Count > 0)).Select(option => option.action).Distinct().ToArray();
        _shared[infoset] = taken is [var only] ? only : Varying;
        return options.SelectMany(option => Combinations(option.Item2).Select(parts => new SubgameEquilibrium(
            parts[option.action].Payoffs,
            taken.Length == 1 ? Joined(parts) : new Choices(infoset, option.action, Joined(parts), null)))).ToArray();

        IReadOnlyList<SubgameEquilibrium>[] NotBetter(int action, SubgameEquilibrium taken) => below
            .Select((equilibria, other) => other == action
                ? [taken]
                : equilibria.Where(rival => rival.Payoffs[player] <= taken.Payoffs[player]).ToArray())
            .ToArray();
    }

    private static Choices? Joined(SubgameEquilibrium[] parts) =>
        parts.Aggregate((Choices?)null, (joined, part) => Choices.Join(joined, part.Choices));

    /// <summary>One of each list, in every way; the last list varies fastest.</summary>
    private static IEnumerable<SubgameEquilibrium[]> Combinations(IReadOnlyList<SubgameEquilibrium>[] lists)
    {
        if (lists.Any(list => list.Count == 0))
        {
            yield break;
        }

        var at = new int[lists.Length];
        int moved;
        do
        {
            yield return lists.Select((list, index) => list[at[index]]).ToArray();
            moved = at.Length - 1;
            while (moved >= 0 && ++at[moved] == lists[moved].Count)
            {
                at[moved--] = 0;
            }
        }
        while (moved >= 0);
    }

    private void Expect(int node, BigInteger count)
    {
        if (count > Most)
        {
            throw new UnsupportedCaseException(
                $"params.subgame_perfection: expected at most {Most} equilibria, found at least {Shown(count)} (in the subgame at "
                + $"/{Found.Shorten(Histories.InTexts(_tree).Of(node).ToString())})");
        }
    }

    private static string Shown(BigInteger count) =>
        count < long.MaxValue ? ((long)count).ToString(CultureInfo.InvariantCulture) : "2^63";

    private PurePlanProfile[] List() => _found[0]!
        .Select(equilibrium =>
        {
            int[] actions = [.. _shared];
            equilibrium.Choices?.WriteTo(actions);
            return PurePlanProfile.Of(_tree, actions, equilibrium.Payoffs);
        })
        .Order().ToArray();
}
