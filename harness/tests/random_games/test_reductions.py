"""Steps of the shrink: each a legal game that is lighter, and none missing at the end."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import islice

import pygambit
from hypothesis import given, settings

from random_games.game import Game, nodes
from random_games.reductions import plainly_named, reductions, weight
from random_games.trees import any_games, games
from random_games.writer import efg


@settings(max_examples=20)
@given(any_games())
def test_every_step_is_lighter_and_legal(game: Game) -> None:
    for smaller in islice(reductions(game), 40):
        assert weight(smaller) < weight(game)
        pygambit.read_efg(BytesIO(efg(replace(plainly_named(smaller), layout=None)).encode()))


def least(game: Game, wanted: object) -> Game:
    """Where single steps lead that keep what is `wanted`."""
    assert callable(wanted)
    while (smaller := next(filter(wanted, reductions(game)), None)) is not None:
        game = smaller
    return game


@settings(max_examples=10)
@given(any_games())
def test_without_any_demand_one_plain_node_is_left(game: Game) -> None:
    nothing = least(game, lambda each: True)

    # A name that is shorter than a plain one may stay.
    (name,) = nothing.players
    assert len(name) <= 2
    assert efg(replace(nothing, players=("P1",))) == 'EFG 2 R "" { "P1" }\nt "" 0\n'


@settings(max_examples=10)
@given(games().filter(lambda game: len(game.players) >= 2 and len(game.root.children) >= 2))
def test_a_demand_is_all_that_is_left(game: Game) -> None:
    wide = least(game, lambda each: any(len(node.children) >= 2 for node in nodes(each)))

    assert len(list(nodes(wide))) == 3
