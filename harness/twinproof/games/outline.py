"""What engines say of a game before anything that grows with it is asked: its sizes and properties."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from twinproof.documents import parse_rational
from twinproof.model import Fixture, Json, Quantity

Infosets = Mapping[str, Mapping[str, Sequence[str]]]
"""Player -> information set -> actions, all in canonical order."""


@dataclass(frozen=True)
class Outline:
    """Sizes and properties of a game, by docs/quantities.md; `players` maps ids to names.

    `recall_breaks` has a line for each information set that breaks perfect recall.
    """

    players: Mapping[str, str]
    sizes: Mapping[str, int]
    player_sizes: Mapping[str, Mapping[str, int]]
    plan_counts: Mapping[str, int]
    exact: bool
    perfect_information: bool
    perfect_recall: bool
    recall_breaks: tuple[str, ...]
    payoff_sums: tuple[Fraction, Fraction]
    constant_sum: bool
    subgames: int


def outline_of(fixture: Fixture) -> Outline | None:
    """What a fixture of the kind `extensive_game` says; None where it lacks what all must have."""
    said = fixture.quantities
    try:
        sums = _table(said["payoff_sums"])
        return Outline(
            players={player: str(name) for player, name in _table(said["players"]).items()},
            sizes=_integers(said["sizes"].value),
            player_sizes={key: _integers(each) for key, each in _table(said["player_sizes"]).items()},
            plan_counts={
                player: int(parse_rational(str(number)))
                for player, number in _table(said["plan_counts"]).items()
            },
            exact=said["exact"].value is True,
            perfect_information=said["perfect_information"].value is True,
            perfect_recall=said["perfect_recall"].value is True,
            recall_breaks=lines_of(said["recall_breaks"]),
            payoff_sums=(parse_rational(str(sums["minimum"])), parse_rational(str(sums["maximum"]))),
            constant_sum=said["constant_sum"].value is True,
            subgames=len(lines_of(said["subgame_roots"])),
        )
    except (KeyError, ValueError, ZeroDivisionError):
        return None


def cautious(outlines: Sequence[Outline]) -> Outline:
    """The first outline, with the larger sizes and the weaker properties of all: they decide what to ask.

    Where engines disagree, the comparison says so; nothing must explode before that.
    """
    first = outlines[0]
    return Outline(
        players=first.players,
        sizes={key: max(each.sizes.get(key, 0) for each in outlines) for key in first.sizes},
        player_sizes=first.player_sizes,
        plan_counts={
            player: max(each.plan_counts.get(player, 1) for each in outlines) for player in first.plan_counts
        },
        exact=all(each.exact for each in outlines),
        perfect_information=all(each.perfect_information for each in outlines),
        perfect_recall=all(each.perfect_recall for each in outlines),
        recall_breaks=next((each.recall_breaks for each in outlines if not each.perfect_recall), ()),
        payoff_sums=first.payoff_sums,
        constant_sum=all(each.constant_sum for each in outlines),
        subgames=first.subgames,
    )


def infosets_of(table: Quantity) -> Infosets:
    """Every player's information sets and their actions, from a reported strategy table."""
    return {
        player: {infoset: tuple(row) for infoset, row in rows.items() if isinstance(row, dict)}
        for player, rows in _table(table).items()
        if isinstance(rows, dict)
    }


def lines_of(text: Quantity) -> tuple[str, ...]:
    """The lines of a text; none where it says `none` or nothing."""
    return () if text.value in ("none", "") else tuple(str(text.value).split("\n"))


def _table(quantity: Quantity) -> dict[str, Json]:
    if not isinstance(quantity.value, dict):
        raise ValueError(f"{quantity.id}: expected a table")
    return quantity.value


def _integers(value: Json) -> dict[str, int]:
    if not isinstance(value, dict):
        raise ValueError("expected a table")
    return {key: number for key, number in value.items() if isinstance(number, int)}
