"""Mirrors GameSpec/Profile.lean: behavioural strategy profiles, as tables, and the named ones.

Lean's association lists are mappings here: of two rows for an infoset, the one that is first in Lean wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Final, TypeAlias

from twinproof.spec import kuhn
from twinproof.spec.mirrors import mirrors
from twinproof.spec.partial import collect, count, keyed, total
from twinproof.spec.places import infosets
from twinproof.spec.tree import Choice, Node, choices, players

Row: TypeAlias = Mapping[int, Fraction]
"""What is played at one infoset: action -> probability."""

Table: TypeAlias = Mapping[int, Row]
"""A profile: infoset -> row, for all players in one."""


@mirrors("GameSpec.Profile.probability")
def probability(sigma: Table, infoset: int, action: int) -> Fraction | None:
    """The probability of an action; missing where the table has no such row or the row no such action."""
    row = sigma.get(infoset)
    return None if row is None else row.get(action)


@mirrors("GameSpec.Profile.rowAt")
def row_at(sigma: Table, choice: Choice) -> tuple[int, Row] | None:
    """What the profile plays at one choice, over exactly the actions that are open there."""
    entries = collect(keyed(action, probability(sigma, choice[0], action)) for action in choice[1])
    return keyed(choice[0], None if entries is None else dict(entries))


@mirrors("GameSpec.Profile.table")
def table(game: Node, sigma: Table, i: int) -> Table | None:
    """Player i's strategy in full: every infoset of his, ascending, each with every action."""
    rows = collect(row_at(sigma, choice) for choice in choices(i, game))
    return None if rows is None else dict(rows)


@mirrors("GameSpec.Profile.isDistribution")
def is_distribution(row: Row) -> bool:
    """Non-negative, and with sum 1."""
    return all(p >= 0 for p in row.values()) and total(row.values()) == 1


@mirrors("GameSpec.Profile.isStrategy")
def is_strategy(game: Node, sigma: Table, i: int) -> bool:
    """Whether the table plays a distribution at every infoset of player i."""
    rows = table(game, sigma, i)
    return rows is not None and all(is_distribution(row) for row in rows.values())


@mirrors("GameSpec.Profile.part")
def part(game: Node, i: int, sigma: Table) -> Table:
    """The rows of player i's infosets, and no others."""
    own = {infoset for infoset, _ in choices(i, game)}
    return {infoset: row for infoset, row in sigma.items() if infoset in own}


@mirrors("GameSpec.Profile.withRows")
def with_rows(rows: Table, sigma: Table) -> Table:
    """`rows` in place of those that sigma has for the same infosets."""
    return {**sigma, **rows}


@mirrors("GameSpec.Profile.evenRow")
def even_row(choice: Choice) -> tuple[int, Row]:
    """Every action of a choice equally likely."""
    infoset, actions = choice
    return infoset, dict.fromkeys(actions, 1 / count(actions))


@mirrors("GameSpec.Profile.even")
def even(game: Node) -> Table:
    """Every action equally likely, in any game; rows in canonical order, a mapping having none in Lean."""
    return dict(even_row(choice) for i in players(game) for choice in infosets(i, game))


@mirrors("GameSpec.Profile.betRow")
def bet_row(b: Fraction) -> Row:
    """A row of Kuhn poker by its probability of a bet."""
    return {0: 1 - b, 1: b}


@mirrors("GameSpec.Profile.ofBets")
def of_bets(bets: Iterable[tuple[int, Fraction]]) -> Table:
    """A table of such rows."""
    return {infoset: bet_row(b) for infoset, b in bets}


@mirrors("GameSpec.Profile.uniform")
def uniform() -> Table:
    """Every action equally likely."""
    return of_bets((infoset, Fraction(1, 2)) for infoset in kuhn.INFOSETS)


@mirrors("GameSpec.Profile.alwaysPass")
def always_pass() -> Table:
    """Never bets, never calls."""
    return of_bets((infoset, Fraction(0)) for infoset in kuhn.INFOSETS)


@mirrors("GameSpec.Profile.onlyKing")
def only_king(card: int) -> Fraction:
    """1 for the king, else 0."""
    return Fraction(1 if card == 2 else 0)


@mirrors("GameSpec.Profile.blueprint")
def blueprint() -> Table:
    """Bets, and calls, if and only if the own card is the king."""
    return of_bets((infoset, only_king(kuhn.card_at(infoset))) for infoset in kuhn.INFOSETS)


@mirrors("GameSpec.Profile.naive")
def naive(onto: Table) -> Table:
    """The naive splice: after pass-bet the jack and the queen always call."""
    return with_rows(
        of_bets([(kuhn.after_pass_bet(0), Fraction(1)), (kuhn.after_pass_bet(1), Fraction(1))]), onto
    )


@mirrors("GameSpec.Profile.safe")
def safe(onto: Table) -> Table:
    """The source's safe splice: a copy of what it is spliced into."""
    return onto


@mirrors("GameSpec.Profile.withMargin")
def with_margin(shift: Callable[[Fraction], Fraction]) -> Table:
    """The blueprint, its probability b of a call after pass-bet replaced by shift(b), whatever the card."""
    return with_rows(of_bets((kuhn.after_pass_bet(c), shift(only_king(c))) for c in kuhn.CARDS), blueprint())


@mirrors("GameSpec.Profile.safeWithMarginMix")
def safe_with_margin_mix(delta: Fraction) -> Table:
    """(1 - delta) blueprint + delta naive after pass-bet, where the naive splice calls with every card."""
    return with_margin(lambda b: (1 - delta) * b + delta * 1)


@mirrors("GameSpec.Profile.safeWithMarginRenormalise")
def safe_with_margin_renormalise(delta: Fraction) -> Table:
    """Delta added to the probability of a call after pass-bet, the row divided by its sum."""
    return with_margin(lambda b: (b + delta) / (1 + delta))


@mirrors("GameSpec.Profile.equilibrium")
def equilibrium(alpha: Fraction) -> Table:
    """Kuhn's equilibria (H. W. Kuhn, A simplified two-person poker, 1950): one for each alpha in [0, 1/3]."""
    zero, third, one = Fraction(0), Fraction(1, 3), Fraction(1)
    return of_bets(
        [
            *((kuhn.opening(0), alpha), (kuhn.opening(1), zero), (kuhn.opening(2), 3 * alpha)),
            *((kuhn.after_pass_bet(0), zero), (kuhn.after_pass_bet(1), alpha + third)),
            (kuhn.after_pass_bet(2), one),
            *((kuhn.facing_bet(0), zero), (kuhn.facing_bet(1), third), (kuhn.facing_bet(2), one)),
            *((kuhn.facing_pass(0), third), (kuhn.facing_pass(1), zero), (kuhn.facing_pass(2), one)),
        ]
    )


MIRRORED_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {"Row": "GameSpec.Profile.Row", "Table": "GameSpec.Profile.Table"}
)
