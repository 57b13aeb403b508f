"""GT-13c's best-response report: pure decisions, values over the corrected tree, maxima over 64 plans."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from refengine.kuhn import BET, CARDS, DEALS, terminal_payoff
from refengine.ports.dictionaries import Policy

Decisions = Sequence[bool]
"""Two decisions per card, as in the source: at 2c the root (player 1) or the answer to a bet (player 2), at
2c + 1 the answer after pass-bet (player 1) or the decision after a pass (player 2). True is bet or call."""

HALF = Fraction(1, 2)
PLANS = 64


def pure_value(payoffs: str, deal: tuple[int, int], p1: Decisions, p2: Decisions) -> int:
    """Return player 1's payoff in chips when both play pure decisions on the real tree (`EvP1Pure`)."""
    c1, c2 = deal
    if p1[2 * c1]:
        return terminal_payoff(payoffs, "bb" if p2[2 * c2] else "bp", deal)
    if p2[2 * c2 + 1]:
        return terminal_payoff(payoffs, "pbb" if p1[2 * c1 + 1] else "pbp", deal)
    return terminal_payoff(payoffs, "pp", deal)


def mean_pure_value(payoffs: str, p1: Decisions, p2: Decisions) -> Fraction:
    """Return player 1's mean payoff over the six deals, in chips per deal (`V1`; `V2` is its negative)."""
    return Fraction(sum(pure_value(payoffs, deal, p1, p2) for deal in DEALS), len(DEALS))


def bits(mask: int) -> Decisions:
    """Return the six decisions that the bits of `mask` stand for (`Bits`)."""
    return [bool(mask >> position & 1) for position in range(6)]


def pure_decisions(policy: Policy[Fraction], first: str, second: str) -> Decisions:
    """Return per card whether P(b) > 1/2 under the prefixes `first` and `second`."""
    return [policy[f"{prefix}|{card}"][BET] > HALF for card in CARDS for prefix in (first, second)]


def report(payoffs: str, s1: Policy[Fraction], s2: Policy[Fraction]) -> Mapping[str, Fraction]:
    """Return `v1`, `v2`, `exploit_2`, `exploit_1` and `total` as the source's `Report` does (chips per deal).

    The dictionaries are turned into pure decisions first, whatever they mix.
    """
    p1 = pure_decisions(s1, "", "pb")
    p2 = pure_decisions(s2, "", "p")
    v1 = mean_pure_value(payoffs, p1, p2)
    v2 = -v1
    exploit_2 = max(-mean_pure_value(payoffs, p1, bits(mask)) for mask in range(PLANS)) - v2
    exploit_1 = max(mean_pure_value(payoffs, bits(mask), p2) for mask in range(PLANS)) - v1
    return {
        "v1": v1,
        "v2": v2,
        "exploit_2": exploit_2,
        "exploit_1": exploit_1,
        "total": exploit_1 + exploit_2,
    }
