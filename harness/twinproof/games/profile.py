"""A profile file's entries against a game: every information set, every action, rows that sum to 1."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from twinproof.documents import exact_text, nearest
from twinproof.documents.wording import counted, listed
from twinproof.games.errors import (
    IncompleteProfileError,
    ProbabilityError,
    ProfileError,
    UnknownProfileNameError,
)
from twinproof.games.outline import Infosets
from twinproof.games.profile_file import Entry
from twinproof.model import Json

SLACK = Fraction(1, 10**12)
"""How far a row with a double may miss 1: 1,000 times what rounding a dozen entries can lose."""
_SHOWN = 5

_Row = dict[str, Entry]


def profile_of(
    entries: Sequence[Entry], infosets: Infosets, players: Mapping[str, str], file: str
) -> dict[str, Json]:
    """The profile, as docs/quantities.md has it: `{"table": player -> infoset -> action -> probability}`.

    `players` maps ids to names; an entry may name a player by either, or not at all where only one player has
    the information set. Raises UnknownProfileNameError, IncompleteProfileError and ProbabilityError, and
    ProfileError for an entry that stands twice.
    """
    rows: dict[tuple[str, str], _Row] = {}
    for entry in entries:
        player = _player(entry, infosets, players, file)
        known = infosets[player][entry.infoset]
        if entry.action not in known:
            raise UnknownProfileNameError(
                f"{file}: {entry.where}: expected an action of {player} {entry.infoset} "
                f"({listed(known)}), found {entry.action!r}{nearest(entry.action, known)}"
            )
        row = rows.setdefault((player, entry.infoset), {})
        if entry.action in row:
            raise ProfileError(
                f"{file}: {entry.where}: expected every action once, found {entry.action!r} of "
                f"{player} {entry.infoset} again (first {row[entry.action].where})"
            )
        row[entry.action] = entry
    _require_all(rows, infosets, file)
    for (player, infoset), row in rows.items():
        _require_sum(row, f"{player} {infoset}", file)
    return {
        "table": {
            player: {
                infoset: {action: _written(rows[player, infoset][action]) for action in actions}
                for infoset, actions in own.items()
            }
            for player, own in infosets.items()
            if own
        }
    }


def _player(entry: Entry, infosets: Infosets, players: Mapping[str, str], file: str) -> str:
    if entry.player is None:
        holders = [player for player, own in infosets.items() if entry.infoset in own]
        if len(holders) > 1:
            raise ProfileError(
                f"{file}: {entry.where}: expected a player beside the information set {entry.infoset!r}, "
                f"which {' and '.join(holders)} have, found none; add a column player"
            )
        if not holders:
            raise _unknown_infoset(
                entry, dict.fromkeys(name for own in infosets.values() for name in own), file
            )
        return holders[0]
    named = [player for player, name in players.items() if entry.player in (player, name)]
    if entry.player in players:
        named = [entry.player]
    if len(named) != 1:
        known = [*players, *players.values()]
        what = (
            f"{entry.player!r}{nearest(entry.player, known)}"
            if not named
            else f"{entry.player!r}, a name of {' and '.join(named)}"
        )
        raise UnknownProfileNameError(
            f"{file}: {entry.where}: expected a player ({listed(players)}), found {what}"
        )
    if entry.infoset not in infosets.get(named[0], {}):
        raise _unknown_infoset(entry, infosets.get(named[0], {}), file, f" of {named[0]}")
    return named[0]


def _unknown_infoset(
    entry: Entry, known: Mapping[str, object], file: str, whose: str = ""
) -> UnknownProfileNameError:
    return UnknownProfileNameError(
        f"{file}: {entry.where}: expected an information set{whose} ({listed(known, _SHOWN)}), "
        f"found {entry.infoset!r}{nearest(entry.infoset, known)}"
    )


def _require_all(rows: Mapping[tuple[str, str], _Row], infosets: Infosets, file: str) -> None:
    every = [(player, infoset) for player, own in infosets.items() for infoset in own]
    missing = [f"{player} {infoset}" for player, infoset in every if (player, infoset) not in rows]
    if missing:
        raise IncompleteProfileError(
            f"{file}: expected a row for {_all_of(len(every))}, found none for {listed(missing, _SHOWN)}"
        )
    lacking = list(_lacking(rows, infosets))
    if lacking:
        raise IncompleteProfileError(
            f"{file}: expected a probability of every action (0 is one), "
            f"found none of {listed(lacking, _SHOWN)}"
        )


def _all_of(number: int) -> str:
    return "the information set" if number == 1 else f"each of {counted(number, 'information set')}"


def _lacking(rows: Mapping[tuple[str, str], _Row], infosets: Infosets) -> Iterator[str]:
    for (player, infoset), row in rows.items():
        for action in infosets[player][infoset]:
            if action not in row:
                yield f"{player} {infoset}: {action} ({next(iter(row.values())).where})"


def _require_sum(row: _Row, where: str, file: str) -> None:
    total = sum((entry.probability for entry in row.values()), Fraction(0))
    exact = all(entry.exact for entry in row.values())
    if total != 1 and (exact or abs(total - 1) > SLACK):
        first = next(iter(row.values())).where
        raise ProbabilityError(
            f"{file}: {first}: expected probabilities of {where} that sum to 1, found {exact_text(total)}"
        )


def _written(entry: Entry) -> Json:
    return exact_text(entry.probability) if entry.exact else float(entry.probability)
