"""A peer's walk over an OpenSpiel game, in a process of its own: `peer_walk PEER GAME --repeat N`.

`plain`: every node visited through `child`, its actions asked for, nothing recorded. `get_all_states`:
OpenSpiel's own algorithm of that name, chance nodes included. Prints one JSON object: `nodes`, and
`walk_seconds`, a list of N.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from typing import Any

import click
import pyspiel
from open_spiel.python.algorithms import get_all_states


def plain(game: Any) -> int:
    """The number of nodes."""
    waiting = [game.new_initial_state()]
    visited = 0
    while waiting:
        state = waiting.pop()
        visited += 1
        # A terminal node has no legal actions.
        waiting.extend(state.child(action) for action in state.legal_actions())
    return visited


def all_states(game: Any) -> int:
    """The number of histories."""
    return len(get_all_states.get_all_states(game, include_chance_states=True))


PEERS: Mapping[str, Callable[[Any], int]] = {"plain": plain, "get_all_states": all_states}


@click.command()
@click.argument("peer", type=click.Choice(list(PEERS)))
@click.argument("name")
@click.option("--repeat", type=click.IntRange(1), default=1)
def main(peer: str, name: str, repeat: int) -> None:
    """Walk and print how long it took."""
    game = pyspiel.load_game(name)
    nodes, seconds = 0, []
    for _ in range(repeat):
        began = time.perf_counter()
        nodes = PEERS[peer](game)
        seconds.append(time.perf_counter() - began)
    print(json.dumps({"nodes": nodes, "walk_seconds": seconds}))


if __name__ == "__main__":
    main()
