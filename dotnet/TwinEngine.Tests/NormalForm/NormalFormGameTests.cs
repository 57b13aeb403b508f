using FsCheck.Xunit;
using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.NormalForm;
using TwinEngine.Numbers;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.NormalForm;

/// <summary>The oracle: each profile of plans followed down the tree; equilibrium and dominance from their definitions.</summary>
public sealed class NormalFormGameTests
{
    private const int MostProfiles = 250;

    [Property(Arbitrary = [typeof(GameSample)], MaxTest = 150)]
    public bool A_profile_pays_what_following_its_plans_does(GameSample sample)
    {
        var tree = sample.Tree();
        if (PlanOracle.ProfileCount(tree) > MostProfiles)
        {
            return true;
        }

        var game = NormalFormGame.Of(tree, new Unwatched());
        return PlanOracle.Profiles(tree).Select((plans, profile) => Enumerable.Range(0, tree.PlayerCount).All(player =>
            game.Payoff(profile, player) == PlanOracle.Value(tree, 0, player, plans))).All(equal => equal);
    }

    [Property(Arbitrary = [typeof(GameSample)], MaxTest = 150)]
    public bool An_equilibrium_is_a_profile_that_nobody_leaves(GameSample sample)
    {
        var tree = sample.Tree();
        if (PlanOracle.ProfileCount(tree) > MostProfiles)
        {
            return true;
        }

        var game = NormalFormGame.Of(tree, new Unwatched());
        return Enumerable.Range(0, tree.PlayerCount).All(player =>
        {
            var ranks = new PayoffRanks(game, player);
            return Enumerable.Range(0, game.Plans.ProfileCount).All(profile =>
                ranks.IsBestReply(profile) == OwnPlans(game, profile, player).All(other => game.Payoff(other, player) <= game.Payoff(profile, player)));
        });
    }

    [Property(Arbitrary = [typeof(GameSample)], MaxTest = 150)]
    public bool A_dominated_plan_names_the_first_that_dominates_it(GameSample sample)
    {
        var tree = sample.Tree();
        if (PlanOracle.ProfileCount(tree) > MostProfiles)
        {
            return true;
        }

        var game = NormalFormGame.Of(tree, new Unwatched());
        return Enumerable.Range(0, tree.PlayerCount).All(player =>
        {
            var ranks = new PayoffRanks(game, player);
            var (strict, weak) = (Dominance.Strict(ranks), Dominance.Weak(ranks));
            return Enumerable.Range(0, game.Plans.Counts[player]).All(worse =>
                strict[worse] == FirstWhere(game, player, worse, differences => differences.All(difference => difference.Sign > 0))
                && weak[worse] == FirstWhere(game, player, worse, differences =>
                    differences.All(difference => difference.Sign >= 0) && differences.Any(difference => difference.Sign > 0)));
        });
    }

    [Fact]
    public void Given_too_many_plans_Then_it_says_how_many_before_it_lists_any()
    {
        var builder = new GameTreeBuilder(new GameHeading("Long", ["Walker"]));
        for (var turn = 0; turn < 11; turn++)
        {
            builder.Decision(builder.Infoset(0, $"t{turn}", ["stop", "on"]));
            builder.Terminal([0]);
        }

        builder.Terminal([1]);
        Assert.Equal(
            "params.normal_form: expected at most 1024 plans of each player, found 2048 of player_1", // 2^11
            Assert.Throws<UnsupportedCaseException>(() => NormalFormGame.Of(builder.Build(), new Unwatched())).Message);
    }

    [Fact]
    public void Given_too_many_profiles_Then_it_says_how_many()
    {
        var builder = new GameTreeBuilder(new GameHeading("Three", ["A", "B", "C"]));
        var actions = Enumerable.Range(0, 26).Select(action => $"a{action}").ToArray();
        var infosets = Enumerable.Range(0, 3).Select(player => builder.Infoset(player, "i", actions)).ToArray();
        for (var first = 0; first < 26 * 26; first++)
        {
            if (first == 0)
            {
                builder.Decision(infosets[0]);
            }

            if (first % 26 == 0)
            {
                builder.Decision(infosets[1]);
            }

            builder.Decision(infosets[2]);
            Array.ForEach(actions, _ => builder.Terminal([0, 0, 0]));
        }

        Assert.Equal(
            "params.normal_form: expected at most 16384 profiles of plans, found 17576", // 26^3
            Assert.Throws<UnsupportedCaseException>(() => NormalFormGame.Of(builder.Build(), new Unwatched())).Message);
    }

    private static IEnumerable<int> OwnPlans(NormalFormGame game, int profile, int player)
    {
        var own = game.Plans.PlansOf(profile)[player];
        return Enumerable.Range(0, game.Plans.Counts[player]).Select(plan => profile + ((plan - own) * game.Plans.Stride(player)));
    }

    private static int FirstWhere(NormalFormGame game, int player, int worse, Func<Rational[], bool> dominates)
    {
        var profiles = Enumerable.Range(0, game.Plans.ProfileCount).Where(profile => game.Plans.PlansOf(profile)[player] == worse).ToArray();
        return Enumerable.Range(0, game.Plans.Counts[player]).Where(better => dominates(profiles
            .Select(profile => game.Payoff(profile + ((better - worse) * game.Plans.Stride(player)), player) - game.Payoff(profile, player))
            .ToArray())).FirstOrDefault(-1);
    }
}
