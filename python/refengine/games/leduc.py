"""Leduc poker from its rules (Southey et al. 2005), information sets labelled as OpenSpiel does."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from refengine.trees.construction import ChanceNode, DecisionNode, Node, TerminalNode, build, depth_first
from refengine.trees.model import GameTree

DECK = range(6)
PLAYERS = ("Player 0", "Player 1")
FOLD, CALL, RAISE = range(3)
NAMES = ("Fold", "Call", "Raise")
RAISES_A_ROUND = 2
RAISE_SIZES = (2, 4)
STACK = 100
ANTE = 1


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards dealt (player 0's, player 1's, the public one), what each paid, each round's actions."""

    cards: tuple[int, ...] = ()
    paid: tuple[int, int] = (ANTE, ANTE)
    rounds: tuple[tuple[int, ...], ...] = ((),)


def leduc_poker(node_limit: int) -> GameTree:
    """Return the game of two players with six cards."""
    return build("Leduc poker", PLAYERS, depth_first(Hand(), expand), node_limit=node_limit)


def expand(hand: Hand) -> tuple[Node, Sequence[Hand]]:
    """Return the node of a hand and the hands that follow it."""
    betting = hand.rounds[-1]
    if len(hand.cards) < 2:
        return _deal(hand, hand.rounds)
    if betting and betting[-1] == FOLD:
        return _end(hand, winners=(len(betting) % 2,))
    if len(betting) < 2 or betting[-1] == RAISE:
        return _decide(hand)
    if len(hand.rounds) == 1:
        return _deal(hand, (betting, ()))
    return _end(hand, showdown(hand.cards))


def _deal(hand: Hand, rounds: tuple[tuple[int, ...], ...]) -> tuple[Node, Sequence[Hand]]:
    left = [card for card in DECK if card not in hand.cards]
    node = ChanceNode(tuple(f"Chance outcome:{card}" for card in left), (Fraction(1, len(left)),) * len(left))
    return node, [replace(hand, cards=(*hand.cards, card), rounds=rounds) for card in left]


def _decide(hand: Hand) -> tuple[Node, Sequence[Hand]]:
    betting = hand.rounds[-1]
    player = len(betting) % 2
    owes = max(hand.paid) > hand.paid[player]
    raises = betting.count(RAISE) < RAISES_A_ROUND
    legal = [FOLD] * owes + [CALL] + [RAISE] * raises
    label = _label(hand, player)
    node = DecisionNode(player, (player, label), label, tuple(NAMES[action] for action in legal))
    return node, [_after(hand, player, action) for action in legal]


def _after(hand: Hand, player: int, action: int) -> Hand:
    *before, betting = hand.rounds
    paid = list(hand.paid)
    if action != FOLD:
        paid[player] = max(paid)
    if action == RAISE:
        paid[player] += RAISE_SIZES[len(before)]
    return replace(hand, paid=(paid[0], paid[1]), rounds=(*before, (*betting, action)))


def showdown(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return who wins: a pair with the public card, else the higher rank; both, where the ranks are equal."""
    first, second, public = (card // 2 for card in cards)
    if first == second:
        return (0, 1)
    if public in (first, second):
        return (0,) if first == public else (1,)
    return (0,) if first > second else (1,)


def _end(hand: Hand, winners: tuple[int, ...]) -> tuple[Node, Sequence[Hand]]:
    share = Fraction(sum(hand.paid), len(winners))
    payoffs = (share * (player in winners) - hand.paid[player] for player in range(2))
    return TerminalNode(tuple(payoffs)), ()


def _label(hand: Hand, player: int) -> str:
    money = " ".join(str(STACK - paid) for paid in hand.paid)
    public = f"[Public: {hand.cards[2]}]" if len(hand.cards) > 2 else ""
    first, second = (" ".join(map(str, betting)) for betting in (*hand.rounds, ())[:2])
    return (
        f"[Observer: {player}][Private: {hand.cards[player]}][Round {len(hand.rounds)}][Player: {player}]"
        f"[Pot: {sum(hand.paid)}][Money: {money}]{public}[Round1: {first}][Round2: {second}]"
    )
