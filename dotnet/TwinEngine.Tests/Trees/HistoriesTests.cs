using FsCheck.Xunit;
using TwinEngine.Efg;
using TwinEngine.Games;
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
    public void The_root_is_empty_and_texts_are_in_one_line_form()
    {
        var tree = Efgs.Tree("EFG 2 R \"\" { \"A\" } p \"\" 1 1 { \"a\nb c\" } 0 t \"\" 0");
        Assert.Equal(["", "a\nb%20c"], All(tree, Histories.AsKeys(tree)));
        Assert.Equal(["", "a\\nb%20c"], All(tree, Histories.InTexts(tree)));
    }

    // The definition: the steps from the root, joined by blanks; whatever was asked for before.
    [Property(Arbitrary = [typeof(EfgSample)])]
    public void They_are_the_steps_from_the_root_in_any_order(EfgSample sample, int seed)
    {
        var tree = EfgTree.Build(sample.Document());
        var histories = Histories.AsKeys(tree);
        var random = new Random(seed);
        for (var question = 0; question < 2 * tree.NodeCount; question++)
        {
            var node = random.Next(tree.NodeCount);
            var expected = string.Join(' ', tree.Path(0, node).Select(Histories.Step));
            Assert.Equal(expected, histories.Of(node).ToString());
            Assert.Equal(expected.Length, histories.Length(node));
        }
    }

    private static string[] All(GameTree tree, Histories histories) =>
        Enumerable.Range(0, tree.NodeCount).Select(node => histories.Of(node).ToString()).ToArray();
}
