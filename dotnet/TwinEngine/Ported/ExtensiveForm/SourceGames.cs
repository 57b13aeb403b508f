namespace TwinEngine.Ported.ExtensiveForm;

/// <summary>The three games that GT-07 builds itself, statement by statement (sections 2, 4 and 5).</summary>
internal static class SourceGames
{
    public static ExtensiveFormGame MarketEntry()
    {
        var game = new ExtensiveFormGame("Entry Game", 2);
        var entrant = Decision("entrant", 1, ["In", "Out"]);
        game.SetRoot(entrant);
        var incumbent = Decision("incumbent", 2, ["Fight", "Accommodate"]);
        game.AddChild(entrant, "In", incumbent);
        game.AddChild(entrant, "Out", GameNode.Leaf("out", 0, 2));
        game.AddChild(incumbent, "Fight", GameNode.Leaf("fight", -1, -1));
        game.AddChild(incumbent, "Accommodate", GameNode.Leaf("accommodate", 1, 1));
        return game;
    }

    public static ExtensiveFormGame MatchingPennies()
    {
        var game = new ExtensiveFormGame("Simultaneous Move (Matching Pennies)", 2);
        var first = Decision("j1", 1, ["Pile", "Face"]);
        game.SetRoot(first);
        var afterPile = Decision("j2_after_pile", 2, ["Pile", "Face"], "j2_choice");
        var afterFace = Decision("j2_after_face", 2, ["Pile", "Face"], "j2_choice");
        game.AddChild(first, "Pile", afterPile);
        game.AddChild(first, "Face", afterFace);
        game.AddChild(afterPile, "Pile", GameNode.Leaf("pp", 1, -1));
        game.AddChild(afterPile, "Face", GameNode.Leaf("pf", -1, 1));
        game.AddChild(afterFace, "Pile", GameNode.Leaf("fp", -1, 1));
        game.AddChild(afterFace, "Face", GameNode.Leaf("ff", 1, -1));
        return game;
    }

    public static ExtensiveFormGame CardGame()
    {
        var game = new ExtensiveFormGame("Simple Card Game", 2);
        var nature = GameNode.OfNature("nature", [("High", 0.5), ("Low", 0.5)]);
        game.SetRoot(nature);
        var high = Decision("j1_high", 1, ["Bet", "Check"], "j1_H");
        var low = Decision("j1_low", 1, ["Bet", "Check"], "j1_L");
        game.AddChild(nature, "High", high);
        game.AddChild(nature, "Low", low);
        var highBet = Decision("j2_h_bet", 2, ["Call", "Fold"], "j2_bet");
        var lowBet = Decision("j2_l_bet", 2, ["Call", "Fold"], "j2_bet");
        game.AddChild(high, "Bet", highBet);
        game.AddChild(high, "Check", GameNode.Leaf("h_check", 1, 1));
        game.AddChild(low, "Bet", lowBet);
        game.AddChild(low, "Check", GameNode.Leaf("l_check", -1, -1));
        game.AddChild(highBet, "Call", GameNode.Leaf("h_call", 2, -2));
        game.AddChild(highBet, "Fold", GameNode.Leaf("h_fold", 1, -1));
        game.AddChild(lowBet, "Call", GameNode.Leaf("l_call", -2, 2));
        game.AddChild(lowBet, "Fold", GameNode.Leaf("l_fold", 1, -1));
        return game;
    }

    private static GameNode Decision(string id, int player, List<string> actions, string? infoset = null) =>
        new(id, player) { Actions = actions, Infoset = infoset };
}
