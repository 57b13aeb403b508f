"""Mirrors GameSpec/Audit.lean: the enumeration of GT-13b as GT-13c ports it, defects included; its repair.

Dictionary keys are numbered: `|c` is c, `pb|c` is 3 + c, `b|c` is 6 + c, `p|c` is 9 + c. Lists with one entry
for each deal follow the order of `kuhn.DEALS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Final, TypeAlias, TypeVar

from twinproof.spec import kuhn, profile
from twinproof.spec.evaluate import deviation_gain, expected_value, nash_conv
from twinproof.spec.mirrors import mirrors
from twinproof.spec.partial import collect, keyed, mean, times, total
from twinproof.spec.profile import Table, probability
from twinproof.spec.tree import History

Value = TypeVar("Value")

Path: TypeAlias = tuple[int, int, int]
"""Root, middle, last: the loop variables of the source."""


@mirrors("GameSpec.Audit.atRoot")
def at_root(c: int) -> int:
    """The key `|c`."""
    return c


@mirrors("GameSpec.Audit.afterPassBet")
def after_pass_bet(c: int) -> int:
    """The key `pb|c`."""
    return 3 + c


@mirrors("GameSpec.Audit.afterBet")
def after_bet(c: int) -> int:
    """The key `b|c`."""
    return 6 + c


@mirrors("GameSpec.Audit.afterPass")
def after_pass(c: int) -> int:
    """The key `p|c`."""
    return 9 + c


KEYS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)


@mirrors("GameSpec.Audit.uniform")
def uniform() -> Table:
    """1/2 everywhere."""
    return profile.of_bets((key, Fraction(1, 2)) for key in KEYS)


@mirrors("GameSpec.Audit.blueprint")
def blueprint() -> Table:
    """Bets if and only if the card is the king, under all four prefixes."""
    return profile.of_bets((key, profile.only_king(key % 3)) for key in KEYS)


@mirrors("GameSpec.Audit.naive")
def naive() -> Table:
    """The blueprint, but jack and queen always call after pass-bet."""
    return profile.with_rows(
        profile.of_bets([(after_pass_bet(0), Fraction(1)), (after_pass_bet(1), Fraction(1))]), blueprint()
    )


@mirrors("GameSpec.Audit.safe")
def safe() -> Table:
    """A copy of the blueprint."""
    return blueprint()


PATHS: Final[tuple[Path, ...]] = (
    *((0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1)),
    *((1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1)),
)


@mirrors("GameSpec.Audit.pathHistory")
def path_history(path: Path) -> History:
    """The history that a triple stands for; `last` is idle after pass-pass and after bet-pass."""
    match path:
        case (0, 0, _):
            return (0, 0)
        case (0, _, last):
            return (0, 1, last)
        case (_, 0, _):
            return (1, 0)
        case (_, _, last):
            return (1, last)


@mirrors("GameSpec.Audit.pathWeight")
def path_weight(s1: Table, s2: Table, c1: int, c2: int, path: Path) -> Fraction | None:
    """The weight that the source gives a triple: s1 is player 1's dictionary, s2 player 2's."""
    match path:
        case (0, 0, _):
            return times(probability(s1, at_root(c1), 0), probability(s2, after_pass(c2), 0))
        case (0, middle, last):
            return times(
                probability(s1, at_root(c1), 0),
                times(probability(s2, after_pass(c2), middle), probability(s1, after_pass_bet(c1), last)),
            )
        case (root, 0, _):
            return times(probability(s1, at_root(c1), root), probability(s2, at_root(c2), 0))
        case (root, middle, last):
            return times(
                probability(s1, at_root(c1), root),
                times(probability(s2, at_root(c2), middle), probability(s1, after_bet(c1), last)),
            )


@mirrors("GameSpec.Audit.overDeals")
def over_deals(f: Callable[[int, int], Value | None]) -> list[Value] | None:
    """A quantity of each deal, or nothing where one is missing."""
    return collect(f(c1, c2) for c1, c2 in kuhn.DEALS)


@mirrors("GameSpec.Audit.pathWeights")
def path_weights(s1: Table, s2: Table) -> list[list[Fraction]] | None:
    """The eight weights of each deal, in the order of PATHS."""
    return over_deals(lambda c1, c2: collect(path_weight(s1, s2, c1, c2, path) for path in PATHS))


@mirrors("GameSpec.Audit.historyWeight")
def history_weight(s1: Table, s2: Table, c1: int, c2: int, history: History) -> Fraction | None:
    """The weight of a history: that of all triples which stand for it."""
    return total(path_weight(s1, s2, c1, c2, path) for path in PATHS if path_history(path) == history)


@mirrors("GameSpec.Audit.historyWeights")
def history_weights(s1: Table, s2: Table) -> list[list[Fraction]] | None:
    """The five weights of each deal, in the order of `kuhn.HISTORIES`."""
    return over_deals(
        lambda c1, c2: collect(history_weight(s1, s2, c1, c2, history) for history in kuhn.HISTORIES)
    )


@mirrors("GameSpec.Audit.weightSums")
def weight_sums(s1: Table, s2: Table) -> list[Fraction] | None:
    """The sum of the eight weights of each deal; 1 if they were a distribution."""
    return over_deals(lambda c1, c2: total(path_weight(s1, s2, c1, c2, path) for path in PATHS))


@mirrors("GameSpec.Audit.portedDealValues")
def ported_deal_values(payoffs: kuhn.Payoffs, s1: Table, s2: Table) -> list[Fraction] | None:
    """Weight times payoff, over the eight triples of each deal."""
    return over_deals(
        lambda c1, c2: total(
            times(
                path_weight(s1, s2, c1, c2, path),
                kuhn.terminal_payoff(payoffs, c1, c2, path_history(path)),
            )
            for path in PATHS
        )
    )


@mirrors("GameSpec.Audit.meanOf")
def mean_of(values: list[Fraction] | None) -> Fraction | None:
    """The mean over the deals, of values that may be missing."""
    return None if values is None else mean(values)


@mirrors("GameSpec.Audit.portedValue")
def ported_value(payoffs: kuhn.Payoffs, s1: Table, s2: Table) -> Fraction | None:
    """What the source calls the expected value of player 1."""
    return mean_of(ported_deal_values(payoffs, s1, s2))


@mirrors("GameSpec.Audit.correctedWeight")
def corrected_weight(s1: Table, s2: Table, c1: int, c2: int, history: History) -> Fraction | None:
    """The weight of a history in the source's repaired loop, where bet-call ends the hand."""
    match history:
        case (0, 0):
            return times(probability(s1, at_root(c1), 0), probability(s2, after_pass(c2), 0))
        case (0, 1, last):
            return times(
                probability(s1, at_root(c1), 0),
                times(probability(s2, after_pass(c2), 1), probability(s1, after_pass_bet(c1), last)),
            )
        case (1, answer):
            return times(probability(s1, at_root(c1), 1), probability(s2, at_root(c2), answer))
        case _:
            return None


