"""A full disk and folders that cannot be written: one line, and no partial file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from runner.toys import DIGEST, ROOMY, entry, leftovers, toy
from twinproof.project import Project
from twinproof.runner import run_engines
from twinproof.runner.errors import WorkFolderError
from twinproof.runner.files import write_whole

# RLIMIT_FSIZE stands in for a full disk: the write fails with EFBIG once the file has grown to the limit.
HARNESS = """
import resource, sys
from dataclasses import replace
from pathlib import Path
from runner.toys import DIGEST, ROOMY, entry, toy
from twinproof.errors import TwinproofError
from twinproof.project import Project
from twinproof.runner import run_engines

size, pad = int(sys.argv[2]), "x" * int(sys.argv[3])
resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
engine = replace(entry(), sources=("harness/*",))
try:
    outcome = run_engines(
        [engine], [toy("a", pad=pad)], project=Project(Path(sys.argv[1])), spec_digest=DIGEST, limits=ROOMY
    )
except TwinproofError as failure:
    print(failure)
    sys.exit(failure.exit_code)
print(len(outcome.fixtures["fake"]), *outcome.notes, sep="\\n")
"""


def full_disk(project: Project, size: int, pad: int) -> tuple[int, list[str]]:
    command = [sys.executable, "-c", HARNESS, str(project.root), str(size), str(pad)]
    done = subprocess.run(command, cwd=Path(__file__).parents[1], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def test_the_request_does_not_fit_on_the_disk(project: Project) -> None:
    code, lines = full_disk(project, 20_000, 30_000)
    assert code == 2
    assert len(lines) == 1
    assert lines[0].endswith(
        "request.json: cannot be written: File too large; make room, or change its permissions"
    )
    assert leftovers(project) == []


def test_the_cache_does_not_fit_on_the_disk(project: Project) -> None:
    # The wrapped cache entry escapes the quotes of the fixture that it holds: it alone is above the limit.
    code, lines = full_disk(project, 20_600, 20_000)
    assert code == 0
    assert lines[0] == "1"
    assert len(lines) == 2
    assert "cannot be written: File too large" in lines[1]
    assert lines[1].endswith("(results are kept, but not for the next run)")
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
