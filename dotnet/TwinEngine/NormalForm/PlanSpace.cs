using System.Globalization;
using System.Numerics;
using TwinEngine.Cases;
using TwinEngine.Games;

namespace TwinEngine.NormalForm;

/// <summary>
/// All players' pure plans by number: a plan's digits, to the bases of its infosets' numbers of actions, are its actions, the
/// first information set's the most significant. Nothing is listed.
/// </summary>
internal sealed class PlanSpace
{
    private const int MostPlans = 1_024;

    private const int MostProfiles = 16_384;

    private readonly GameTree _tree;
    private readonly int[] _weights; // per infoset: how many plans follow for each step of its digit

    private PlanSpace(GameTree tree, int[] counts)
    {
        (_tree, Counts) = (tree, counts);
        _weights = new int[tree.Infosets.Count];
        for (var player = 0; player < tree.PlayerCount; player++)
        {
            var weight = 1;
            foreach (var infoset in tree.InfosetsOf(player).Reverse())
            {
                _weights[infoset] = weight;
                weight *= tree.Infosets[infoset].Actions.Count;
            }
        }
    }

    /// <summary>Per player: his number of plans.</summary>
    public IReadOnlyList<int> Counts { get; }

    /// <summary>The number of profiles of plans.</summary>
    public int ProfileCount => Counts.Aggregate(1, (product, count) => product * count);

    /// <exception cref="UnsupportedCaseException">There are too many plans or profiles to list.</exception>
    public static PlanSpace Of(GameTree tree)
    {
        var counts = Enumerable.Range(0, tree.PlayerCount).Select(player => PlanCount.Of(tree, player)).ToArray();
        for (var player = 0; player < counts.Length; player++)
        {
            if (counts[player] > MostPlans)
            {
                throw new UnsupportedCaseException(
                    $"params.normal_form: expected at most {MostPlans} plans of each player, found {Shown(counts[player])} of {Players.Name(player)}");
            }
        }

        var profiles = counts.Aggregate(BigInteger.One, (product, count) => product * count);
        return profiles <= MostProfiles
            ? new PlanSpace(tree, counts.Select(count => (int)count).ToArray())
            : throw new UnsupportedCaseException(
                $"params.normal_form: expected at most {MostProfiles} profiles of plans, found {Shown(profiles)}");
    }

    /// <summary>What a plan (0-based) does at an information set of its player.</summary>
    public int ActionAt(int infoset, int plan) => plan / _weights[infoset] % _tree.Infosets[infoset].Actions.Count;

    /// <summary>A plan as its actions in canonical order; <c>-</c> if it has none.</summary>
    public string Describe(int player, int plan) => PlanText.Of(_tree, player, infoset => ActionAt(infoset, plan));

    /// <summary>A profile's plans (0-based): the last player's varies fastest.</summary>
    public int[] PlansOf(int profile)
    {
        var plans = new int[Counts.Count];
        for (var player = plans.Length - 1; player >= 0; player--)
        {
            plans[player] = profile % Counts[player];
            profile /= Counts[player];
        }

        return plans;
    }

    /// <summary>How far apart the profiles of two consecutive plans of a player are.</summary>
    public int Stride(int player) => Counts.Skip(player + 1).Aggregate(1, (product, count) => product * count);

    /// <summary>A profile's name: plan numbers from 1, separated by one blank.</summary>
    public string Name(int profile) => string.Join(' ', PlansOf(profile).Select(plan => Number(plan)));

    /// <summary>A plan's number, from 1.</summary>
    public static string Number(int plan) => (plan + 1).ToString(CultureInfo.InvariantCulture);

    private static string Shown(BigInteger count)
    {
        var text = count.ToString(CultureInfo.InvariantCulture);
        return text.Length <= 20 ? text : $"a number of {text.Length} digits";
    }
}
