"""Mirrors GameSpec/Games.lean: the games of GT-07 as trees with their labels; Kuhn poker under its labels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from twinproof.spec import kuhn, labels
from twinproof.spec.mirrors import mirrors
from twinproof.spec.tree import Chance, Decision, Draw, Node, Terminal


@mirrors("GameSpec.Games.Game")
@dataclass(frozen=True, eq=False)
class Game:
    """A tree, and what is shown of it: infosets by number, actions by infoset and number, draws by number."""

    title: str
    players: Sequence[str]
    tree: Node
    infoset: Callable[[int], str]
    action: Callable[[int, int], str]
    draw: Callable[[int], str]


@mirrors("GameSpec.Games.nth")
def nth(texts: Sequence[str], number: int) -> str:
    """The label of a number; nothing where there is none."""
    return texts[number] if number < len(texts) else ""


@mirrors("GameSpec.Games.pays")
def pays(*payoffs: Fraction | int) -> Node:
    """A terminal node."""
    return Terminal(tuple(map(Fraction, payoffs)))


@mirrors("GameSpec.Games.entrantPaid")
def entrant_paid(ended: int) -> int:
    """What a stage of market entry pays the entrant: 0 fought, 1 accommodated, 2 stayed out."""
    return {0: -1, 1: 1}.get(ended, 0)


@mirrors("GameSpec.Games.incumbentPaid")
def incumbent_paid(ended: int) -> int:
    """What such a stage pays the incumbent."""
    return {0: -1, 1: 1}.get(ended, 2)


@mirrors("GameSpec.Games.answered")
def answered(cost: Fraction) -> Node:
    """The incumbent answers an entrant to whom coming in costs something."""
    return Decision(
        1,
        1,
        (
            (0, pays(entrant_paid(0) - cost, incumbent_paid(0))),
            (1, pays(entrant_paid(1) - cost, incumbent_paid(1))),
        ),
    )


@mirrors("GameSpec.Games.marketEntry")
def market_entry() -> Node:
    """The entrant comes in or stays out; the incumbent fights or accommodates."""
    return Decision(0, 0, ((0, answered(Fraction(0))), (1, pays(entrant_paid(2), incumbent_paid(2)))))


@mirrors("GameSpec.Games.matched")
def matched(first: int, second: int) -> Node:
    """Player 1 wins where both do the same."""
    return pays(1, -1) if first == second else pays(-1, 1)


@mirrors("GameSpec.Games.matchingPennies")
def matching_pennies() -> Node:
    """Player 2 moves without having seen what player 1 did."""
    return Decision(
        0,
        0,
        tuple(
            (first, Decision(1, 1, tuple((second, matched(first, second)) for second in (0, 1))))
            for first in (0, 1)
        ),
    )


@mirrors("GameSpec.Games.drawn")
def drawn(label: int, probability: Fraction, t: Node) -> tuple[Draw, Node]:
    """An outcome of chance."""
    return Draw(label, probability), t


@mirrors("GameSpec.Games.cardDealt")
def card_dealt(own: int, called: int, shown: int) -> Node:
    """Player 1, at infoset `own`, bets or shows his card for `shown`; called, he gets `called`."""
    return Decision(
        0,
        own,
        ((0, Decision(1, 1, ((0, pays(called, -called)), (1, pays(1, -1))))), (1, pays(shown, shown))),
    )


@mirrors("GameSpec.Games.cardGame")
def card_game() -> Node:
    """A high or a low card is drawn for player 1."""
    half = Fraction(1, 2)
    return Chance((drawn(0, half, card_dealt(0, 2, 1)), drawn(1, half, card_dealt(2, -2, -1))))


@mirrors("GameSpec.Games.bothStages")
def both_stages(first: int, second: int) -> Node:
    """What both stages of the chain store pay: the first entrant, the incumbent, the second entrant."""
    return pays(entrant_paid(first), incumbent_paid(first) + incumbent_paid(second), entrant_paid(second))


@mirrors("GameSpec.Games.secondStage")
def second_stage(first: int) -> Node:
    """The second stage, where everybody saw how the first one ended."""
    answer = Decision(1, 5 + first, ((0, both_stages(first, 0)), (1, both_stages(first, 1))))
    return Decision(2, 2 + first, ((0, answer), (1, both_stages(first, 2))))


@mirrors("GameSpec.Games.chainStore")
def chain_store() -> Node:
    """Two entrants, one after the other, against one incumbent."""
    return Decision(
        0, 0, ((0, Decision(1, 1, ((0, second_stage(0)), (1, second_stage(1))))), (1, second_stage(2)))
    )


@mirrors("GameSpec.Games.entryWithCost")
def entry_with_cost(high: Fraction, low: Fraction, probability_high: Fraction) -> Node:
    """The entrant's cost is drawn when he has come in; the incumbent does not see it."""
    cost = Chance((drawn(0, probability_high, answered(high)), drawn(1, 1 - probability_high, answered(low))))
    return Decision(0, 0, ((0, cost), (1, pays(entrant_paid(2), incumbent_paid(2)))))


