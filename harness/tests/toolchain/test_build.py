"""Both ways to build, on a solution that uses what the twin uses: the program itself says what it was built with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from toolchain.solutions import LIBRARY, PROGRAM, write, write_solution
from twinproof.project import Project
from twinproof.toolchain import BuiltProgram, SdkToolchain, build_solution
from twinproof.toolchain.errors import (
    CompilationError,
    CompilerFailureError,
    MissingPythonnetError,
    ProjectFileError,
)
from twinproof.toolchain.surroundings import Surroundings

# The slow part is fetching the packages, once, on a machine that has not yet.
pytestmark = pytest.mark.timeout(600)

# Each line follows from the solution's files: `Version` 0.3.1 (hence assembly version 0.3.1.0, "Set assembly
# attributes in a project file"), the assembly names, C# 12, 1 + 2 + 3, and net8.0's framework name.
SAID = """\
one two
sum 6
Python.Runtime.PyObject
tiny, Version=0.3.1.0, Culture=neutral, PublicKeyToken=null
.NETCoreApp,Version=v8.0
.NET 8.0
0.3.1
0.3.1.0
Release
tiny
tiny
tiny
Library, Version=0.3.1.0, Culture=neutral, PublicKeyToken=null
.NETCoreApp,Version=v8.0
.NET 8.0
0.3.1
0.3.1.0
Release
Library
Library
Library
Library.data.words.txt: words in a file
"""


def start(program: BuiltProgram, *arguments: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of the program, run with nothing in its environment but what it asks for."""
    done = subprocess.run(
        [*program.command, *arguments],
        env=program.env,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(params=["assembled", "sdk"])
def here(request: pytest.FixtureRequest) -> Surroundings:
    """Each way in turn; the SDK's only where there is one."""
    if request.param == "assembled":
        request.getfixturevalue("assembled")
    found = request.getfixturevalue(f"here_{request.param}")
    assert isinstance(found, Surroundings)
    return found


@pytest.fixture
def project(tmp_path: Path, request: pytest.FixtureRequest) -> Project:
    """A project of its own, with the checkout's assembled toolchain."""
    (tmp_path / "project").mkdir()
    if "assembled" in request.node.name or "here_assembled" in request.fixturenames:
        toolchain = request.getfixturevalue("assembled")
        (tmp_path / "project" / ".toolchain").symlink_to(toolchain.root.parent)
    return Project(tmp_path / "project")


def test_the_program_is_what_the_project_files_say(
    project: Project, here: Surroundings, said: list[str]
) -> None:
    solution = write_solution(project.root / "dotnet")
    built = build_solution(project, solution.relative_to(project.root), said.append, here=here)
    assert built.rebuilt
    assert built.command[1] == "exec"
    assert len(said) == 1
    assert start(built, "one", "two") == (3, SAID, "")
    config = json.loads(Path(built.command[2]).with_suffix(".runtimeconfig.json").read_text())
    # As `dotnet build -c Release` of SDK 10.0.401 writes it for these properties.
    assert config == {
        "runtimeOptions": {
            "tfm": "net8.0",
            "rollForward": "Major",
            "framework": {"name": "Microsoft.NETCore.App", "version": "8.0.0"},
            "configProperties": {
                "System.Globalization.Invariant": True,
                "System.Globalization.PredefinedCulturesOnly": True,
                "System.Reflection.Metadata.MetadataUpdater.IsSupported": False,
                "System.Runtime.Serialization.EnableUnsafeBinaryFormatterSerialization": False,
                "System.Runtime.TieredPGO": False,
            },
        }
    }
    files = {f.relative_to(solution.parent).as_posix() for f in solution.parent.rglob("*") if f.is_file()}
    assert not [name for name in files if "/obj/" in name or "/bin/" in name]

    again = build_solution(project, solution, said.append, here=here)
    assert again == replace(built, rebuilt=False)
    assert len(said) == 1

    write(solution.parent / "Tests" / "Broken.cs", "no source of the program")
    assert not build_solution(project, solution, said.append, here=here).rebuilt

    source = solution.parent / "Program" / "Program.cs"
    source.write_text(source.read_text().replace("return 3;", "return 4;"))
    changed = build_solution(project, solution, said.append, here=here)
    assert changed.rebuilt
    assert start(changed)[0] == 4
    assert start(built)[0] == 3, "a run that started before the change keeps its program"

    source.write_text("int number = 1;\nstring text = number;\n")
    with pytest.raises(
        CompilationError, match=r"\nProgram/Program\.cs\(2,15\): error CS0029: Cannot implicitly convert"
    ):
        build_solution(project, solution, said.append, here=here)


def test_warnings_are_errors_because_the_project_says_so(
    project: Project, here_assembled: Surroundings, said: list[str]
) -> None:
    unused = {"Program/Program.cs": "string text = null;\n"}
    solution = write_solution(project.root, unused)
    with pytest.raises(CompilationError) as failure:
        build_solution(project, solution, said.append, here=here_assembled)
    lines = str(failure.value).splitlines()
    assert lines[0] == "tiny does not compile:"
    assert {line.split(": ", 1)[1].split(":")[0] for line in lines[1:]} == {"error CS8600", "error CS0219"}

    props = project.root / "Directory.Build.props"
    props.write_text(props.read_text().replace("<TreatWarningsAsErrors>true", "<TreatWarningsAsErrors>false"))
    assert build_solution(project, solution, said.append, here=here_assembled).rebuilt
    assert "Program/Program.cs(1,8): warning CS0219:" in " ".join(said)

    props.write_text(
        props.read_text().replace("<Nullable>enable", "<NoWarn>CS0219</NoWarn><Nullable>disable")
    )
    said.clear()
    assert build_solution(project, solution, said.append, here=here_assembled).rebuilt
    assert len(said) == 1


def test_only_the_first_errors_are_shown(
    project: Project, here_assembled: Surroundings, said: list[str]
) -> None:
    wrong = "".join(f"int a{n} = nothing{n};\n" for n in range(9))
    solution = write_solution(project.root, {"Program/Program.cs": wrong})
    with pytest.raises(CompilationError) as failure:
        build_solution(project, solution, said.append, here=here_assembled)
    lines = str(failure.value).splitlines()
    assert len(lines) == 1 + 5 + 1
    assert lines[1].startswith("Program/Program.cs(1,10): error CS0103: ")
    assert lines[-1] == "and 4 more"


def test_the_same_sources_give_the_same_bytes_anywhere(
    project: Project, here_assembled: Surroundings, said: list[str]
) -> None:
    programs = []
    for folder in ("a", "somewhere/else"):
        solution = write_solution(project.root / folder)
        place = Project(project.root / folder)
        (place.root / ".toolchain").symlink_to(project.toolchain_dir)
        built = build_solution(place, solution, said.append, here=here_assembled)
        programs.append({file.name: file.read_bytes() for file in Path(built.command[2]).parent.iterdir()})
    assert programs[0] == programs[1]
    assert set(programs[0]) == {
        *(
            "tiny.dll",
            "tiny.pdb",
            "tiny.runtimeconfig.json",
            "Library.dll",
            "Library.pdb",
            "Python.Runtime.dll",
        )
    }


def test_another_pythonnet_than_the_installed_one_is_refused(
    project: Project, here_assembled: Surroundings, said: list[str]
) -> None:
    other = {"Library/Library.csproj": LIBRARY.replace("3.2.1", "3.0.5")}
    with pytest.raises(
        MissingPythonnetError, match=r"Library\.csproj: references pythonnet 3\.0\.5, and the wheel"
    ):
        build_solution(project, write_solution(project.root, other), said.append, here=here_assembled)


def test_an_unknown_element_is_refused_either_way(
    project: Project, here: Surroundings, said: list[str]
) -> None:
    odd = {
        "Program/Program.csproj": PROGRAM.replace(
            "<AssemblyName>", "<PublishAot>true</PublishAot><AssemblyName>"
        )
    }
    solution = write_solution(project.root, odd)
    with pytest.raises(ProjectFileError, match=r"Program\.csproj:4: <PublishAot>: unknown property"):
        build_solution(project, solution, said.append, here=here)


def test_a_compiler_that_cannot_work_is_one_line(
    project: Project, here_assembled: Surroundings, said: list[str]
) -> None:
    solution = write_solution(project.root, {"Directory.Build.props": _shared_with_version("99")})
    with pytest.raises(CompilerFailureError) as failure:
        build_solution(project, solution, said.append, here=here_assembled)
    assert "LangVersion 99: this compiler does not know it" in str(failure.value)
    assert "install a .NET SDK 8 or newer" in str(failure.value)
    assert "\n" not in str(failure.value)
    assert not list((project.build_dir / "twin" / "Tiny-assembled").glob("[!b]*"))


def _shared_with_version(version: str) -> str:
    from toolchain.solutions import SHARED

    return SHARED.replace("<LangVersion>12", f"<LangVersion>{version}")


def test_two_processes_at_once_compile_once(project: Project, here_assembled: Surroundings) -> None:
    solution = write_solution(project.root)
    script = """
import sys
from pathlib import Path
from twinproof.project import Project
from twinproof.toolchain import build_solution
built = build_solution(Project(Path(sys.argv[1])), Path(sys.argv[2]), print)
print(built.rebuilt, built.command[2])
"""
    env = {**os.environ, **here_assembled.environ}
    argv = [sys.executable, "-c", script, str(project.root), str(solution)]
    racers = [subprocess.Popen(argv, env=env, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    said = [racer.communicate(timeout=120)[0].splitlines()[-1].split() for racer in racers]
    assert [racer.returncode for racer in racers] == [0, 0]
    assert sorted(rebuilt for rebuilt, _ in said) == ["False", "True"]
    assert said[0][1] == said[1][1]


def test_old_builds_go_and_the_newest_stay(
    project: Project, here_assembled: Surroundings, said: list[str]
) -> None:
    solution = write_solution(project.root)
    places = []
    for number in range(4):
        write(project.root / "Program" / "Program.cs", f"return {number};")
        places.append(
            Path(build_solution(project, solution, said.append, here=here_assembled).command[2]).parent
        )
        time.sleep(0.01)
    assert [place.is_dir() for place in places] == [False, True, True, True]


def test_finding_a_build_done_is_quick(project: Project, here: Surroundings, said: list[str]) -> None:
    solution = write_solution(project.root)
    build_solution(project, solution, said.append, here=here)
    seconds = []
    for _ in range(5):
        begin = time.perf_counter()
        build_solution(project, solution, said.append, here=here)
        seconds.append(time.perf_counter() - begin)
    # 8 ms when measured; ten times that leaves room for a loaded machine and still excludes starting dotnet (70 ms).
    assert min(seconds) < 0.05


def test_a_failed_restore_is_told(project: Project, here_sdk: Surroundings, said: list[str]) -> None:
    nowhere = replace(here_sdk, environ={**here_sdk.environ, "RestoreSources": str(project.root / "no-feed")})
    solution = write_solution(project.root)
    with pytest.raises((CompilationError, CompilerFailureError), match=r"error NU\d+: "):
        build_solution(project, solution, said.append, here=nowhere)


def test_an_sdk_that_cannot_start_is_one_line(project: Project, tmp_path: Path, said: list[str]) -> None:
    host = write(tmp_path / "net" / "dotnet", "#!/bin/sh\necho it is broken >&2\nexit 1\n")
    host.chmod(0o755)
    write(tmp_path / "net" / "sdk" / "8.0.100" / "dotnet.dll", "")
    (tmp_path / "net" / "host" / "fxr").mkdir(parents=True)
    from twinproof.toolchain.surroundings import this_machine

    here = replace(this_machine(), environ={**os.environ, "TWINPROOF_DOTNET": str(host)})
    with pytest.raises(CompilerFailureError) as failure:
        build_solution(project, write_solution(project.root), said.append, here=here)
    assert str(failure.value) == "dotnet build of tiny failed: it is broken"


def test_the_toolchain_is_told(
    project: Project, sdk: SdkToolchain, here_sdk: Surroundings, said: list[str]
) -> None:
    built = build_solution(project, write_solution(project.root), said.append, here=here_sdk)
    assert built.toolchain == sdk
    assert built.command[0] == str(sdk.dotnet)
