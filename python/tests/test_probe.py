"""The look ahead at a deep game's size: it refuses no game that is below the limit."""

import pyspiel
import pytest

from refengine.openspiel import probe
from refengine.openspiel.walk import walk
from refengine.trees.errors import NodeLimitError


@pytest.mark.parametrize("limit", [20, 420, 9_322])
def test_the_first_moves_of_chess_are_counted(limit: int) -> None:
    # Perft(1) to perft(3) of the initial position are 20, 400 and 8,902 (chessprogramming.org/Perft_Results):
    # 21, 421 and 9,323 nodes with the root.
    with pytest.raises(NodeLimitError, match=f"expected at most {limit} nodes"):
        probe.check_size(pyspiel.load_game("chess"), limit)


@pytest.mark.parametrize("name", ["kuhn_poker", "tiny_hanabi", "nim(pile_sizes=1;2)"])
def test_a_game_at_the_limit_passes_even_if_all_of_it_is_looked_at(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probe, "SHORT", 0)
    monkeypatch.setattr(probe, "SHARE", 1)
    game = pyspiel.load_game(name)
    nodes = len(walk(game, 1_000_000).owner)

    probe.check_size(game, nodes)
    with pytest.raises(NodeLimitError):
        probe.check_size(game, nodes - 1)
