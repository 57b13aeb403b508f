using TwinEngine.Ported.ExtensiveForm;

namespace TwinEngine.Tests.Ported.ExtensiveForm;

public sealed class NormalFormConversionTests
{
    [Fact]
    public void The_entry_game_is_converted_as_in_section_7() => Assert.Equal(
        """
        Forme normale equivalente : Entry Game
        --------------------------------------------------
        J1 \ J2  {Fight}    {Accommodate}
        {In}  (-1.00,-1.00)  (1.00,1.00)
        {Out}  (0.00,2.00)  (0.00,2.00)
        """,
        NormalFormConversion.Convert(SourceGames.MarketEntry()));

    [Fact]
    public void Matching_pennies_is_converted_as_in_section_7() => Assert.Equal(
        """
        Forme normale equivalente : Simultaneous Move (Matching Pennies)
        --------------------------------------------------
        J1 \ J2  {Pile}    {Face}
        {Pile}  (1.00,-1.00)  (-1.00,1.00)
        {Face}  (-1.00,1.00)  (1.00,-1.00)
        """,
        NormalFormConversion.Convert(SourceGames.MatchingPennies()));

    // By hand, exercise 2: each cell is the mean of what High and Low pay.
    [Fact]
    public void The_card_game_has_four_plans_against_two() => Assert.Equal(
        """
        Forme normale equivalente : Simple Card Game
        --------------------------------------------------
        J1 \ J2  {Call}    {Fold}
        {Bet,Bet}  (0.00,0.00)  (1.00,-1.00)
        {Bet,Check}  (0.50,-1.50)  (0.00,-1.00)
        {Check,Bet}  (-0.50,1.50)  (1.00,0.00)
        {Check,Check}  (0.00,0.00)  (0.00,0.00)
        """,
        NormalFormConversion.Convert(SourceGames.CardGame()));

    // Section 3: "J1 strategies (2) : {In}  {Out}", "J2 strategies (2) : {Fight}  {Accommodate}".
    [Fact]
    public void The_entry_game_has_two_plans_each()
    {
        Assert.Equal("{In}  {Out}", string.Join("  ", ContingentPlan.Of(SourceGames.MarketEntry(), 1)));
        Assert.Equal("{Fight}  {Accommodate}", string.Join("  ", ContingentPlan.Of(SourceGames.MarketEntry(), 2)));
    }

    // Section 3: "un joueur avec deux infosets de 2 et 3 actions a 2x3 = 6 plans purs".
    [Fact]
    public void Given_two_infosets_of_two_and_three_actions_Then_there_are_six_plans()
    {
        var game = new ExtensiveFormGame("Two choices", 1);
        var first = new GameNode("first", 1) { Actions = ["a", "b"] };
        var second = new GameNode("second", 1) { Actions = ["x", "y", "z"] };
        game.SetRoot(first);
        game.AddChild(first, "a", second);
        Assert.Equal(
            "{a,x}  {a,y}  {a,z}  {b,x}  {b,y}  {b,z}", string.Join("  ", ContingentPlan.Of(game, 1)));
    }
}
