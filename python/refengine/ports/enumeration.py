"""GT-13b's triple loop (`ev_P1_at_deal`) and GT-13c's repair of it (`EvP1AtDealCorrect`)."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product
from typing import Generic

from refengine.kuhn import ACTIONS, BET, DEALS, PASS, terminal_payoff
from refengine.ports.dictionaries import Number, Policy

Deal = tuple[int, int]


@dataclass(frozen=True)
class Path(Generic[Number]):
    """One pass through a loop: its label (a triple of actions, or a history), the history, the weight."""

    label: str
    history: str
    weight: Number


def ported_paths(deal: Deal, s1: Policy[Number], s2: Policy[Number]) -> list[Path[Number]]:
    """Return the eight passes of the source's loop over (root, mid, end).

    Nothing is corrected: `end` is enumerated where the hand is over (so `pp` and `bp` come twice), and after
    bet-call player 1 decides again.
    """
    c1, c2 = deal
    paths = []
    for root, mid, end in product(ACTIONS, repeat=3):
        weight = s1[f"|{c1}"][root]
        if root == PASS:
            weight *= s2[f"p|{c2}"][mid]
            history = "p" + mid
            if mid == BET:
                weight *= s1[f"pb|{c1}"][end]
                history += end
        else:
            weight *= s2[f"|{c2}"][mid]
            history = "bp"
            if mid == BET:
                weight *= s1[f"b|{c1}"][end]
                history = "b" + end
        paths.append(Path(root + mid + end, history, weight))
    return paths


def corrected_paths(deal: Deal, s1: Policy[Number], s2: Policy[Number]) -> list[Path[Number]]:
    """Return the five ends of the source's repaired loop; the answer to a bet is still read from `|c`."""
    c1, c2 = deal
    paths = []
    for root in ACTIONS:
        at_root = s1[f"|{c1}"][root]
        for mid in ACTIONS:
            history = root + mid
            at_mid = at_root * s2[f"p|{c2}" if root == PASS else f"|{c2}"][mid]
            if history == "pb":
                paths += [Path(history + end, history + end, at_mid * s1[f"pb|{c1}"][end]) for end in ACTIONS]
            else:
                paths.append(Path(history, history, at_mid))
    return paths


ENUMERATIONS = ("ported", "corrected")


def paths(enumeration: str, deal: Deal, s1: Policy[Number], s2: Policy[Number]) -> list[Path[Number]]:
    """Return the passes of the `ported` or the `corrected` loop on one deal."""
    return ported_paths(deal, s1, s2) if enumeration == "ported" else corrected_paths(deal, s1, s2)


def added(numbers: Iterable[Number]) -> Number:
    """Return the sum from left to right, as the source's accumulators form it; there is at least one."""
    first, *others = numbers
    for number in others:
        first = first + number
    return first


def deal_weight(enumeration: str, deal: Deal, s1: Policy[Number], s2: Policy[Number]) -> Number:
    """Return the sum of the weights of one deal."""
    return added(path.weight for path in paths(enumeration, deal, s1, s2))


def deal_value(enumeration: str, payoffs: str, deal: Deal, s1: Policy[Number], s2: Policy[Number]) -> Number:
    """Return the sum of weight times player 1's payoff on one deal, in chips."""
    return added(
        path.weight * terminal_payoff(payoffs, path.history, deal)
        for path in paths(enumeration, deal, s1, s2)
    )


def total_value(enumeration: str, payoffs: str, s1: Policy[Number], s2: Policy[Number]) -> Number:
    """Return the sum of the six deals' values, in chips."""
    return added(deal_value(enumeration, payoffs, deal, s1, s2) for deal in DEALS)


def mean_value(enumeration: str, payoffs: str, s1: Policy[Number], s2: Policy[Number]) -> Number:
    """Return what the source calls EV(P1): the sum of the six deals' values over six, in chips per deal."""
    return total_value(enumeration, payoffs, s1, s2) / len(DEALS)
