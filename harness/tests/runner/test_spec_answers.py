"""What follows from reported trees is kept under all that decides it."""

from __future__ import annotations

from pathlib import Path

from twinproof.model import Json
from twinproof.parity import SPEC
from twinproof.runner.cache import Cache
from twinproof.runner.spec_answers import remembering

KEY: dict[str, Json] = {"kind": "extensive_game", "params": {"game": {"name": "efg"}}, "tree": "digest"}


def asked(folder: Path, key: dict[str, Json], digest: str = "spec", fresh: bool = False) -> int:
    """How often the answer had to be computed."""
    times: list[None] = []

    def compute() -> dict[str, Json]:
        times.append(None)
        return {"nash_conv.even": "1/2"}

    remember = remembering(digest, Cache(folder, "checker", fresh))
    assert remember(key, compute) == {"nash_conv.even": "1/2"}
    return len(times)


def test_an_answer_is_computed_once(tmp_path: Path) -> None:
    assert asked(tmp_path, KEY) == 1
    assert asked(tmp_path, KEY) == 0


def test_another_tree_other_parameters_and_another_spec_are_other_questions(tmp_path: Path) -> None:
    assert asked(tmp_path, KEY) == 1
    assert asked(tmp_path, {**KEY, "tree": "another"}) == 1
    assert asked(tmp_path, {**KEY, "params": {}}) == 1
    assert asked(tmp_path, KEY, digest="another") == 1


def test_fresh_does_not_look_at_what_is_there(tmp_path: Path) -> None:
    assert asked(tmp_path, KEY) == 1
    assert asked(tmp_path, KEY, fresh=True) == 1


def test_what_was_damaged_is_computed_again(tmp_path: Path) -> None:
    assert asked(tmp_path, KEY) == 1
    (file,) = (tmp_path / SPEC).iterdir()
    file.write_text("{")
    assert asked(tmp_path, KEY) == 1
