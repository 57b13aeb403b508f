using FsCheck.Xunit;
using TwinEngine.Efg;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Efg;

public sealed class EfgTreeTests
{
    [Property(Arbitrary = [typeof(EfgSample)])]
    public bool Payoffs_are_the_sums_of_the_outcomes_on_the_path(EfgSample sample)
    {
        var document = sample.Document();
        var tree = EfgTree.Build(document);
        return tree.Terminals(0, tree.NodeCount).All(node => Enumerable.Range(0, tree.PlayerCount).All(player =>
        {
            var sum = Rational.Zero;
            for (var at = node; at >= 0; at = tree.Parent(at))
            {
                sum += document.Nodes[at].Outcome?.Payoffs[player] ?? Rational.Zero;
            }

            return sum == tree.Payoff(node, player);
        }));
    }

    [Property(Arbitrary = [typeof(EfgSample)])]
    public bool Nodes_of_one_number_are_one_infoset_and_only_those(EfgSample sample)
    {
        var document = sample.Document();
        var tree = EfgTree.Build(document);
        var decisions = Enumerable.Range(0, tree.NodeCount).Where(node => tree.Kind(node) == NodeKind.Decision).ToArray();
        return decisions.All(node => tree.PlayerOf(node) == document.Nodes[node].Player)
            && decisions.All(node => decisions.All(other =>
                (tree.InfosetOf(node) == tree.InfosetOf(other))
                == ((document.Nodes[node].Player, document.Nodes[node].Infoset!.Number)
                    == (document.Nodes[other].Player, document.Nodes[other].Infoset!.Number))));
    }

    [Property(Arbitrary = [typeof(EfgSample)])]
    public bool Ids_are_unique_and_no_two_siblings_share_an_action(EfgSample sample)
    {
        var tree = EfgTree.Build(sample.Document());
        return tree.Infosets.Select(infoset => (infoset.Player, infoset.Id)).Distinct().Count() == tree.Infosets.Count
            && Enumerable.Range(0, tree.NodeCount).All(node => tree.Actions(node).Distinct().Count() == tree.Actions(node).Count);
    }

    // games.md: empty and ambiguous labels give way to # and the file's number; actions to # and the position.
    [Fact]
    public void Ambiguous_labels_give_way_to_numbers()
    {
        var tree = Efgs.Tree("""
            EFG 2 R "" { "A" }
            p "" 1 30 "same" { "x" "x" "y" "" "#1" } 0
            p "" 1 20 "same" { "z" } 0
            t "" 0
            p "" 1 10 "" { "z" } 0
            t "" 0
            p "" 1 5 "own" { "z" } 0
            t "" 0
            t "" 0
            t "" 0
            """);
        Assert.Equal(["#30", "#20", "#10", "own"], tree.Infosets.Select(infoset => infoset.Id));
        Assert.Equal(["#1", "#2", "y", "#4", "#5"], tree.Infosets[0].Actions);
    }

    [Fact]
    public void A_chain_of_100_000_nodes_is_read_and_written_again()
    {
        const int length = 100_000;
        var lines = Enumerable.Repeat("p \"\" 1 1 \"s\" { \"on\" } 0", length);
        var text = string.Join('\n', ["EFG 2 R \"\" { \"A\" }", "\"\"", "", .. lines, "t \"\" 1 \"\" { 1 }"]);
        var document = EfgParser.Parse(text);
        Assert.Equal(length + 1, EfgTree.Build(document).NodeCount);
        Assert.Equal(text, EfgWriter.Write(document));
    }
}
