"""A full disk and folders that cannot be written: one line, and no partial file."""

from __future__ import annotations

import resource
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from runner.toys import DIGEST, ROOMY, entry, leftovers, toy
from twinproof.errors import TwinproofError
from twinproof.project import Project
from twinproof.runner import run_engines
from twinproof.runner.errors import WorkFolderError
from twinproof.runner.files import write_whole


def harness(root: str, size: int, pad: int, told: Connection) -> None:
    """What the process on the full disk does; tells its exit code, then what a command would print."""
    # RLIMIT_FSIZE stands in for a full disk: a write fails with EFBIG where the file has grown to the limit.
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    engine = replace(entry(), sources=("harness/*",))
    case = toy("a", pad="x" * pad)
    try:
        outcome = run_engines([engine], [case], project=Project(Path(root)), spec_digest=DIGEST, limits=ROOMY)
    except TwinproofError as failure:
        told.send([failure.exit_code, str(failure)])
    else:
        told.send([len(outcome.fixtures["fake"]), *outcome.notes])


def full_disk(project: Project, size: int, pad: int) -> list[int | str]:
    context = get_context("fork")
    hears, tells = context.Pipe(duplex=False)
    process = context.Process(target=harness, args=(str(project.root), size, pad, tells))
    process.start()
    assert hears.poll(20)
    told: list[int | str] = hears.recv()
    process.join()
    return told


def test_the_request_does_not_fit_on_the_disk(project: Project) -> None:
    code, *lines = full_disk(project, 20_000, 30_000)
    assert code == 2
    assert len(lines) == 1
    assert str(lines[0]).endswith(
        "request.json: cannot be written: File too large; make room, or change its permissions"
    )
    assert leftovers(project) == []


def test_the_cache_does_not_fit_on_the_disk(project: Project) -> None:
    # The wrapped cache entry escapes the quotes of the fixture that it holds: it alone is above the limit.
    fixtures, *notes = full_disk(project, 20_600, 20_000)
    assert fixtures == 1
    assert len(notes) == 1
    assert "cannot be written: File too large" in str(notes[0])
    assert str(notes[0]).endswith("(results are kept, but not for the next run)")
    assert leftovers(project) == []


@pytest.mark.parametrize("blocked", ["build", "build/run"])
def test_the_build_folder_is_a_file(project: Project, blocked: str) -> None:
    file = project.root / blocked
    file.parent.mkdir(exist_ok=True)
    file.write_text("")
    with pytest.raises(WorkFolderError, match="cannot be written: "):
        run_engines([entry()], [toy("a")], project=project, spec_digest=DIGEST, limits=ROOMY)


def test_a_failed_write_leaves_what_was_there(tmp_path: Path) -> None:
    folder = tmp_path / "folder" / "taken"
    folder.mkdir(parents=True)
    with pytest.raises(WorkFolderError, match=r"taken: cannot be written: Is a directory"):
        write_whole(folder, b"x")
    assert list(folder.parent.iterdir()) == [folder]
