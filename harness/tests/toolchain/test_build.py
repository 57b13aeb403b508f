from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from toolchain.solutions import PROGRAM, write, write_solution
from twinproof.project import Project
from twinproof.toolchain import build_solution
from twinproof.toolchain.errors import (
    CompilerFailureError,
    ProjectFileError,
    SourcesChangedError,
    ToolchainFolderError,
    ToolStartError,
)
from twinproof.toolchain.surroundings import Surroundings, this_machine

# A stand-in for the SDK, so that compiling takes no time: the source becomes the "dll", each call is noted.
_HOST = """#!{python} -I
import os, pathlib, sys, time
words = sys.argv[1:]
with open({calls!r}, "a") as calls: calls.write(" ".join(words) + chr(10))
time.sleep(float(os.environ.get("SLOW", "0")))
out = pathlib.Path(words[words.index("--artifacts-path") + 1]) / "bin" / "Program" / "release"
out.mkdir(parents=True, exist_ok=True)
if "EDIT" in os.environ: open(os.environ["EDIT"], "a").write("// edited")
(out / "tiny.dll").write_bytes((pathlib.Path(words[1]).parent / "Program.cs").read_bytes())
"""


@pytest.fixture
def here(tmp_path: Path) -> Surroundings:
    """A machine whose SDK is a stand-in."""
    return with_host(tmp_path, _HOST.format(python=sys.executable, calls=str(tmp_path / "calls")))


def with_host(folder: Path, text: str) -> Surroundings:
    host = write(folder / "net" / "dotnet", text)
    host.chmod(0o755)
    write(folder / "net" / "sdk" / "9.0.308" / "dotnet.dll", "")
    (folder / "net" / "host" / "fxr").mkdir(parents=True)
    machine = this_machine()
    return replace(machine, environ={**machine.environ, "TWINPROOF_DOTNET": str(host)})


def calls(tmp_path: Path) -> list[str]:
    return (tmp_path / "calls").read_text().splitlines()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    write_solution(tmp_path / "project")
    return Project(tmp_path / "project")


def change(project: Project, name: str, text: str) -> None:
    write(project.root / name, text)


def test_it_builds_once_and_again_after_a_change(
    project: Project, here: Surroundings, tmp_path: Path, said: list[str]
) -> None:
    first = build_solution(project, Path("Tiny.sln"), said.append, here=here)
    assert first.rebuilt
    assert first.command[:2] == [str(tmp_path / "net" / "dotnet"), "exec"]
    assert first.env["DOTNET_ROOT"] == str(tmp_path / "net")
    again = build_solution(project, project.root / "Tiny.sln", said.append, here=here)
    assert again == replace(first, rebuilt=False)
    change(project, "Tests/Broken.cs", "no source of the program")
    assert not build_solution(project, Path("Tiny.sln"), said.append, here=here).rebuilt
    change(project, "Program/Program.cs", "other")
    changed = build_solution(project, Path("Tiny.sln"), said.append, here=here)
    assert changed.rebuilt
    assert Path(changed.command[2]).read_text() == "other"
    assert Path(first.command[2]).is_file(), "a run that started before the change keeps its program"
    assert len(calls(tmp_path)) == len(said) == 2


def test_a_damaged_build_is_built_again(project: Project, here: Surroundings, said: list[str]) -> None:
    first = build_solution(project, Path("Tiny.sln"), said.append, here=here)
    program = Path(first.command[2])
    whole = program.read_bytes()
    for damage in (b"x", b"x" * len(whole)):
        program.write_bytes(damage)
        assert build_solution(project, Path("Tiny.sln"), said.append, here=here) == first
        assert program.read_bytes() == whole
    assert sorted(file.name for file in program.parents[1].iterdir() if file.name.startswith(".")) == []


def test_the_build_is_the_one_of_the_program_and_leaves_no_server(
    project: Project, here: Surroundings, tmp_path: Path, said: list[str]
) -> None:
    build_solution(project, Path("Tiny.sln"), said.append, here=here)
    (call,) = calls(tmp_path)
    assert call.startswith(f"build {project.root}/Program/Program.csproj --configuration Release ")
    assert f"--artifacts-path {project.build_dir}/" in call
    assert "--disable-build-servers" in call


