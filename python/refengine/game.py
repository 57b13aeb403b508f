"""An extensive-form game as the table of its terminal lines: who chose what on the way to each end."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Step:
    """A decision on a line: `player` at `infoset` takes `action`."""

    player: str
    infoset: str
    action: str


@dataclass(frozen=True)
class Line:
    """A terminal line: the deal and its probability, the decisions after it, each player's payoff in chips.

    `deal` names the chance moves together, `history` the decisions alone.
    """

    deal: str
    history: str
    chance: Fraction
    steps: tuple[Step, ...]
    payoffs: Mapping[str, Fraction]


@dataclass(frozen=True)
class Game:
    """A game: its terminal lines in depth-first order, and the actions of every infoset of every player.

    `infosets` maps player -> infoset -> actions, the infosets sorted by `table_order`.
    """

    name: str
    lines: tuple[Line, ...]
    infosets: Mapping[str, Mapping[str, tuple[str, ...]]]

    @property
    def players(self) -> tuple[str, ...]:
        """Return the players, in order of their numbers."""
        return tuple(self.infosets)


def collect_infosets(
    lines: tuple[Line, ...], players: tuple[str, ...]
) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """Return player -> infoset -> actions: infosets in table order, actions as the lines show them."""
    actions: dict[str, dict[str, list[str]]] = {player: {} for player in players}
    for line in lines:
        for step in line.steps:
            row = actions[step.player].setdefault(step.infoset, [])
            if step.action not in row:
                row.append(step.action)
    return {
        player: {infoset: tuple(table[infoset]) for infoset in sorted(table, key=table_order)}
        for player, table in actions.items()
    }


def table_order(infoset: str) -> tuple[int, str]:
    """Return the key by which tables list infosets: by length, then by text."""
    return len(infoset), infoset
