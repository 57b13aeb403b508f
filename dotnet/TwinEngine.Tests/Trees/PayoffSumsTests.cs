using TwinEngine.Numbers;
using TwinEngine.Tests.Support;
using TwinEngine.Trees;

namespace TwinEngine.Tests.Trees;

public sealed class PayoffSumsTests
{
    // Selten 1975, figure 1: the payoffs at the leaves sum to 3, 8, 1, 7 and 0.
    [Fact]
    public void The_extremes_are_those_of_the_leaves() =>
        Assert.Equal(new PayoffSums(0, 8), PayoffSums.Of(Efgs.Tree(Efgs.Horse)));

    [Theory]
    [InlineData("1/3 2/3", "0.5 0.5", true)]
    [InlineData("1 -1", "1 -0.9", false)]
    public void Sums_are_compared_exactly(string left, string right, bool constant)
    {
        var sums = PayoffSums.Of(Efgs.Tree(
            $"EFG 2 R \"\" {{ \"A\" \"B\" }} p \"\" 1 1 {{ \"l\" \"r\" }} 0 t \"\" 1 {{ {left} }} t \"\" 2 {{ {right} }}"));
        Assert.Equal(constant, sums.AreConstant);
    }

    // A sum of payoffs on the way counts once at every leaf below it.
    [Fact]
    public void Outcomes_on_the_way_are_part_of_the_sums() => Assert.Equal(
        new PayoffSums(new Rational(3, 2), 2),
        PayoffSums.Of(Efgs.Tree(
            "EFG 2 R \"\" { \"A\" } p \"\" 1 1 { \"l\" \"r\" } 1 { 1.5 } t \"\" 2 { 1/2 } t \"\" 0")));
}
