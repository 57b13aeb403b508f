using TwinEngine.Tests.Support;
using TwinEngine.Trees;

namespace TwinEngine.Tests.Trees;

public sealed class HistoriesTests
{
    // games.md, "Ids and order": % is %25 and blank is %20 in a step; texts are in one-line form after that.
    [Theory]
    [InlineData("go left", "go%20left")]
    [InlineData("100%", "100%25")]
    [InlineData("%20", "%2520")]
    [InlineData("a\nb", "a\nb")]
    public void Steps_have_no_blanks(string action, string step) => Assert.Equal(step, Histories.Step(action));

    [Fact]
    public void The_root_is_empty_and_a_slash_in_texts()
    {
        var tree = Efgs.Tree("EFG 2 R \"\" { \"A\" } p \"\" 1 1 { \"a\nb c\" } 0 t \"\" 0");
        Assert.Equal(["", "a\nb%20c"], Enumerable.Range(0, 2).Select(node => Histories.Of(tree, node)));
        Assert.Equal(["/", "/a\\nb%20c"], Enumerable.Range(0, 2).Select(node => Histories.InText(tree, node)));
    }
}
