"""The test of the test: an engine that errs is caught, its fault shrunk to a small game, saved and told."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from random_games.campaign import diverging, drawn, reported
from random_games.comparison import bench
from random_games.game import nodes
from random_games.reductions import weight
from random_games.tampering_engine import QUANTITY
from twinproof.documents import load_engines
from twinproof.games.source import read_game
from twinproof.games.verification import verify_game
from twinproof.project import MARKER, Project, find_project
from twinproof.runner import execute

TAMPERER = Path(__file__).with_name("tampering_engine.py")


pytestmark = pytest.mark.timeout(600)
"""On a busy machine; what hangs, the runner ends."""


@pytest.fixture
def elsewhere(tmp_path: Path) -> Project:
    """A project of the same engines that keeps its counterexamples in a temporary folder."""
    real = find_project(Path(__file__))
    (tmp_path / MARKER).parent.mkdir()
    shutil.copy(real.engines_file, tmp_path / MARKER)
    for part in ("python", "dotnet", "lean_spec"):
        (tmp_path / part).symlink_to(real.root / part)
    return Project(tmp_path)


def test_a_fault_is_found_shrunk_saved_and_told(elsewhere: Project, tmp_path: Path) -> None:
    real = find_project(Path(__file__))
    honest, *_ = load_engines(real.engines_file)
    tampered = replace(honest, command=("{python}", str(TAMPERER), *honest.command))
    # With nobody beside it but the spec, which speaks on the tree that it reports.
    place = bench(real, tmp_path / "work", [tampered])

    small = [each for each in drawn(60, 0) if weight(each.game) < (16,)]
    ((done, findings),) = diverging(place, small)
    (only,) = reported(place, elsewhere, findings)

    assert done == len(small)
    assert 0 < len(findings) < done
    assert {each.signature for each in findings} == {frozenset({QUANTITY.removesuffix(".uniform")})}
    # Two nodes in one information set of player 2: side by side below another node, or one after the other.
    smallest = only.finding.problem.game
    assert len(list(nodes(smallest))) in (3, 5)
    assert (len(smallest.players), smallest.layout) == (2, None)
    assert f"{QUANTITY} ({honest.name} at fault)" in only.told()
    assert "12345/1" in only.told()
    assert only.command == f"twinproof verify build/counterexamples/{only.file.name}"
    assert only.told().endswith(f"repeat: {only.command}")
    assert only.file.read_text(encoding="utf-8").endswith('t "" 0\n')
    # What the line does, with this engine in place of the project's.
    again = verify_game(
        place.project,
        read_game(str(only.file)),
        None,
        lambda catalog: execute(place.project, place.entries, catalog, (), {}),
    )
    assert again.code == 1
