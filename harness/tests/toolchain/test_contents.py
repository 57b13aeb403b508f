from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from twinproof.toolchain.contents import RECORD, intact, record_contents


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "made"
    (place / "below").mkdir(parents=True)
    (place / "host").write_text("host")
    (place / "host").chmod(0o755)
    (place / "below" / "lib").write_text("library")
    record_contents(place)
    return place


def test_a_folder_as_it_was_made_is_intact_and_so_is_its_copy(folder: Path, tmp_path: Path) -> None:
    assert intact(folder, thorough=True)
    assert intact(shutil.copytree(folder, tmp_path / "copy"), thorough=True)


def test_whatever_is_lost_cut_or_not_to_be_run_any_more_is_seen(folder: Path) -> None:
    (folder / "host").chmod(0o644)
    assert not intact(folder, thorough=False)
    (folder / "host").chmod(0o755)
    (folder / "below" / "lib").write_text("lib")
    assert not intact(folder, thorough=False)
    (folder / "below" / "lib").unlink()
    assert not intact(folder, thorough=False)


def test_other_content_of_the_same_size_is_seen_by_a_thorough_look(folder: Path) -> None:
    (folder / "below" / "lib").write_text("LIBRARY")
    assert intact(folder, thorough=False)
    assert not intact(folder, thorough=True)


@pytest.mark.parametrize("text", ["", "[1]", '{"host": 1}', "\x00", '{"host": []}'])
def test_a_damaged_record_is_damage(folder: Path, text: str) -> None:
    (folder / RECORD).write_text(text)
    assert not intact(folder, thorough=False)


def test_nothing_is_not_intact_and_a_folder_without_a_record_is_taken_as_it_is(folder: Path) -> None:
    assert not intact(folder / "absent", thorough=False)
    assert not intact(folder / "host", thorough=False)
    (folder / RECORD).unlink()
    assert intact(folder, thorough=True)
