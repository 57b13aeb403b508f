"""What Gambit says of a game: pygambit 17.0.0b2, from the file alone."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pygambit
from pygambit import H

History = tuple[str, ...]
"""The labels of the actions from the root."""

Strategies = tuple[str, ...]
"""One of Gambit's reduced strategies for each player, by its label."""

CATALOG = Path(str(resources.files("pygambit") / "catalog_data"))


def published() -> tuple[Path, ...]:
    """The catalogue's files, sorted."""
    return tuple(sorted(CATALOG.rglob("*.efg")))


def name_of(file: Path) -> str:
    """`books/watson2013/fig29_1`."""
    return str(file.relative_to(CATALOG).with_suffix(""))


@dataclass(frozen=True)
class Infoset:
    """Its first node, its number of nodes and its actions."""

    first: History
    members: int
    actions: tuple[str, ...]


@cache
def game(file: Path) -> Any:
    """The game as Gambit reads it."""
    return pygambit.read_efg(str(file))


def node_count(file: Path) -> int:
    """The nodes on the way to all plays: Gambit counts plays, not nodes."""
    plays = [_labels(play) for play in game(file).get_histories(H.plays)]
    return len({play[:length] for play in plays for length in range(len(play) + 1)})


def terminal_count(file: Path) -> int:
    """The number of plays."""
    return len(game(file).get_histories(H.plays))


def infosets(file: Path, player: str) -> tuple[Infoset, ...]:
    """A player's information sets, in the order of their first nodes, depth first."""
    found = []
    for history in game(file).get_infosets(player):
        node = H.path(*_labels(history))
        found.append(
            Infoset(_labels(history), len(game(file).get_members(node)), tuple(game(file).get_actions(node)))
        )
    return tuple(found)


def players(file: Path) -> tuple[str, ...]:
    """The players' names, in order."""
    return tuple(game(file).players)


def plan_counts(file: Path) -> tuple[int, ...]:
    """How many pure plans each player has, those included that differ only where they cannot lead."""
    return tuple(
        math.prod(len(infoset.actions) for infoset in infosets(file, player)) for player in players(file)
    )


def perfect_recall(file: Path) -> bool:
    """Of every player (`is_perfect_recall` also asks whether chance remembers)."""
    return all(game(file).has_perfect_recall(player) for player in players(file))


def perfect_information(file: Path) -> bool:
    """Whether every information set has one member."""
    return all(infoset.members == 1 for player in players(file) for infoset in infosets(file, player))


def subgame_roots(file: Path) -> set[History]:
    """The histories of `get_subgame_roots`."""
    return {_labels(root) for root in game(file).get_subgame_roots()}


def root_is_met_again(file: Path) -> bool:
    """Whether the root's information set has other members."""
    root = H.path()
    return len(game(file).get_members(root)) > 1


def pure_equilibria(file: Path) -> list[tuple[int, ...]]:
    """Profiles of plan numbers, in order: every plan that agrees with an equilibrium's reduced strategy.

    Gambit's strategies prescribe nothing where they do not lead; quantities.md's plans do, in every way.
    """
    strategies = _solved(file) if perfect_recall(file) else _checked(file)
    found: set[tuple[int, ...]] = set()
    for profile in strategies:
        plans = [_plans(file, *choice) for choice in zip(players(file), profile, strict=True)]
        found.update(itertools.product(*plans))
    return sorted(found)


def _solved(file: Path) -> list[Strategies]:
    """What `enumpure_solve` finds."""
    own = {player: game(file).get_strategies(player) for player in players(file)}
    return [
        tuple(next(each for each in own[player] if equilibrium[player][each]) for player in players(file))
        for equilibrium in pygambit.nash.enumpure_solve(game(file)).equilibria
    ]


def _checked(file: Path) -> list[Strategies]:
    """`enumpure_solve` refuses imperfect recall: the profiles from which nobody gains by leaving alone."""
    names = players(file)
    own = [game(file).get_strategies(player) for player in names]
    payoffs = {
        profile: game(file).get_payoffs(dict(zip(names, profile, strict=True)))
        for profile in itertools.product(*own)
    }
    return [
        profile
        for profile in payoffs
        if all(
            payoffs[(*profile[:at], other, *profile[at + 1 :])][player] <= payoffs[profile][player]
            for at, player in enumerate(names)
            for other in own[at]
        )
    ]


def _plans(file: Path, player: str, strategy: str) -> list[int]:
    """The numbers of the plans that do what `strategy` prescribes."""
    prescribed = {_labels(at): act for at, act in game(file).get_behavior(player, strategy).items()}
    choices = [
        [prescribed[infoset.first]] if infoset.first in prescribed else list(infoset.actions)
        for infoset in infosets(file, player)
    ]
    sizes = [len(infoset.actions) for infoset in infosets(file, player)]
    numbers = []
    for plan in itertools.product(*choices):
        number = 0
        for action, infoset, size in zip(plan, infosets(file, player), sizes, strict=True):
            number = number * size + infoset.actions.index(action)
        numbers.append(number + 1)
    return numbers


def _labels(history: Any) -> History:
    return tuple(transition.action for transition in history)
