"""The model of a finite game in extensive form: columns over its nodes in depth-first order."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

CHANCE = -1
TERMINAL = -2
NONE = -1


@dataclass(frozen=True)
class Infoset:
    """An information set of `player` (an index): `id` as games.md has it, `label` as its source wrote it.

    `actions` are ids, `action_labels` what the source calls them, in the same order; `nodes` increase.
    `number` is the one it has in an .efg file, None elsewhere.
    """

    player: int
    id: str
    label: str
    actions: tuple[str, ...]
    action_labels: tuple[str, ...]
    nodes: tuple[int, ...]
    number: int | None = None


@dataclass(frozen=True)
class GameTree:
    """A finite game; a column's index is the node's number in depth-first order, 0 is the root.

    `players`: their names in turn. `parent`, `branch` (position among the parent's actions): -1 at the root.
    `owner`: a player's index, `CHANCE` or `TERMINAL`. `infoset`: index into `infosets`, -1 where nobody
    decides. `infosets`: players in turn, each player's by their first nodes. `chance`: chance node ->
    probabilities; `chance_actions`: their ids; `chance_labels`: what the source calls them. `payoffs`:
    terminal -> a payoff for each player. `exact`: whether all numbers are what the source means.
    """

    title: str
    players: tuple[str, ...]
    exact: bool
    parent: Sequence[int]
    branch: Sequence[int]
    owner: Sequence[int]
    infoset: Sequence[int]
    children: Sequence[Sequence[int]]
    chance: Mapping[int, tuple[Fraction, ...]]
    chance_actions: Mapping[int, tuple[str, ...]]
    chance_labels: Mapping[int, tuple[str, ...]]
    payoffs: Mapping[int, tuple[Fraction, ...]]
    infosets: tuple[Infoset, ...]


def player_id(player: int) -> str:
    """Return `player_1` for the player of index 0, and so on."""
    return f"player_{player + 1}"


def actions(tree: GameTree, node: int) -> tuple[str, ...]:
    """Return the ids of the node's actions in order; a terminal has none."""
    if tree.owner[node] == CHANCE:
        return tree.chance_actions[node]
    return () if tree.owner[node] == TERMINAL else tree.infosets[tree.infoset[node]].actions


def infosets_of(tree: GameTree, player: int) -> tuple[Infoset, ...]:
    """Return the information sets of the player (an index) in canonical order."""
    return tuple(infoset for infoset in tree.infosets if infoset.player == player)


def step_text(action: str) -> str:
    """Return an action's id as a step of a history: `%` as `%25`, blank as `%20`."""
    return action.replace("%", "%25").replace(" ", "%20")


def path_to(tree: GameTree, node: int) -> Iterator[tuple[int, int]]:
    """Yield (ancestor, position of the action taken there), from the node's parent up to the root."""
    while node:
        yield tree.parent[node], tree.branch[node]
        node = tree.parent[node]


def history(tree: GameTree, node: int) -> str:
    """Return the steps from the root to the node, separated by blanks; `""` at the root."""
    steps = [step_text(actions(tree, above)[branch]) for above, branch in path_to(tree, node)]
    return " ".join(reversed(steps))


def depths(tree: GameTree) -> list[int]:
    """Return each node's number of steps from the root."""
    depth = [0] * len(tree.parent)
    for node in range(1, len(depth)):
        depth[node] = depth[tree.parent[node]] + 1
    return depth
