using FsCheck.Xunit;
using TwinEngine.BestResponses;
using TwinEngine.Mixed;
using TwinEngine.Numbers;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Mixed;

public sealed class MixedGridTests
{
    // GT-13c, section 3 and exercise 2: against the naive splice player 2's best pure plan extracts 1 + 1/6 = 7/6.
    [Fact]
    public void Given_the_naive_opponent_Then_the_pure_best_response_is_seven_sixths()
    {
        var tree = Kuhn.Notebook.Tree;
        var naive = Kuhn.Profile(Kuhn.Notebook, """{"name": "naive"}""");
        Assert.Equal(new Rational(7, 6), BackwardInduction.Solve(tree, naive, player: 1).Value);
    }

    [Property(Arbitrary = [typeof(ProfileSample)])]
    public bool The_value_is_that_of_the_rules_with_two_rows_replaced(ProfileSample opponent, ProfileSample own, byte a, byte b)
    {
        var tree = Kuhn.In(opponent.Notebook).Tree;
        var (alpha, beta) = (new Rational(a, 255), new Rational(b, 255));
        var (rows1, rows2) = (Kuhn.Bets(tree, opponent.On(tree)), Kuhn.Bets(tree, own.On(tree)));
        var expected = KuhnOracle.Value(
            label => label switch
            {
                "0p" => alpha,
                "2p" => beta,
                _ when label.Length == 2 => rows2(label),
                _ => rows1(label),
            },
            opponent.Notebook);
        return new MixedGrid(tree, opponent.On(tree), own.On(tree)).Value(alpha, beta) == -expected;
    }

    // A value bilinear in (alpha, beta) is attained at a vertex of the unit square, and no plan beats the best pure one.
    [Property(Arbitrary = [typeof(ProfileSample)])]
    public bool No_point_beats_the_vertices_and_no_vertex_beats_the_pure_plans(ProfileSample opponent, ProfileSample own, byte a, byte b)
    {
        var tree = Kuhn.In(opponent.Notebook).Tree;
        var grid = new MixedGrid(tree, opponent.On(tree), own.On(tree));
        var vertices = grid.VertexMaximum();
        return grid.Value(new Rational(a, 255), new Rational(b, 255)) <= vertices
            && vertices <= BackwardInduction.Solve(tree, opponent.On(tree), player: 1).Value;
    }
}
