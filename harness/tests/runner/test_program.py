"""What an entry's placeholders and environment become."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from twinproof.documents import EngineEntry, load_engines
from twinproof.errors import UserMistakeError
from twinproof.project import Project
from twinproof.runner.limits import Limits
from twinproof.runner.program import EngineProgram, prepare_program

ENTRIES = Path(__file__).parents[2] / "engines.toml"
ENTRY = EngineEntry(
    "mine",
    ("{python}", "{project}/mine.py"),
    env={"PYTHONPATH": "{project}/lib", "HOW": "{python}"},
    sources=("harness/*",),
)


def prepared(project: Project, entry: EngineEntry = ENTRY) -> EngineProgram:
    return prepare_program(entry, project, Limits(), lambda _: None)


def test_placeholders_are_filled_in(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    launch = prepared(project).launch
    assert launch.argv == (sys.executable, f"{project.root}/mine.py")
    assert launch.env == {"PYTHONPATH": f"{project.root}/lib", "HOW": sys.executable}


def test_the_users_search_path_stays_behind_the_entrys(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", f"/one{os.pathsep}/two")
    assert prepared(project).launch.env["PYTHONPATH"].split(os.pathsep) == [
        f"{project.root}/lib",
        "/one",
        "/two",
    ]


def test_the_search_path_decides_what_is_cached(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    with_lib = prepared(project).fingerprint
    assert prepared(project).fingerprint == with_lib
    assert (
        prepared(project, EngineEntry("mine", ENTRY.command, sources=ENTRY.sources)).fingerprint != with_lib
    )


@pytest.mark.parametrize("glob", ["/etc/*", "a**b/*"])
def test_a_pattern_that_is_none_is_the_users_mistake(project: Project, glob: str) -> None:
    with pytest.raises(UserMistakeError, match=r"^engine mine: sources: "):
        prepared(project, replace(ENTRY, sources=(glob,)))


def test_our_python_entry_runs_the_checkouts_engine(project: Project) -> None:
    (project.root / "python" / "refengine").mkdir(parents=True)
    (project.root / "python" / "refengine" / "engine.py").write_text("")
    launch = prepared(project, load_engines(ENTRIES)[0]).launch
    assert launch.env["PYTHONPATH"].split(os.pathsep)[0] == str(project.root / "python")
