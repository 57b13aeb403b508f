"""Mirrors GameSpec/Recursion.lean: best responses by recursion over beliefs, linear in the nodes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Final, TypeAlias

from twinproof.spec.mirrors import mirrors
from twinproof.spec.partial import ZERO, collect, count, keyed, minus, quotient, total
from twinproof.spec.partial import maximum as largest
from twinproof.spec.places import firsts, infosets
from twinproof.spec.profile import Table
from twinproof.spec.recall import remembers
from twinproof.spec.trampoline import Calls, run
from twinproof.spec.tree import Chance, Choice, Decision, Draw, Node, Terminal, player_count, players

Belief: TypeAlias = list[tuple[Fraction, Node]]
"""Nodes, each with the probability that chance and the others lead there."""

ONE: Final = Fraction(1)


@mirrors("GameSpec.Recursion.both")
def both(front: Belief | None, more: Belief | None) -> Belief | None:
    """Two beliefs in one; missing where one is."""
    return None if front is None or more is None else front + more


@mirrors("GameSpec.Recursion.settle")
def settle(sigma: Table, i: int, weight: Fraction, node: Node) -> Belief | None:
    """Passes through the nodes of chance and of the others: to the first own or terminal nodes."""
    return settle_all(sigma, i, [(weight, node)])


@mirrors("GameSpec.Recursion.settleAfterDraws")
def settle_after_draws(
    weight: Fraction, outcomes: Sequence[tuple[Draw, Node]]
) -> Iterator[tuple[Fraction, Node]]:
    """The nodes below a chance node, last first."""
    for draw, t in reversed(outcomes):
        yield _times(weight, draw.probability), t


@mirrors("GameSpec.Recursion.settleAfterMoves")
def settle_after_moves(
    sigma: Table, weight: Fraction, infoset: int, actions: Sequence[tuple[int, Node]]
) -> list[tuple[Fraction, Node]] | None:
    """The nodes below another player's node, last first; missing where the profile does not say."""
    row = sigma.get(infoset)
    if row is None:
        return None
    below: list[tuple[Fraction, Node]] = []
    for action, t in reversed(actions):
        if (p := row.get(action)) is None:
            return None
        below.append((_times(weight, p), t))
    return below


def _times(weight: Fraction, p: Fraction) -> Fraction:
    return ZERO if not weight or not p else weight if p == 1 else weight * p


@mirrors("GameSpec.Recursion.settleAll")
def settle_all(sigma: Table, i: int, belief: Belief) -> Belief | None:
    """Every node of a belief settled."""
    front: Belief = []
    waiting = belief[::-1]
    while waiting:
        weight, node = waiting.pop()
        if isinstance(node, Terminal):
            front.append((weight, node))
        elif isinstance(node, Chance):
            waiting.extend(settle_after_draws(weight, node.outcomes))
        elif node.player == i:
            front.append((weight, node))
        else:
            below = settle_after_moves(sigma, weight, node.infoset, node.actions)
            if below is None:
                return None
            waiting.extend(below)
    return front


@mirrors("GameSpec.Recursion.paidAt")
def paid_at(i: int, weight: Fraction, node: Node) -> Fraction | None:
    """What a terminal node pays player i, by its weight; 0 anywhere else."""
    if not isinstance(node, Terminal):
        return ZERO
    return None if i >= len(node.payoffs) else _times(weight, node.payoffs[i])


@mirrors("GameSpec.Recursion.paid")
def paid(i: int, front: Belief) -> Fraction | None:
    """What the terminal nodes of a belief pay player i, by their weights."""
    return total(paid_at(i, weight, node) for weight, node in front)


@mirrors("GameSpec.Recursion.choiceAt")
def choice_at(node: Node) -> list[Choice]:
    """The choice at a decision node."""
    return [(node.infoset, tuple(a for a, _ in node.actions))] if isinstance(node, Decision) else []


@mirrors("GameSpec.Recursion.choicesAt")
def choices_at(front: Belief) -> tuple[Choice, ...]:
    """The infosets of a belief's own nodes, each once."""
    return firsts([choice for _, node in front for choice in choice_at(node)])


def _by_infoset(front: Belief) -> Mapping[int, Belief]:
    groups: dict[int, Belief] = {}
    for weight, node in front:
        if isinstance(node, Decision):
            groups.setdefault(node.infoset, []).append((weight, node))
    return groups


@mirrors("GameSpec.Recursion.childAfter")
def child_after(infoset: int, action: int, weight: Fraction, node: Node) -> Belief:
    """Where an action at an infoset leads from a node, if the node is there and has it."""
    if not isinstance(node, Decision) or node.infoset != infoset:
        return []
    return next(([(weight, t)] for label, t in node.actions if label == action), [])


@mirrors("GameSpec.Recursion.afterAction")
def after_action(infoset: int, action: int, front: Belief) -> Belief:
    """Where an action at an infoset leads from a belief."""
    return [entry for weight, node in front for entry in child_after(infoset, action, weight, node)]


@mirrors("GameSpec.Recursion.Response")
@dataclass(frozen=True, slots=True)
class Response:
    """What a player gets at best from a belief on, and the optimal actions at each infoset he may come to.

    The latter as ropes: pairs of infoset and actions, or sequences of such.
    """

    value: Fraction
    optimal: Optimal


