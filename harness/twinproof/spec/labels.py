"""Mirrors GameSpec/Labels.lean: the names under which numbers are shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from twinproof.spec import kuhn
from twinproof.spec.mirrors import mirrors
from twinproof.spec.plan import PurePlan


@mirrors("GameSpec.Labels.joined")
def joined(separator: str, texts: Iterable[str]) -> str:
    """The texts in a row."""
    return separator.join(texts)


@mirrors("GameSpec.Labels.player")
def player(number: int) -> str:
    """`player_1`, `player_2`, ..."""
    return f"player_{number + 1}"


@mirrors("GameSpec.Labels.action")
def action(number: int) -> str:
    """`p`, `b`."""
    return "p" if number == 0 else "b"


@mirrors("GameSpec.Labels.actions")
def actions(history: Iterable[int]) -> str:
    """Actions in a row: `pbb`."""
    return joined("", map(action, history))


@mirrors("GameSpec.Labels.deal")
def deal(cards: Sequence[int]) -> str:
    """Cards in a row: `0 1`."""
    return joined(" ", map(str, cards))


@mirrors("GameSpec.Labels.infoset")
def infoset(number: int) -> str:
    """Kuhn poker's infosets: the own card, then the actions so far."""
    before = "" if number < 3 else "pb" if number < 6 else "b" if number % 2 == 0 else "p"
    return str(kuhn.card_at(number)) + before


@mirrors("GameSpec.Labels.key")
def key(number: int) -> str:
    """The source's dictionary keys: the actions so far, a bar, the card."""
    before = "" if number < 3 else "pb" if number < 6 else "b" if number < 9 else "p"
    return before + "|" + str(number % 3)


@mirrors("GameSpec.Labels.path")
def path(triple: tuple[int, int, int]) -> str:
    """A triple of the source's loop, as three letters."""
    return actions(triple)


@mirrors("GameSpec.Labels.plan")
def plan(decisions: PurePlan) -> str:
    """A pure plan: `0:p 1:p 2:b ...`."""
    return joined(" ", (infoset(number) + ":" + action(taken) for number, taken in decisions.items()))


@mirrors("GameSpec.Labels.forced")
def forced(number: int | None) -> str:
    """An agreed action, or that there is none."""
    return "free" if number is None else action(number)
