using TwinEngine.Ported.ExtensiveForm;

namespace TwinEngine.Tests.Ported.ExtensiveForm;

/// <summary>Expected texts: what GT-07 prints, character for character.</summary>
public sealed class TreeRenderingTests
{
    [Fact]
    public void The_entry_game_is_drawn_as_in_section_2() => Assert.Equal(
        """
        Entry Game
        ----------
        J1 ~entrant
          [In] J2 ~incumbent
            [Fight] * (J1=-1.00, J2=-1.00)
            [Accommodate] * (J1=1.00, J2=1.00)
          [Out] * (J1=0.00, J2=2.00)
        """,
        TreeRendering.Render(SourceGames.MarketEntry()));

    [Fact]
    public void Matching_pennies_is_drawn_as_in_section_4() => Assert.Equal(
        """
        Simultaneous Move (Matching Pennies)
        ------------------------------------
        J1 ~j1
          [Pile] J2 ~j2_choice
            [Pile] * (J1=1.00, J2=-1.00)
            [Face] * (J1=-1.00, J2=1.00)
          [Face] J2 ~j2_choice
            [Pile] * (J1=-1.00, J2=1.00)
            [Face] * (J1=1.00, J2=-1.00)
        """,
        TreeRendering.Render(SourceGames.MatchingPennies()));

    [Fact]
    public void The_card_game_is_drawn_as_in_section_5() => Assert.Equal(
        """
        Simple Card Game
        ----------------
        NATURE
          [High] J1 ~j1_H
            [Bet] J2 ~j2_bet
              [Call] * (J1=2.00, J2=-2.00)
              [Fold] * (J1=1.00, J2=-1.00)
            [Check] * (J1=1.00, J2=1.00)
          [Low] J1 ~j1_L
            [Bet] J2 ~j2_bet
              [Call] * (J1=-2.00, J2=2.00)
              [Fold] * (J1=1.00, J2=-1.00)
            [Check] * (J1=-1.00, J2=-1.00)
        """,
        TreeRendering.Render(SourceGames.CardGame()));

    // Section 1, FI: Math.Abs(x) < 1e-12 ? 0.0 : x.
    [Theory]
    [InlineData(-0.0, "0.00")]
    [InlineData(-9e-13, "0.00")]
    [InlineData(-1.0, "-1.00")]
    [InlineData(1.0 / 3.0, "0.33")]
    public void A_number_has_two_decimals_and_no_minus_before_nothing(double value, string expected) =>
        Assert.Equal(expected, TwoDecimals.Print(value));
}
