using FsCheck.Xunit;
using TwinEngine.Efg;
using TwinEngine.Tests.Support;
using TwinEngine.Trees;

namespace TwinEngine.Tests.Trees;

public sealed class RecallBreakTests
{
    [Property(Arbitrary = [typeof(EfgSample)])]
    public bool They_are_those_of_the_definition(EfgSample sample)
    {
        var tree = EfgTree.Build(sample.Document());
        return RecallBreak.Of(tree).Select(entry => (entry.Infoset, entry.First, entry.Second))
            .SequenceEqual(TreeOracle.RecallBreaks(tree));
    }

    // Selten 1975, figure 1: a game of perfect recall.
    [Fact]
    public void Seltens_horse_has_none() => Assert.Empty(RecallBreak.Of(Efgs.Tree(Efgs.Horse)));

    // Piccione and Rubinstein 1997: the driver does not know whether he passed the first crossing.
    [Fact]
    public void The_absent_minded_driver_forgets_that_he_went_on()
    {
        var tree = Efgs.Tree(Efgs.AbsentMinded);
        Assert.Equal(["player_1 crossing: / | /on"], RecallBreak.Of(tree).Select(entry => entry.ToLine(tree)));
    }

    // The same own past, but for what he chose there: Kuhn 1953's bridge players, one hand of the two.
    [Fact]
    public void Whoever_forgets_what_he_chose_breaks_it_and_the_line_escapes_blanks()
    {
        var tree = Efgs.Tree("""
            EFG 2 R "" { "A" }
            p "" 1 1 "first" { "go left" "100%" } 0
            p "" 1 2 "later" { "x" } 0
            t "" 0
            p "" 1 2 0
            t "" 0
            """);
        Assert.Equal(["player_1 later: /go%20left | /100%25"], RecallBreak.Of(tree).Select(entry => entry.ToLine(tree)));
    }
}
