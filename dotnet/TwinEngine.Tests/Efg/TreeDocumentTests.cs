using TwinEngine.Efg;
using TwinEngine.Games;
using TwinEngine.Games.BuiltIn;

namespace TwinEngine.Tests.Efg;

public sealed class TreeDocumentTests
{
    // games.md, "Written (efg)": numbers from 1 in canonical order, chance labels empty, outcomes 1, 2, ... without names.
    [Fact]
    public void The_card_game_is_numbered_in_canonical_order()
    {
        const string expected = """
            EFG 2 R "Card game" { "Player 1" "Player 2" }
            ""

            c "" 1 "" { "High" 1/2 "Low" 1/2 } 0
            p "" 1 1 "j1_H" { "Bet" "Check" } 0
            p "" 2 1 "j2_bet" { "Call" "Fold" } 0
            t "" 1 "" { 2, -2 }
            t "" 2 "" { 1, -1 }
            t "" 3 "" { 1, 1 }
            p "" 1 2 "j1_L" { "Bet" "Check" } 0
            p "" 2 1 "j2_bet" { "Call" "Fold" } 0
            t "" 4 "" { -2, 2 }
            t "" 5 "" { 1, -1 }
            t "" 6 "" { -1, -1 }
            """;
        var tree = RulesTree.Unroll(SmallGames.CardGameHeading, SmallGames.CardGame());
        Assert.Equal(expected.ReplaceLineEndings("\n"), EfgWriter.Write(TreeDocument.Of(tree)));
    }
}
