"""GT-07, sections 2, 4 and 5: the source's three games, node by node as its cells enter them."""

from collections.abc import Callable, Mapping

from refengine.ports.gt07.model import NATURE, TERMINAL, ExtensiveFormGame, GameNode


def _end(identifier: str, first: float, second: float) -> GameNode:
    return GameNode(identifier, TERMINAL, payoffs=(first, second))


def market_entry() -> ExtensiveFormGame:
    """Return `entry`, the game of market entry (section 2)."""
    root = GameNode("entrant", 1, ["In", "Out"])
    game = ExtensiveFormGame("Entry Game", root)
    incumbent = GameNode("incumbent", 2, ["Fight", "Accommodate"])
    game.add_child(root, "In", incumbent)
    game.add_child(root, "Out", _end("out", 0.0, 2.0))
    game.add_child(incumbent, "Fight", _end("fight", -1.0, -1.0))
    game.add_child(incumbent, "Accommodate", _end("accommodate", 1.0, 1.0))
    return game


def matching_pennies() -> ExtensiveFormGame:
    """Return `sim`, matching pennies as a simultaneous move (section 4)."""
    root = GameNode("j1", 1, ["Pile", "Face"])
    game = ExtensiveFormGame("Simultaneous Move (Matching Pennies)", root)
    after_pile = GameNode("j2_after_pile", 2, ["Pile", "Face"], infoset="j2_choice")
    after_face = GameNode("j2_after_face", 2, ["Pile", "Face"], infoset="j2_choice")
    game.add_child(root, "Pile", after_pile)
    game.add_child(root, "Face", after_face)
    game.add_child(after_pile, "Pile", _end("pp", 1.0, -1.0))
    game.add_child(after_pile, "Face", _end("pf", -1.0, 1.0))
    game.add_child(after_face, "Pile", _end("fp", -1.0, 1.0))
    game.add_child(after_face, "Face", _end("ff", 1.0, -1.0))
    return game


def card_game() -> ExtensiveFormGame:
    """Return `card`, the card game with a draw by nature (section 5)."""
    nature = GameNode("nature", NATURE, ["High", "Low"], chance_probs={"High": 0.5, "Low": 0.5})
    game = ExtensiveFormGame("Simple Card Game", nature)
    high = GameNode("j1_high", 1, ["Bet", "Check"], infoset="j1_H")
    low = GameNode("j1_low", 1, ["Bet", "Check"], infoset="j1_L")
    game.add_child(nature, "High", high)
    game.add_child(nature, "Low", low)
    high_bet = GameNode("j2_h_bet", 2, ["Call", "Fold"], infoset="j2_bet")
    low_bet = GameNode("j2_l_bet", 2, ["Call", "Fold"], infoset="j2_bet")
    game.add_child(high, "Bet", high_bet)
    game.add_child(high, "Check", _end("h_check", 1.0, 1.0))
    game.add_child(low, "Bet", low_bet)
    game.add_child(low, "Check", _end("l_check", -1.0, -1.0))
    game.add_child(high_bet, "Call", _end("h_call", 2.0, -2.0))
    game.add_child(high_bet, "Fold", _end("h_fold", 1.0, -1.0))
    game.add_child(low_bet, "Call", _end("l_call", -2.0, 2.0))
    game.add_child(low_bet, "Fold", _end("l_fold", 1.0, -1.0))
    return game


SOURCE_GAMES: Mapping[str, Callable[[], ExtensiveFormGame]] = {
    "market_entry": market_entry,
    "matching_pennies": matching_pennies,
    "card_game": card_game,
}
"""The source's games by the names that requests give them."""
