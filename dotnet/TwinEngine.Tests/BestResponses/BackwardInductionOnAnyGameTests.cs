using FsCheck.Xunit;
using TwinEngine.BestResponses;
using TwinEngine.Evaluation;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;
using TwinEngine.Tests.Support;
using TwinEngine.Trees;

namespace TwinEngine.Tests.BestResponses;

/// <summary>The oracle: all plans of a player, each followed down the tree.</summary>
public sealed class BackwardInductionOnAnyGameTests
{
    private const int MostPlans = 300; // a larger sample is passed over; one in twenty is

    [Property(Arbitrary = [typeof(GameSample)], MaxTest = 150)]
    public bool The_value_is_the_best_of_all_plans(GameSample sample)
    {
        var tree = sample.Tree();
        var profile = sample.Profile(tree);
        return Small(tree).All(player => BackwardInduction.Solve(tree, profile, player).Value
            == PlanOracle.Plans(tree, player).Max(plan => PlanOracle.Value(tree, 0, player, plan, profile)));
    }

    // games.md's definition: chance and the others as in the profile, he himself optimal from there on.
    [Property(Arbitrary = [typeof(GameSample)], MaxTest = 150)]
    public bool The_optimal_actions_maximise_the_counterfactual_value(GameSample sample)
    {
        var tree = sample.Tree();
        var profile = sample.Profile(tree);
        return Small(tree).All(player =>
        {
            var response = BackwardInduction.Solve(tree, profile, player);
            var plans = PlanOracle.Plans(tree, player).ToArray();
            return tree.InfosetsOf(player).All(infoset =>
            {
                var values = Enumerable.Range(0, tree.Infosets[infoset].Actions.Count)
                    .Select(action => plans.Where(plan => plan[infoset] == action).Max(plan => At(tree, infoset, plan, profile)))
                    .ToArray();
                return response.OptimalActions[infoset].SequenceEqual(
                    Enumerable.Range(0, values.Length).Where(action => values[action] == values.Max()));
            });
        });
    }

    [Property(Arbitrary = [typeof(GameSample)], MaxTest = 150)]
    public bool Expected_values_are_those_of_the_walk_from_the_root(GameSample sample)
    {
        var tree = sample.Tree();
        var profile = sample.Profile(tree);
        return Enumerable.Range(0, tree.PlayerCount).All(player =>
            ProfileValues.Expected(tree, profile)[player]
            == PlanOracle.Value(tree, 0, player, new Dictionary<int, int>(), profile));
    }

    // The samples are what they say they are; otherwise the properties above would be about something else.
    [Property(Arbitrary = [typeof(GameSample)], MaxTest = 150)]
    public bool Samples_have_perfect_recall(GameSample sample) => RecallBreak.Of(sample.Tree()).Count == 0;

    // A player who may stop at each of 50,000 turns and gets what the turn's number says: he goes on to the last. No call stack
    // would hold it.
    [Fact]
    public void Given_a_long_chain_Then_it_is_solved_all_the_same()
    {
        const int length = 50_000;
        var builder = new GameTreeBuilder(new GameHeading("Chain", ["Walker"]));
        for (var turn = 0; turn < length; turn++)
        {
            builder.Decision(builder.Infoset(0, $"t{turn}", ["stop", "on"]));
            builder.Terminal([turn]);
        }

        builder.Terminal([length]);
        var tree = builder.Build();
        var response = BackwardInduction.Solve(tree, Profile.Uniform(tree), 0);
        Assert.Equal(length, response.Value);
        Assert.All(response.OptimalActions.Values, actions => Assert.Equal([1], actions));
    }

    private static IEnumerable<int> Small(GameTree tree) =>
        Enumerable.Range(0, tree.PlayerCount).Where(player => PlanOracle.PlanCount(tree, player) <= MostPlans);

    private static Rational At(GameTree tree, int infoset, IReadOnlyDictionary<int, int> plan, Profile profile)
    {
        var player = tree.Infosets[infoset].Player;
        return tree.Infosets[infoset].Nodes
            .Select(node => PlanOracle.CounterfactualReach(tree, node, player, profile)
                * PlanOracle.Value(tree, node, player, plan, profile))
            .Sum();
    }
}
