"""Random games come out alike in all engines and the spec; what does not is shrunk, saved and told."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from random_games.campaign import diverging, drawn, reported
from random_games.comparison import bench
from twinproof.project import find_project

GAMES = 300


@pytest.mark.timeout(7200)  # nightly; what hangs, the runner ends
def test_random_games_come_out_alike(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    count = request.config.getoption("--games", None) or GAMES
    wanted = request.config.getoption("--games-seed", None) or "0"
    number = secrets.randbits(32) if wanted == "random" else int(wanted)
    project = find_project(Path(__file__))
    place = bench(project, tmp_path / "build")
    asked = drawn(count, number)
    assert len(asked) == count

    findings = []
    for done, found in diverging(place, asked):
        findings += found
        if count > GAMES:
            with capsys.disabled():
                print(
                    f"\n{done:,} of {count:,} games of seed {number}: {len(findings)} diverge",
                    end="",
                    flush=True,
                )

    if findings:
        told = "\n\n".join(each.told() for each in reported(place, project, findings))
        again = f"pytest tests/random_games --games {count} --games-seed {number}"
        pytest.fail(f"{len(findings)} of {count} games diverge ({again})\n\n{told}", pytrace=False)