def test_old_builds_go_and_the_newest_stay(project: Project, here: Surroundings, said: list[str]) -> None:
    places = []
    for number in range(5):
        change(project, "Program/Program.cs", f"return {number};")
        places.append(
            Path(build_solution(project, Path("Tiny.sln"), said.append, here=here).command[2]).parent
        )
        time.sleep(0.01)  # for file systems that tell times in milliseconds
    assert [place.is_dir() for place in places] == [False, False, True, True, True]


def test_two_processes_at_once_build_once(project: Project, here: Surroundings, tmp_path: Path) -> None:
    script = """
import sys
from pathlib import Path
from twinproof.project import Project
from twinproof.toolchain import build_solution
built = build_solution(Project(Path(sys.argv[1])), Path("Tiny.sln"), print)
print(built.rebuilt, built.command[2])
"""
    argv = [sys.executable, "-c", script, str(project.root)]
    env = {**here.environ, "SLOW": "0.5"}
    racers = [subprocess.Popen(argv, env=env, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    told = [racer.communicate(timeout=60)[0].splitlines()[-1].split() for racer in racers]
    assert [racer.returncode for racer in racers] == [0, 0]
    assert sorted(rebuilt for rebuilt, _ in told) == ["False", "True"]
    assert told[0][1] == told[1][1]
    assert len(calls(tmp_path)) == 1


def test_an_edit_during_the_build_is_told_and_nothing_is_kept(
    project: Project, here: Surroundings, said: list[str]
) -> None:
    edited = replace(here, environ={**here.environ, "EDIT": str(project.root / "Program" / "Program.cs")})
    with pytest.raises(SourcesChangedError, match=r"Tiny\.sln: edited while it was built; run again"):
        build_solution(project, Path("Tiny.sln"), said.append, here=edited)
    built = build_solution(project, Path("Tiny.sln"), said.append, here=here)
    assert built.rebuilt
    assert Path(built.command[2]).read_text().endswith("// edited")


def test_finding_a_build_done_is_quick(project: Project, here: Surroundings, said: list[str]) -> None:
    seconds = []
    for _ in range(6):
        begin = time.perf_counter()
        build_solution(project, Path("Tiny.sln"), said.append, here=here)
        seconds.append(time.perf_counter() - begin)
    # 8 ms when measured. 50 ms excludes starting dotnet, which takes 70, and leaves room for a busy machine.
    assert min(seconds) < 0.05


def test_an_unknown_element_is_refused_with_an_sdk_too(
    project: Project, here: Surroundings, said: list[str]
) -> None:
    odd = PROGRAM.replace("<AssemblyName>", "<PublishAot>true</PublishAot><AssemblyName>")
    change(project, "Program/Program.csproj", odd)
    with pytest.raises(ProjectFileError, match=r"Program\.csproj:4: <PublishAot>: unknown property"):
        build_solution(project, Path("Tiny.sln"), said.append, here=here)


def test_an_sdk_that_fails_is_told_in_its_last_words_and_leaves_no_build(
    project: Project, tmp_path: Path, said: list[str]
) -> None:
    here = with_host(tmp_path, "#!/bin/sh\necho it is broken >&2\nexit 1\n")
    with pytest.raises(CompilerFailureError, match=r"^dotnet build of tiny failed: it is broken$"):
        build_solution(project, Path("Tiny.sln"), said.append, here=here)
    builds = project.build_dir / "twin" / "Tiny-sdk"
    assert [file.name for file in builds.iterdir()] == ["build.lock"]


def test_an_sdk_that_cannot_be_started_is_told(project: Project, tmp_path: Path, said: list[str]) -> None:
    here = with_host(tmp_path, "#!/no/such/interpreter\n")
    with pytest.raises(ToolStartError, match=r"net/dotnet cannot be started: No such file"):
        build_solution(project, Path("Tiny.sln"), said.append, here=here)


def test_a_build_folder_that_cannot_be_made_is_told(
    project: Project, here: Surroundings, said: list[str]
) -> None:
    project.build_dir.write_text("in the way")
    with pytest.raises(
        ToolchainFolderError, match=r"build/twin/Tiny-sdk: cannot be written: Not a directory"
    ):
        build_solution(project, Path("Tiny.sln"), said.append, here=here)
