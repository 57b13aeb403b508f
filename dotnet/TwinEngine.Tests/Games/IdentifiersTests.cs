using TwinEngine.Games;

namespace TwinEngine.Tests.Games;

public sealed class IdentifiersTests
{
    // games.md, "Ids and order": all labels that are equal to another one, are empty, or begin with # are replaced.
    [Theory]
    [InlineData("a b c", "a b c")]
    [InlineData("a a b", "#1 #2 b")]
    [InlineData("#2 b", "#1 b")]
    [InlineData("a a#", "a a#")]
    [InlineData("b a b a c", "#1 #2 #3 #4 c")]
    public void Ambiguous_labels_become_positions(string labels, string ids) =>
        Assert.Equal(ids.Split(' '), Identifiers.OfActions(labels.Split(' ')));

    [Fact]
    public void An_empty_label_becomes_its_position() => Assert.Equal(["a", "#2"], Identifiers.OfActions(["a", ""]));
}
