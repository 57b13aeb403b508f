using FsCheck.Xunit;
using TwinEngine.BestResponses;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.BestResponses;

/// <summary>The oracle: all 64 plans, each evaluated from the rules of the game.</summary>
public sealed class BackwardInductionTests
{
    [Property(Arbitrary = [typeof(ProfileSample)], MaxTest = 200)]
    public bool The_value_is_the_best_of_all_plans(ProfileSample sample, bool second)
    {
        var (tree, player) = (Kuhn.In(sample.Notebook).Tree, second ? 1 : 0);
        var profile = sample.On(tree);
        return Solve(tree, profile, player).Value == Enumerated(tree, profile, player, sample.Notebook).Max(plan => plan.Value);
    }

    [Property(Arbitrary = [typeof(ProfileSample)], MaxTest = 200)]
    public bool The_optimal_plans_are_those_that_attain_it(ProfileSample sample, bool second)
    {
        var (tree, player) = (Kuhn.In(sample.Notebook).Tree, second ? 1 : 0);
        var profile = sample.On(tree);
        return Enumerable.SequenceEqual(
            OptimalPlans.Of(tree, Solve(tree, profile, player)).Select(plan => plan.ToLine(tree)).Order(StringComparer.Ordinal),
            Best(tree, profile, player, sample.Notebook).Select(Line).Order(StringComparer.Ordinal));
    }

    [Property(Arbitrary = [typeof(ProfileSample)], MaxTest = 200)]
    public bool A_decision_is_forced_where_all_of_them_agree(ProfileSample sample, bool second)
    {
        var (tree, player) = (Kuhn.In(sample.Notebook).Tree, second ? 1 : 0);
        var profile = sample.On(tree);
        var best = Best(tree, profile, player, sample.Notebook);
        var response = Solve(tree, profile, player);
        return tree.InfosetsOf(player).All(infoset =>
        {
            var answers = best.Select(plan => plan[tree.Infosets[infoset].Label]).Distinct().ToArray();
            return ForcedDecisions.At(tree, response, infoset) == (answers.Length > 1 ? -1 : answers[0] ? 1 : 0);
        });
    }

    // By hand: against "always pass", player 1's bets and passes both win at most the ante; the king wins 1 either way, the jack
    // and the queen win 1 only by betting (player 2 folds). So the root bets with jack and queen; what follows pass-bet is free.
    [Fact]
    public void Given_an_opponent_who_always_passes_Then_betting_weak_cards_is_forced_and_the_rest_is_free()
    {
        var tree = Kuhn.Standard.Tree;
        var response = Solve(tree, Kuhn.Profile(Kuhn.Standard, """{"name": "always_pass"}"""), player: 0);
        Assert.Equal(Rational.One, response.Value);
        Assert.Equal(
            [("0", 1), ("1", 1), ("2", -1), ("0pb", -1), ("1pb", -1), ("2pb", -1)],
            tree.InfosetsOf(0).Select(index => (tree.Infosets[index].Label, ForcedDecisions.At(tree, response, index))));
        Assert.Equal(16, OptimalPlans.Of(tree, response).Count); // two roots forced, four binary decisions free
    }

    private static BestResponse Solve(GameTree tree, Profile profile, int player) =>
        BackwardInduction.Solve(tree, profile, player);

    private static (IReadOnlyDictionary<string, bool> Plan, Rational Value)[] Enumerated(
        GameTree tree, Profile profile, int player, bool notebook)
    {
        var rows = Kuhn.Bets(tree, profile);
        return KuhnOracle.Plans(player)
            .Select(plan =>
            {
                var toPlayer1 = KuhnOracle.Value(
                    label => plan.TryGetValue(label, out var bets) ? (bets ? 1 : 0) : rows(label), notebook);
                return (plan, player == 0 ? toPlayer1 : -toPlayer1);
            })
            .ToArray();
    }

    private static IReadOnlyDictionary<string, bool>[] Best(GameTree tree, Profile profile, int player, bool notebook)
    {
        var plans = Enumerated(tree, profile, player, notebook);
        var best = plans.Max(plan => plan.Value);
        return plans.Where(plan => plan.Value == best).Select(plan => plan.Plan).ToArray();
    }

    private static string Line(IReadOnlyDictionary<string, bool> plan) =>
        string.Join(' ', plan.Select(choice => $"{choice.Key}:{(choice.Value ? 'b' : 'p')}"));
}
