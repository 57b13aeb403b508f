"""Backward induction with ties: for each subgame its equilibrium outcomes, and how many equilibria have each.

An equilibrium of a subgame is one of each subgame below it and, at its root, an action that is best against
these. So equilibria are counted without being listed. R. Selten, "Spieltheoretische Behandlung eines
Oligopolmodells mit Nachfragetraegheit", Zeitschrift fuer die gesamte Staatswissenschaft 121 (1965), 301-324.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from refengine.errors import InvalidParametersError, UnsupportedError
from refengine.parameters import cut, number_shown
from refengine.trees.model import CHANCE, TERMINAL, GameTree, player_id
from refengine.trees.one_line import one_line
from refengine.trees.places import place_text

MOST_EQUILIBRIA = 1_024

Payoffs = tuple[Fraction, ...]

Outcomes = Mapping[Payoffs, int]
"""Expected payoffs of all players -> the number of the subgame's equilibria that have them."""


def require_perfect_information(tree: GameTree) -> None:
    """Raise `InvalidParametersError` for an information set with more than one node."""
    for infoset in tree.infosets:
        if len(infoset.nodes) > 1:
            raise InvalidParametersError(
                "params.subgame_perfection: expected a game of perfect information, found "
                f'{len(infoset.nodes)} nodes in "{cut(one_line(infoset.id))}" of {player_id(infoset.player)}'
            )


def equilibrium_outcomes(tree: GameTree) -> Sequence[Outcomes]:
    """Return the outcomes of the subgame at each node, from the last nodes to the first.

    Raises `UnsupportedError` at a subgame with more than 1,024 equilibria: the game has at least as many,
    since each of them is part of one.
    """
    ends: dict[Payoffs, Outcomes] = {}
    outcomes: list[Outcomes] = [{}] * len(tree.owner)
    for node in range(len(tree.owner) - 1, -1, -1):
        owner = tree.owner[node]
        below = [outcomes[child] for child in tree.children[node]]
        if owner == TERMINAL:
            payoffs = tree.payoffs[node]
            outcomes[node] = ends.setdefault(payoffs, {payoffs: 1})
            continue
        if owner == CHANCE:
            outcomes[node] = _after_chance(tree, node, below)
        else:
            outcomes[node] = _after_decision(tree, node, below)
    return outcomes


def weighted_sum(probabilities: Sequence[Fraction], payoffs: Sequence[Payoffs]) -> Payoffs:
    """Return the players' expected payoffs where chance leads to `payoffs`."""
    return tuple(
        sum((p * value for p, value in zip(probabilities, values, strict=True)), start=Fraction(0))
        for values in zip(*payoffs, strict=True)
    )


def _after_chance(tree: GameTree, node: int, below: Sequence[Outcomes]) -> Outcomes:
    nothing = (Fraction(0),) * len(tree.players)
    sums: dict[Payoffs, int] = {nothing: 1}
    for probability, outcomes in zip(tree.chance[node], below, strict=True):
        longer: dict[Payoffs, int] = {}
        for before, count in sums.items():
            for payoffs, more in outcomes.items():
                total = tuple(one + probability * other for one, other in zip(before, payoffs, strict=True))
                longer[total] = longer.get(total, 0) + count * more
        sums = longer
        _require_few(tree, node, sums)
    return sums


def _after_decision(tree: GameTree, node: int, below: Sequence[Outcomes]) -> Outcomes:
    player = tree.owner[node]
    # Less than this is never best: whatever happens elsewhere, some action gives at least as much.
    secure = max(min(payoffs[player] for payoffs in outcomes) for outcomes in below)
    counts: dict[Payoffs, int] = {}
    for action, outcomes in enumerate(below):
        for payoffs, count in outcomes.items():
            if payoffs[player] < secure:
                continue
            ways = count
            for other, alternatives in enumerate(below):
                if other != action:
                    ways *= sum(
                        number for each, number in alternatives.items() if each[player] <= payoffs[player]
                    )
            counts[payoffs] = counts.get(payoffs, 0) + ways
            _require_few(tree, node, counts)
    if len(counts) == 1:
        # Most subgames have the outcome of one below: one object serves them all.
        return next((outcomes for outcomes in below if outcomes == counts), counts)
    return counts


def _require_few(tree: GameTree, node: int, counts: Outcomes) -> None:
    if (found := sum(counts.values())) > MOST_EQUILIBRIA:
        raise UnsupportedError(
            f"params.subgame_perfection: expected at most {MOST_EQUILIBRIA} subgame-perfect equilibria, "
            f"found at least {number_shown(found)} in the subgame at {place_text(tree, node)}"
        )
