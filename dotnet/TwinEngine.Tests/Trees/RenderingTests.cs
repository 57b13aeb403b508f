using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Games.BuiltIn;
using TwinEngine.Tests.Support;
using TwinEngine.Trees;

namespace TwinEngine.Tests.Trees;

public sealed class RenderingTests
{
    // games.md, "The rendering".
    [Fact]
    public void Market_entry_is_the_pages_example() => Assert.Equal(
        """
        Market entry
        player_1: Entrant
        player_2: Incumbent

        player_1 entrant
          In: player_2 incumbent
            Fight: (-1, -1)
            Accommodate: (1, 1)
          Out: (0, 2)
        """.ReplaceLineEndings("\n"),
        Rendering.Of(RulesTree.Unroll(EntryGames.MarketEntryHeading, EntryGames.MarketEntry())));

    [Fact]
    public void Probabilities_stand_after_chance_actions_and_texts_are_in_one_line_form() => Assert.Equal(
        "a\\\\b\\tc\nplayer_1: two\\nlines\n\nchance\n  h i 1/3: (1/2)\n  #2 2/3: player_1 #4\n    x: (0)",
        Rendering.Of(Efgs.Tree(
            "EFG 2 R \"a\\\\b\tc\" { \"two\nlines\" } c \"\" 1 { \"h i\" 1/3 \"\" 2/3 } 0 t \"\" 1 { .5 } p \"\" 1 4 \"\" { \"x\" } 0 t \"\" 0")));

    [Fact]
    public void An_empty_title_is_an_empty_line() =>
        Assert.Equal("\nplayer_1: A\n\n(0)", Rendering.Of(Efgs.Tree("EFG 2 R \"\" { \"A\" } t \"\" 0")));

    // 20,000 lines, indented by 20,000 on average: 400 million characters.
    [Fact]
    public void Given_a_game_too_deep_to_draw_Then_it_is_refused()
    {
        var builder = new GameTreeBuilder(new GameHeading("", ["A"]));
        var infoset = builder.Infoset(0, "s", ["on"]);
        for (var step = 0; step < 20_000; step++)
        {
            builder.Decision(infoset);
        }

        builder.Terminal([1]);
        var failure = Assert.Throws<UnsupportedCaseException>(() => Rendering.Of(builder.Build()));
        Assert.Equal("rendering: expected a text of at most 150000000 characters, found more: the game is too deep for it", failure.Message);
    }
}
