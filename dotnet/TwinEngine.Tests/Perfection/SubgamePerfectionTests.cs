using FsCheck.Xunit;
using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Perfection;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Perfection;

public sealed class SubgamePerfectionTests
{
    private const int MostProfiles = 150;

    // The definition (Selten 1965): a Nash equilibrium in every subgame, here every node, all deviations by whole plans.
    [Property(Arbitrary = [typeof(GameSample)], MaxTest = 150)]
    public bool They_are_the_profiles_that_are_equilibria_in_every_subgame(GameSample sample)
    {
        var tree = sample.Tree(perfectInformation: true);
        if (PlanOracle.ProfileCount(tree) > MostProfiles)
        {
            return true;
        }

        var plans = Enumerable.Range(0, tree.PlayerCount).Select(player => PlanOracle.Plans(tree, player).ToArray()).ToArray();
        var expected = PlanOracle.Profiles(tree).Where(profile => Enumerable.Range(0, tree.NodeCount).All(node =>
            Enumerable.Range(0, tree.PlayerCount).All(player => plans[player].All(plan =>
                PlanOracle.Value(tree, node, player, With(profile, plan)) <= PlanOracle.Value(tree, node, player, profile)))));
        return SubgamePerfection.Solve(tree, new Unwatched())
            .Select(found => string.Join(' ', found.Actions))
            .SequenceEqual(expected.Select(profile => string.Join(' ', tree.Infosets.Select((_, index) => profile[index]))));
    }

    [Property(Arbitrary = [typeof(GameSample)], MaxTest = 150)]
    public bool They_pay_what_their_plans_do(GameSample sample)
    {
        var tree = sample.Tree(perfectInformation: true);
        return PlanOracle.ProfileCount(tree) > MostProfiles || SubgamePerfection.Solve(tree, new Unwatched()).All(found =>
            Enumerable.Range(0, tree.PlayerCount).All(player => found.Payoffs[player]
                == PlanOracle.Value(tree, 0, player, found.Actions.Select((action, index) => (index, action)).ToDictionary())));
    }

    // By hand, the ultimatum game for two coins: an offer of nothing leaves player 2 indifferent. If he takes it, player 1 offers
    // nothing; if not, player 1 offers one. An offer of one or two he takes.
    [Fact]
    public void Given_ties_Then_all_of_them_are_there()
    {
        var builder = new GameTreeBuilder(new GameHeading("Ultimatum", ["Proposer", "Responder"]));
        builder.Decision(builder.Infoset(0, "offer", ["0", "1", "2"]));
        for (var offer = 0; offer <= 2; offer++)
        {
            builder.Decision(builder.Infoset(1, $"after_{offer}", ["take", "leave"]));
            builder.Terminal([2 - offer, offer]);
            builder.Terminal([0, 0]);
        }

        var found = SubgamePerfection.Solve(builder.Build(), new Unwatched());
        Assert.Equal(["1 1", "2 5"], found.Select(equilibrium => equilibrium.Name)); // take take take; leave take take
        Assert.Equal([[2, 0], [1, 1]], found.Select(equilibrium => equilibrium.Payoffs));
    }

    // Rosenthal 1981's centipede, 20,000 turns: whoever is to move stops at once, at every turn.
    [Fact]
    public void Given_a_long_centipede_Then_everybody_stops_everywhere()
    {
        const int turns = 20_000;
        var builder = new GameTreeBuilder(new GameHeading("Centipede", ["A", "B"]));
        for (var turn = 0; turn < turns; turn++)
        {
            builder.Decision(builder.Infoset(turn % 2, $"t{turn}", ["stop", "on"]));
            builder.Terminal(turn % 2 == 0 ? [turn + 2, turn] : [turn, turn + 2]);
        }

        builder.Terminal([turns + 1, turns]);
        var found = Assert.Single(SubgamePerfection.Solve(builder.Build(), new Unwatched()));
        Assert.Equal("1 1", found.Name);
        Assert.Equal([2, 0], found.Payoffs);
    }

    // By hand: 11 decisions between equal payoffs are 2^11 = 2,048 equilibria.
    [Fact]
    public void Given_too_many_Then_it_says_so()
    {
        var builder = new GameTreeBuilder(new GameHeading("Ties", ["A"]));
        builder.Chance(builder.Lottery(
            Enumerable.Range(0, 11).Select(draw => $"d{draw}").ToArray(),
            Enumerable.Repeat(new Rational(1, 11), 11).ToArray()));
        for (var draw = 0; draw < 11; draw++)
        {
            builder.Decision(builder.Infoset(0, $"i{draw}", ["l", "r"]));
            builder.Terminal([0]);
            builder.Terminal([0]);
        }

        Assert.Equal(
            "params.subgame_perfection: expected at most 1024 equilibria, found at least 2048 (in the subgame at /)",
            Assert.Throws<UnsupportedCaseException>(() => SubgamePerfection.Solve(builder.Build(), new Unwatched())).Message);
    }

    [Fact]
    public void Given_imperfect_information_Then_it_names_the_information_set() => Assert.Equal(
        "params.subgame_perfection: expected a game of perfect information, found 2 nodes in information set c of player_3: leave subgame_perfection out",
        Assert.Throws<InvalidCaseException>(() => SubgamePerfection.Solve(Efgs.Tree(Efgs.Horse), new Unwatched())).Message);

    private static Dictionary<int, int> With(IReadOnlyDictionary<int, int> profile, IReadOnlyDictionary<int, int> plan)
    {
        var changed = new Dictionary<int, int>(profile);
        foreach (var (infoset, action) in plan)
        {
            changed[infoset] = action;
        }

        return changed;
    }
}
