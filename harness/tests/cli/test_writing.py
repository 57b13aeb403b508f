from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from cli.conftest import Cli
from cli.toy_games import ToyGames
from twinproof.cli.errors import UnwritableFileError
from twinproof.cli.writing import deliver, prepare_file


def test_a_link_stays_a_link_and_its_target_is_written_with_its_permissions(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    target, link = tmp_path / "far" / "target.txt", tmp_path / "link.txt"
    target.write_text("old", encoding="utf-8")
    target.chmod(0o640)
    link.symlink_to("far/target.txt")
    prepare_file(link)
    deliver("new", link)
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "new"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert sorted(each.name for each in tmp_path.rglob("*")) == ["far", "link.txt", "target.txt"]


def test_a_link_to_nothing_yet_makes_its_target(tmp_path: Path) -> None:
    link = tmp_path / "link.txt"
    link.symlink_to("new.txt")
    deliver("new", link)
    assert link.is_symlink()
    assert (tmp_path / "new.txt").read_text(encoding="utf-8") == "new"


def test_a_name_as_long_as_the_system_allows_is_written(tmp_path: Path) -> None:
    longest = tmp_path / ("n" * os.pathconf(tmp_path, "PC_NAME_MAX"))
    prepare_file(longest)
    deliver("new", longest)
    assert longest.read_text(encoding="utf-8") == "new"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("pipe", "no regular file"),
        ("to_pipe", "no regular file"),
        ("to_null", "no regular file"),
        ("loop", "symbolic links"),
        ("folder", "it is a folder"),
        ("none/there", "there is no folder|No such file"),
        ("old.txt/there", "Not a directory"),
        ("n" * 300, "File name too long"),
    ],
)
def test_what_is_no_regular_file_is_refused_and_kept(tmp_path: Path, name: str, reason: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "to_pipe").symlink_to("pipe")
    (tmp_path / "to_null").symlink_to("/dev/null")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "folder").mkdir()
    (tmp_path / "old.txt").touch()
    before = {each.name: each.lstat().st_ino for each in tmp_path.iterdir()}
    for attempt in (prepare_file, lambda out: deliver("new", out)):
        with pytest.raises(UnwritableFileError, match=reason):
            attempt(tmp_path / name)
    assert {each.name: each.lstat().st_ino for each in tmp_path.iterdir()} == before


def test_a_dash_is_standard_output(cli: Cli, games: ToyGames) -> None:
    printed = cli("convert", "market_entry", "--to", "efg").out
    assert printed
    assert cli("convert", "market_entry", "--to", "efg", "--out", "-").out == printed
    assert not Path("-").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ("convert", "market_entry", "--to", "efg", "--out", "LONG"),
        ("show", "market_entry", "--out", "LONG"),
        ("run", "--out", "LONG"),
        ("run", "--catalog", "LONG"),
        ("run", "--claims", "LONG"),
        ("list", "--catalog", "LONG"),
        ("claims", "--claims", "LONG"),
        ("claims", "accept", "x", "--reason", "y", "--claims", "LONG"),
        ("diff", "LONG", "LONG"),
        ("diff", ".", "LONG"),
        ("validate", "LONG"),
        ("verify", "LONG"),
        ("verify", "LONG.efg"),
        ("verify", "market_entry", "--profile", "LONG"),
        ("show", "LONG"),
        ("--project", "LONG", "list"),
    ],
)
@pytest.mark.parametrize("length", [300, 5000])
def test_a_path_too_long_is_one_line_and_exit_2_wherever_it_is_given(
    cli: Cli, games: ToyGames, arguments: tuple[str, ...], length: int
) -> None:
    done = cli(*(each.replace("LONG", "n" * length) for each in arguments))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("twinproof: ")
    assert len(done.err.splitlines()) == 1
