using TwinEngine.Cfr;
using TwinEngine.Numbers;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Cfr;

public sealed class CfrSolverTests
{
    // By hand: the first update is against uniform play. Jack at the root: passing is worth -5/4 (-1 after a pass, else the mean of
    // -1 and -2), betting (1 - 2)/2 = -1/2, their mean -7/8; so betting regrets +3/8 and passing -3/8: from then on the jack bets.
    [Fact]
    public void Given_two_iterations_Then_the_average_is_that_of_the_policies_used()
    {
        var tree = Kuhn.Standard.Tree;
        var solver = new CfrSolver(tree);
        solver.Iterate();
        solver.Iterate();
        Assert.Equal([0.25, 0.75], solver.Average(tree.FindInfoset(0, "0"))); // of (1/2, 1/2) and (0, 1)
    }

    // By hand, sums of positive regrets after one iteration: player 1 has 1/8 at each root, 1/12 at 0pb and 1pb, 1/4 at 2pb, and
    // bets every card from then on; player 2 then has 1/6 at 0b and 1b, 1/2 at 2b, and no regret after a pass, which has no reach.
    [Fact]
    public void Given_one_iteration_Then_the_smallest_positive_sum_is_a_twelfth()
    {
        var solver = new CfrSolver(Kuhn.Standard.Tree);
        solver.Iterate();
        Assert.Equal(1.0 / 12.0, solver.SmallestPositiveRegretSum, 1e-15); // some ten roundings of numbers below 1/4
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(5)]
    [InlineData(8)]
    public void Given_some_iterations_Then_the_averages_are_those_of_exact_arithmetic(int iterations)
    {
        var (solver, oracle) = (new CfrSolver(Kuhn.Standard.Tree), new CfrOracle());
        for (var iteration = 0; iteration < iterations; iteration++)
        {
            solver.Iterate();
            oracle.Iterate();
        }

        foreach (var (infoset, index) in Kuhn.Standard.Tree.Infosets.Select((infoset, index) => (infoset, index)))
        {
            // Eight iterations round a few hundred numbers of magnitude 1, 1e-16 each.
            Assert.Equal(oracle.AverageBet(infoset.Label).ToDouble(), solver.Average(index)[1], 1e-13);
        }
    }

    // Zinkevich et al. 2007, theorem 4: a player's average overall regret is at most range * infosets * sqrt(actions) / sqrt(T);
    // nash_conv of the averages is at most the sum over both players. Kuhn: range 4, 6 infosets each, 2 actions.
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Given_many_iterations_Then_nash_conv_is_within_the_theorems_bound(bool notebook)
    {
        const int Iterations = 10_000;
        var tree = Kuhn.In(notebook).Tree;
        var solver = new CfrSolver(tree);
        for (var iteration = 0; iteration < Iterations; iteration++)
        {
            solver.Iterate();
        }

        var nashConv = AverageStrategy.After(Iterations, tree, solver).Evaluate(tree).NashConv.ToDouble();
        Assert.InRange(nashConv, 0.0, 2 * 4.0 * 6 * Math.Sqrt(2.0) / Math.Sqrt(Iterations));
    }
}