@mirrors("GameSpec.Audit.correctedWeightSums")
def corrected_weight_sums(s1: Table, s2: Table) -> list[Fraction] | None:
    """The sum of the five weights of each deal."""
    return over_deals(
        lambda c1, c2: total(corrected_weight(s1, s2, c1, c2, history) for history in kuhn.HISTORIES)
    )


@mirrors("GameSpec.Audit.correctedDealValues")
def corrected_deal_values(payoffs: kuhn.Payoffs, s1: Table, s2: Table) -> list[Fraction] | None:
    """Weight times payoff, over the five histories of each deal."""
    return over_deals(
        lambda c1, c2: total(
            times(
                corrected_weight(s1, s2, c1, c2, history),
                kuhn.terminal_payoff(payoffs, c1, c2, history),
            )
            for history in kuhn.HISTORIES
        )
    )


@mirrors("GameSpec.Audit.correctedValue")
def corrected_value(payoffs: kuhn.Payoffs, s1: Table, s2: Table) -> Fraction | None:
    """The mean of the corrected values."""
    return mean_of(corrected_deal_values(payoffs, s1, s2))


@mirrors("GameSpec.Audit.pureBet")
def pure_bet(s: Table, key: int) -> Fraction | None:
    """The source's pure reading of a row: bets if and only if P(b) > 1/2."""
    b = probability(s, key, 1)
    return None if b is None else Fraction(1 if Fraction(1, 2) < b else 0)


@mirrors("GameSpec.Audit.pureProfile")
def pure_profile(s1: Table, s2: Table) -> Table | None:
    """The pure profile that the source's report reads from two dictionaries."""
    bets = collect(
        [
            *(keyed(kuhn.opening(c), pure_bet(s1, at_root(c))) for c in kuhn.CARDS),
            *(keyed(kuhn.after_pass_bet(c), pure_bet(s1, after_pass_bet(c))) for c in kuhn.CARDS),
            *(keyed(kuhn.facing_bet(c), pure_bet(s2, at_root(c))) for c in kuhn.CARDS),
            *(keyed(kuhn.facing_pass(c), pure_bet(s2, after_pass(c))) for c in kuhn.CARDS),
        ]
    )
    return None if bets is None else profile.of_bets(bets)


@mirrors("GameSpec.Audit.report")
def report(payoffs: kuhn.Payoffs, s1: Table, s2: Table) -> list[Fraction] | None:
    """The source's report: both values, what player 2 and player 1 gain by deviating, their sum."""
    sigma = pure_profile(s1, s2)
    if sigma is None:
        return None
    game = kuhn.tree(payoffs)
    return collect(
        [
            expected_value(game, sigma, 0),
            expected_value(game, sigma, 1),
            deviation_gain(game, sigma, 1),
            deviation_gain(game, sigma, 0),
            nash_conv(game, sigma),
        ]
    )


MIRRORED_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {"KEYS": "GameSpec.Audit.keys", "PATHS": "GameSpec.Audit.paths"}
)