Optimal: TypeAlias = "tuple[tuple[int, tuple[int, ...]] | None, tuple[Optimal, ...]]"


@mirrors("GameSpec.Recursion.bestOf")
def best_of(infoset: int, responses: Sequence[tuple[int, Response]]) -> Response | None:
    """The best of the actions at an infoset: the largest value, and all actions that attain it."""
    best = largest([found.value for _, found in responses])
    if best is None:
        return None
    optimal = tuple(action for action, found in responses if found.value == best)
    return Response(best, ((infoset, optimal), tuple(found.optimal for _, found in responses)))


@mirrors("GameSpec.Recursion.added")
def added(now: Fraction | None, parts: Sequence[Response] | None) -> Response | None:
    """What is paid at once, and the responses at the infosets of a belief, added up."""
    if now is None or parts is None:
        return None
    later = total(part.value for part in parts)
    return None if later is None else Response(now + later, (None, tuple(part.optimal for part in parts)))


@mirrors("GameSpec.Recursion.bestAmong")
def best_among(infoset: int, responses: Sequence[tuple[int, Response]] | None) -> Response | None:
    """The best of the actions at an infoset, where each has a response."""
    return None if responses is None else best_of(infoset, responses)


@mirrors("GameSpec.Recursion.respondFrom")
def respond_from(sigma: Table, i: int, front: Belief | None) -> Calls[Response | None]:
    """The best response from a settled belief on."""
    if front is None:
        return None
    groups = _by_infoset(front)
    parts: list[Response | None] = []
    for infoset, actions in choices_at(front):
        responses: list[tuple[int, Response] | None] = []
        for action in actions:
            found: Response | None = yield respond(sigma, i, after_action(infoset, action, groups[infoset]))
            responses.append(keyed(action, found))
        parts.append(best_among(infoset, collect(responses)))
    return added(paid(i, front), collect(parts))


@mirrors("GameSpec.Recursion.respond")
def respond(sigma: Table, i: int, belief: Belief) -> Calls[Response | None]:
    """The best response of player i from a belief on; Lean's fuel is what it takes, for games are finite."""
    return respond_from(sigma, i, settle_all(sigma, i, belief))


@mirrors("GameSpec.Recursion.response")
def response(game: Node, sigma: Table, i: int) -> Response | None:
    """The best response of player i in a game in which he has perfect recall; missing where he has not."""
    return run(respond(sigma, i, [(ONE, game)])) if remembers(i, game) else None


@mirrors("GameSpec.Recursion.bestResponseValue")
def best_response_value(game: Node, sigma: Table, i: int) -> Fraction | None:
    """The most that player i can get against the others' part of the profile."""
    found = response(game, sigma, i)
    return None if found is None else found.value


@mirrors("GameSpec.Recursion.optimalActions")
def optimal_actions(game: Node, sigma: Table, i: int) -> list[tuple[int, tuple[int, ...]]] | None:
    """Infoset, in canonical order, and the actions that are optimal there.

    Those that maximise the counterfactual value, player i himself optimal from there on; all of them where
    the others never let him get there.
    """
    found = response(game, sigma, i)
    return None if found is None else optimal_of(found, infosets(i, game))


def optimal_of(found: Response, choices: Sequence[Choice]) -> list[tuple[int, tuple[int, ...]]] | None:
    """The optimal actions that a response found, in the order of the choices."""
    known: dict[int, tuple[int, ...]] = {}
    waiting = [found.optimal]
    while waiting:
        entry, below = waiting.pop()
        if entry is not None:
            known[entry[0]] = entry[1]
        waiting.extend(below)
    return collect(keyed(infoset, known.get(infoset)) for infoset, _ in choices)


@mirrors("GameSpec.Recursion.expectedValue")
def expected_value(game: Node, sigma: Table, i: int) -> Fraction | None:
    """The expected payoff to player i: passed through is every node, for nobody is left who stops."""
    front = settle(sigma, player_count(game), ONE, game)
    return None if front is None else paid(i, front)


def expected_values(game: Node, sigma: Table) -> list[Fraction] | None:
    """`expected_value` of every player, passing through the game once."""
    front = settle(sigma, player_count(game), ONE, game)
    return None if front is None else collect(paid(i, front) for i in players(game))


@mirrors("GameSpec.Recursion.deviationGain")
def deviation_gain(game: Node, sigma: Table, i: int) -> Fraction | None:
    """What player i gains by deviating alone to a best response."""
    return minus(best_response_value(game, sigma, i), expected_value(game, sigma, i))


@mirrors("GameSpec.Recursion.nashConv")
def nash_conv(game: Node, sigma: Table) -> Fraction | None:
    """The sum of what each player can gain by deviating alone."""
    return total(deviation_gain(game, sigma, i) for i in players(game))


@mirrors("GameSpec.Recursion.exploitability")
def exploitability(game: Node, sigma: Table) -> Fraction | None:
    """nash_conv by the number of players."""
    return quotient(nash_conv(game, sigma), count(players(game)))


MIRRORED_NAMES: Final[Mapping[str, str]] = MappingProxyType({"Belief": "GameSpec.Recursion.Belief"})
