"""Kuhn poker for any number of players and cards, from its rules (Kuhn 1950; Szafron et al. 2013)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from refengine.trees.construction import ChanceNode, DecisionNode, Node, TerminalNode, build, depth_first
from refengine.trees.model import GameTree

ACTIONS = ("Pass", "Bet")
LETTERS = "pb"


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards dealt so far, player by player, and the letters of the betting (`p`, `b`)."""

    cards: tuple[int, ...]
    betting: str


def kuhn_poker(players: int, cards: int, node_limit: int) -> GameTree:
    """Return the game of `players` players with cards 0, 1, ..., `cards` - 1."""

    def expand(hand: Hand) -> tuple[Node, Sequence[Hand]]:
        if len(hand.cards) < players:
            return _deal(hand, cards)
        if len(hand.betting) == _length(hand.betting, players):
            return TerminalNode(payoffs(hand)), ()
        player = len(hand.betting) % players
        label = f"{hand.cards[player]}{hand.betting}"
        following = [Hand(hand.cards, hand.betting + letter) for letter in LETTERS]
        return DecisionNode(player, (player, label), label, ACTIONS), following

    names = [f"Player {player}" for player in range(players)]
    return build("Kuhn poker", names, depth_first(Hand((), ""), expand), node_limit=node_limit)


def _deal(hand: Hand, cards: int) -> tuple[Node, Sequence[Hand]]:
    left = [card for card in range(cards) if card not in hand.cards]
    node = ChanceNode(tuple(f"Deal:{card}" for card in left), (Fraction(1, len(left)),) * len(left))
    return node, [Hand((*hand.cards, card), "") for card in left]


def _length(betting: str, players: int) -> int:
    """Return how many actions the betting will have had: all check, or all others answer the first bet."""
    return players + max(betting.find("b"), 0)


def payoffs(hand: Hand) -> tuple[Fraction, ...]:
    """Return what each player takes less what he paid, in chips, at the end of a hand."""
    players = len(hand.cards)
    bettors = {position % players for position, letter in enumerate(hand.betting) if letter == "b"}
    paid = [2 if player in bettors else 1 for player in range(players)]
    winner = max(bettors or range(players), key=hand.cards.__getitem__)
    return tuple(
        Fraction(sum(paid) - paid[player] if player == winner else -paid[player]) for player in range(players)
    )