@mirrors("GameSpec.Games.entryActions")
def entry_actions(infoset: int) -> Sequence[str]:
    """The entrant's, and the incumbent's."""
    return ("In", "Out") if infoset == 0 else ("Fight", "Accommodate")


@mirrors("GameSpec.Games.marketEntryGame")
def market_entry_game() -> Game:
    """Market entry, labelled."""
    return Game(
        title="Market entry",
        players=("Entrant", "Incumbent"),
        tree=market_entry(),
        infoset=partial(nth, ("entrant", "incumbent")),
        action=lambda infoset, number: nth(entry_actions(infoset), number),
        draw=partial(nth, ()),
    )


@mirrors("GameSpec.Games.matchingPenniesGame")
def matching_pennies_game() -> Game:
    """Matching pennies, labelled."""
    return Game(
        title="Matching pennies",
        players=("Player 1", "Player 2"),
        tree=matching_pennies(),
        infoset=partial(nth, ("j1", "j2_choice")),
        action=lambda _, number: nth(("Pile", "Face"), number),
        draw=partial(nth, ()),
    )


@mirrors("GameSpec.Games.cardGameGame")
def card_game_game() -> Game:
    """The card game, labelled."""
    return Game(
        title="Card game",
        players=("Player 1", "Player 2"),
        tree=card_game(),
        infoset=partial(nth, ("j1_H", "j2_bet", "j1_L")),
        action=lambda infoset, number: nth(("Call", "Fold") if infoset == 1 else ("Bet", "Check"), number),
        draw=partial(nth, ("High", "Low")),
    )


@mirrors("GameSpec.Games.chainStoreGame")
def chain_store_game() -> Game:
    """The chain store, labelled."""
    ends = ("Fight", "Accommodate", "Out")
    entrants = (f"entrant_2_after_{end}" for end in ends)
    incumbents = (f"incumbent_2_after_{end}" for end in ends)
    return Game(
        title="Chain store",
        players=("Entrant 1", "Incumbent", "Entrant 2"),
        tree=chain_store(),
        infoset=partial(nth, ("entrant_1", "incumbent_1", *entrants, *incumbents)),
        action=lambda infoset, number: nth(
            ("In", "Out") if infoset != 1 and infoset < 5 else ("Fight", "Accommodate"), number
        ),
        draw=partial(nth, ()),
    )


@mirrors("GameSpec.Games.entryWithCostGame")
def entry_with_cost_game(high: Fraction, low: Fraction, probability_high: Fraction) -> Game:
    """Entry with a random cost, labelled."""
    return Game(
        title="Entry with a random cost",
        players=("Entrant", "Incumbent"),
        tree=entry_with_cost(high, low, probability_high),
        infoset=partial(nth, ("entrant", "incumbent")),
        action=lambda infoset, number: nth(entry_actions(infoset), number),
        draw=partial(nth, ("High", "Low")),
    )


@mirrors("GameSpec.Games.kuhnGame")
def kuhn_game() -> Game:
    """Kuhn poker: two players, three cards, standard payoffs."""
    return Game(
        title="Kuhn poker",
        players=("Player 0", "Player 1"),
        tree=kuhn.tree(kuhn.Payoffs.STANDARD),
        infoset=labels.infoset,
        action=lambda _, number: nth(("Pass", "Bet"), number),
        draw=lambda card: f"Deal:{card}",
    )
