from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from report.runs import agreeing, troubled
from twinproof.report.files import UnwritableReportError, prepare_out, write_all, write_report

NAMES = ["junit.xml", "report.html", "report.json", "report.md"]


def test_four_files_and_nothing_else(tmp_path: Path) -> None:
    files = write_report(troubled(), tmp_path / "deep" / "out")
    assert sorted(path.name for path in (tmp_path / "deep" / "out").iterdir()) == NAMES
    assert files.html == tmp_path / "deep" / "out" / "report.html"


def test_a_report_is_replaced_whole(tmp_path: Path) -> None:
    write_report(troubled(), tmp_path)
    write_report(agreeing(), tmp_path)
    assert "agrees" in (tmp_path / "report.json").read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == NAMES


def test_a_folder_below_a_file_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    for attempt in (lambda out: write_report(agreeing(), out), prepare_out):
        with pytest.raises(UnwritableReportError, match=r"is not a folder|Not a directory") as failure:
            attempt(tmp_path / "file" / "report")
        assert "\n" not in str(failure.value)
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


_FULL_DISK = """
import resource, sys
from pathlib import Path
from report.runs import agreeing
from twinproof.report.files import UnwritableReportError, write_report
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
try:
    write_report(agreeing(), Path(sys.argv[1]))
except UnwritableReportError as failure:
    print(failure)
"""


def _write_on_a_full_disk(out: Path) -> str:
    tests = Path(__file__).parent.parent
    argv = [sys.executable, "-c", _FULL_DISK, str(out)]
    return subprocess.run(argv, cwd=tests, check=True, capture_output=True, text=True, timeout=60).stdout


def test_a_full_disk_leaves_no_partial_file(tmp_path: Path) -> None:
    said = _write_on_a_full_disk(tmp_path / "new" / "out")
    assert "File too large" in said
    assert len(said.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_the_last_report_as_it_was(tmp_path: Path) -> None:
    write_report(troubled(), tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert "File too large" in _write_on_a_full_disk(tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_an_interrupt_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: Path, __: bytes) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_bytes", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_all({"a": b"a"}, tmp_path / "out")
    assert not (tmp_path / "out").exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes are files on POSIX alone")
def test_a_pipe_in_the_folder_is_refused_before_the_run_and_kept(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "report.md")
    for attempt in (prepare_out, lambda out: write_report(agreeing(), out)):
        with pytest.raises(UnwritableReportError, match="no regular file"):
            attempt(tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["report.md"]
    assert (tmp_path / "report.md").is_fifo()


def test_links_stay_links_and_their_targets_are_written(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    out = tmp_path / "out"
    out.mkdir()
    (out / "a").symlink_to("../far/a")
    write_all({"a": b"a"}, out)
    assert (out / "a").is_symlink()
    assert (tmp_path / "far" / "a").read_bytes() == b"a"
