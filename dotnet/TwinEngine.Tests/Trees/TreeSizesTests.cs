using FsCheck.Xunit;
using TwinEngine.Efg;
using TwinEngine.Tests.Support;
using TwinEngine.Trees;

namespace TwinEngine.Tests.Trees;

public sealed class TreeSizesTests
{
    // Counted in the figure: Selten 1975, figure 1.
    [Fact]
    public void Seltens_horse_is_as_large_as_it_is_drawn() =>
        Assert.Equal(new TreeSizes(9, 0, 4, 5, 3, 3), TreeSizes.Of(Efgs.Tree(Efgs.Horse)));

    [Property(Arbitrary = [typeof(EfgSample)])]
    public bool Kinds_add_up_and_depth_is_the_longest_path(EfgSample sample)
    {
        var tree = EfgTree.Build(sample.Document());
        var sizes = TreeSizes.Of(tree);
        return sizes.Nodes == sizes.ChanceNodes + sizes.DecisionNodes + sizes.Terminals
            && sizes.Depth == Enumerable.Range(0, tree.NodeCount).Max(node => tree.Path(0, node).Count)
            && sizes.DecisionNodes == tree.Infosets.Sum(infoset => infoset.Nodes.Count);
    }
}
