"""Engines that cannot be described: one line each, in place of a traceback."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from runner.toys import DIGEST, entry, leftovers
from twinproof.documents import EngineEntry
from twinproof.project import Project
from twinproof.runner import Limits, run_engines


def unusable(project: Project, engine: EngineEntry, start_seconds: float = 20) -> str:
    outcome = run_engines(
        [engine], [], project=project, spec_digest=DIGEST, limits=Limits(start_seconds=start_seconds)
    )
    assert outcome.described == {}
    assert leftovers(project) == []
    return outcome.unusable[engine.name]


@pytest.mark.parametrize(
    ("act", "says"),
    [
        ("describe: garbage", "engine fake, describe: line 1, column 1: not JSON: expecting value"),
        ("describe: exit 7", "engine fake, describe: expected exit 0, found exit 7: no module named engine"),
        ("describe: flood", "engine fake, describe: expected at most 1 MiB, found more"),
        (
            "describe: protocol 2",
            "engine fake, describe: at protocol: expected 1, found 2; this twinproof speaks version 1 only",
        ),
    ],
)
def test_what_describe_gives(project: Project, act: str, says: str) -> None:
    assert unusable(project, entry(act)) == says


def test_describe_hangs(project: Project) -> None:
    line = unusable(project, entry("describe: hang"), start_seconds=0.3)
    assert line == "engine fake, describe: expected an answer within 0.3 s, found none"


def test_the_command_is_missing(project: Project) -> None:
    line = unusable(project, EngineEntry("fake", ("no-such-engine",)))
    assert line == f"no-such-engine: no such program (looked from {project.root})"


def test_the_command_is_not_executable(project: Project) -> None:
    program = project.root / "engine"
    program.write_text("#!/bin/sh\n")
    assert unusable(project, EngineEntry("fake", (str(program),))) == f"{program}: not executable"


def test_the_command_is_not_a_program(project: Project) -> None:
    program = executable(project.root / "engine", "neither a script nor a binary\n")
    assert unusable(project, EngineEntry("fake", (str(program),))) == f"{program}: not a program"


def test_the_interpreter_of_a_script_is_missing(project: Project) -> None:
    program = executable(project.root / "engine", "#!/no/such/interpreter\n")
    line = unusable(project, EngineEntry("fake", (str(program),)))
    assert line == f"{program}: no such program (looked from {project.root})"


def test_dotnet_without_a_build(project: Project) -> None:
    line = unusable(project, EngineEntry("fake", ("{dotnet}",)))
    assert line == "engine fake: its command has {dotnet}, which needs a build = SOLUTION"


def executable(path: Path, text: str) -> Path:
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path
