"""What can be asked of a game whose outline is known, and why the rest is not asked."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from twinproof.games.outline import Outline
from twinproof.model import Json
from twinproof.report.plain import one_line
from twinproof.report.wording import count

MOST_PLANS = 1_024
MOST_PROFILES = 16_384
"""The limits of docs/quantities.md for `normal_form`."""
MOST_TEXT_NODES = 10_000
"""Beyond, the two texts would be megabytes that say what the tree says already."""
MOST_TREE_NODES = 600_000
"""A fixture with a larger tree is larger than any that is read."""
LONGEST = 150_000_000
"""Characters of all histories together; engines refuse more (docs/games.md)."""
_LONG: Mapping[str, str] = {
    "tree": "comparison node by node, and the spec on it",
    "text": "texts (rendering, .efg)",
}


@dataclass(frozen=True)
class Unasked:
    """What is not asked, and why, as two halves of a line."""

    what: str
    why: str


@dataclass(frozen=True)
class Questions:
    """Parameters of two cases: the game as a whole, and its subgame-perfect equilibria.

    The second is apart because only an engine can tell that there are too many of them; None where it makes
    no sense. Both ask for the tree where they may: of most games, the spec sees nothing else.
    """

    whole: Mapping[str, Json]
    subgame_perfection: Mapping[str, Json] | None
    unasked: tuple[Unasked, ...]


def questions(outline: Outline, profile: str, value: Json) -> Questions:
    """What to ask of a game, with one profile under the name `profile`."""
    nodes = outline.sizes["nodes"]
    ask: dict[str, Json] = {"profiles": {profile: value}}
    if nodes <= MOST_TREE_NODES and not _surely_too_long(outline):
        ask["tree"] = True
    if nodes <= MOST_TEXT_NODES:
        ask["text"] = True
    if not (too_many := _too_many_plans(outline)):
        ask["normal_form"] = True
    if outline.perfect_recall:
        ask["responses"] = True
    perfection = outline.perfect_information and nodes <= MOST_TEXT_NODES
    perfect: dict[str, Json] = {"tree": True, "subgame_perfection": True}
    return Questions(ask, perfect if perfection else None, tuple(_unasked(outline, too_many)))


def shorter(asked: Questions, refusals: Sequence[str]) -> Questions | None:
    """`asked` without its longest texts, which engines refuse in these words; None where nothing is left out.

    Only they know how long labels are. The texts go first, the tree only where it is named or alone: without
    it the spec has no part.
    """
    names_tree = any(message.startswith("tree:") for message in refusals)
    dropped = [key for key in ("text", "tree") if key in asked.whole]
    if "text" in dropped and not names_tree:
        dropped.remove("tree")
    if not dropped:
        return None
    why = one_line(refusals[0])
    perfect = asked.subgame_perfection
    return Questions(
        _without(asked.whole, dropped),
        None if perfect is None else _without(perfect, dropped),
        (*asked.unasked, *(Unasked(_LONG[key], why) for key in dropped)),
    )


def _without(ask: Mapping[str, Json], dropped: Sequence[str]) -> dict[str, Json]:
    return {key: value for key, value in ask.items() if key not in dropped}


def _surely_too_long(outline: Outline) -> bool:
    """The histories on the longest path alone: at depth d, d labels that are not empty and d - 1 blanks."""
    return outline.sizes["depth"] ** 2 > LONGEST


def _unasked(outline: Outline, too_many: str) -> Iterator[Unasked]:
    nodes = outline.sizes["nodes"]
    large = f"{count(nodes, 'node')}, more than"
    if nodes > MOST_TREE_NODES:
        yield Unasked(_LONG["tree"], f"{large} {MOST_TREE_NODES:,}")
    elif _surely_too_long(outline):
        deep = f"depth {outline.sizes['depth']:,}: the histories take more than {LONGEST:,} characters"
        yield Unasked(_LONG["tree"], deep)
    if nodes > MOST_TEXT_NODES:
        yield Unasked(_LONG["text"], f"{large} {MOST_TEXT_NODES:,}")
    if not outline.perfect_recall:
        broken = outline.recall_breaks[0] if outline.recall_breaks else "no information set named"
        yield Unasked("best responses, nash_conv, exploitability", f"imperfect recall: {broken}")
    if too_many:
        yield Unasked("normal form, pure equilibria, dominated plans", too_many)
    if not outline.perfect_information:
        yield Unasked("subgame-perfect equilibria", "imperfect information")
    elif nodes > MOST_TEXT_NODES:
        yield Unasked("subgame-perfect equilibria", f"{large} {MOST_TEXT_NODES:,}")


def _too_many_plans(outline: Outline) -> str:
    for player, number in outline.plan_counts.items():
        if number > MOST_PLANS:
            return f"{player} has {about(number)} pure plans, more than {MOST_PLANS:,}"
    profiles = math.prod(outline.plan_counts.values())
    if profiles > MOST_PROFILES:
        return f"{about(profiles)} profiles of pure plans, more than {MOST_PROFILES:,}"
    return ""


def about(number: int) -> str:
    """`number` with thousands apart, or its power of ten where it is too long to be read."""
    if number < 10**12:
        return f"{number:,}"
    return f"about 10^{round(math.log10(number)):,}"
