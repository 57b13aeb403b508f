"""docs/games-cli.md: its example is a profile, its limits are those of the code."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from twinproof.games.outline import Infosets
from twinproof.games.profile import profile_of
from twinproof.games.profile_file import read_profile_file
from twinproof.games.questions import MOST_PLANS, MOST_PROFILES, MOST_TEXT_NODES, MOST_TREE_NODES
from twinproof.picture.labels import MOST
from twinproof.picture.view import MOST_NODES, WIDEST

PAGE = (Path(__file__).parents[2] / "docs" / "games-cli.md").read_text(encoding="utf-8")
INFOSETS: Infosets = {
    "player_1": {"entrant": ("In", "Out")},
    "player_2": {"incumbent": ("Fight", "Accommodate")},
}


def test_both_examples_are_the_same_profile_of_market_entry(tmp_path: Path) -> None:
    made = []
    for kind in ("csv", "json"):
        file = tmp_path / f"example.{kind}"
        file.write_text(PAGE.split(f"```{kind}\n")[1].split("```")[0], encoding="utf-8")
        entries = read_profile_file(file)
        players = {"player_1": "Entrant", "player_2": "Incumbent"}
        made.append(profile_of(entries, INFOSETS, players, str(file)))
        assert entries[0].probability == Fraction(1, 3)
    assert made[0] == made[1]


def test_the_limits_on_the_page_are_those_in_force() -> None:
    for limit in (MOST_PLANS, MOST_PROFILES, MOST_TEXT_NODES, MOST_TREE_NODES, MOST_NODES, WIDEST, MOST):
        assert f" {limit:,} " in PAGE or f"({limit:,} " in PAGE, limit
