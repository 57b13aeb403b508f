from __future__ import annotations

import json
from pathlib import Path

import pytest

from toolchain.solutions import LIBRARY, RUNTIME_CONFIG, SAID, SHARED, start, write_solution
from twinproof.project import Project
from twinproof.toolchain import AssembledToolchain, build_solution
from twinproof.toolchain.contents import RECORD
from twinproof.toolchain.errors import CompilationError, CompilerFailureError, MissingPythonnetError
from twinproof.toolchain.surroundings import Surroundings

# What can be slow is fetching the packages, once, on a machine that has not yet.
pytestmark = pytest.mark.timeout(600)


@pytest.fixture
def project(tmp_path: Path, assembled: AssembledToolchain) -> Project:
    """An empty project that shares the checkout's assembled toolchain."""
    return share_toolchain(Project(tmp_path / "here"), assembled)


def share_toolchain(project: Project, assembled: AssembledToolchain) -> Project:
    project.root.mkdir(parents=True)
    project.toolchain_dir.symlink_to(assembled.root.parent)
    return project


def test_the_program_is_what_the_project_files_say_and_the_same_bytes_anywhere(
    project: Project,
    tmp_path: Path,
    assembled: AssembledToolchain,
    here_assembled: Surroundings,
    said: list[str],
) -> None:
    built = build_solution(project, write_solution(project.root / "net"), said.append, here=here_assembled)
    assert said == ["compiling tiny with the assembled toolchain"]
    assert start(built, "one", "two") == (3, SAID, "")
    program = Path(built.command[2])
    assert json.loads(program.with_suffix(".runtimeconfig.json").read_text()) == RUNTIME_CONFIG

    elsewhere = share_toolchain(Project(tmp_path / "some" / "where else"), assembled)
    other = build_solution(
        elsewhere, write_solution(elsewhere.root / "net"), said.append, here=here_assembled
    )
    bytes_here, bytes_there = (
        {file.name: file.read_bytes() for file in Path(b.command[2]).parent.iterdir()} for b in (built, other)
    )
    assert bytes_here == bytes_there
    assert set(bytes_here) == {
        RECORD,
        "tiny.dll",
        "tiny.pdb",
        "tiny.runtimeconfig.json",
        "Library.dll",
        "Library.pdb",
        "Python.Runtime.dll",
    }


def test_the_first_errors_are_shown_with_file_line_and_column(
    project: Project, here_assembled: Surroundings, said: list[str]
) -> None:
    # CS8600 and CS0219 are warnings that the project makes errors; `Nullable` makes the first exist at all.
    wrong = "string unused = null;\n" + "".join(f"int a{n} = nothing{n};\n" for n in range(9))
    solution = write_solution(project.root, {"Program/Program.cs": wrong})
    with pytest.raises(CompilationError) as failure:
        build_solution(project, solution, said.append, here=here_assembled)
    lines = str(failure.value).splitlines()
    assert lines[0] == "tiny does not compile:"
    assert sorted(line.split(": ")[1] for line in lines[1:3]) == ["error CS0219", "error CS8600"]
    assert lines[3:6] == [
        f"Program/Program.cs({n + 2},10): error CS0103: "
        f"The name 'nothing{n}' does not exist in the current context"
        for n in range(3)
    ]
    assert lines[6:] == ["and 6 more"]


def test_warnings_stay_warnings_where_the_project_says_so(
    project: Project, here_assembled: Surroundings, said: list[str]
) -> None:
    lenient = SHARED.replace(
        "<TreatWarningsAsErrors>true", "<NoWarn>CS8600</NoWarn><TreatWarningsAsErrors>false"
    )
    files = {"Program/Program.cs": "string unused = null;\n", "Directory.Build.props": lenient}
    assert build_solution(
        project, write_solution(project.root, files), said.append, here=here_assembled
    ).rebuilt
    (warning,) = said[1:]
    assert warning == (
        "Program/Program.cs(1,8): warning CS0219: "
        "The variable 'unused' is assigned but its value is never used"
    )


def test_another_pythonnet_than_the_installed_one_is_refused(
    project: Project, here_assembled: Surroundings, said: list[str]
) -> None:
    other = {"Library/Library.csproj": LIBRARY.replace("3.2.1", "3.0.5")}
    with pytest.raises(MissingPythonnetError) as failure:
        build_solution(project, write_solution(project.root, other), said.append, here=here_assembled)
    assert str(failure.value) == (
        f"{project.root}/Library/Library.csproj: references pythonnet 3.0.5, "
        "and the wheel installed here is 3.2.1; `pip install pythonnet==3.0.5`, "
        "or install a .NET SDK 8 or newer and put its dotnet on PATH"
    )


def test_a_compiler_that_cannot_work_is_one_line_and_leaves_nothing(
    project: Project, here_assembled: Surroundings, said: list[str]
) -> None:
    newer = {"Directory.Build.props": SHARED.replace("<LangVersion>12", "<LangVersion>99")}
    with pytest.raises(CompilerFailureError) as failure:
        build_solution(project, write_solution(project.root, newer), said.append, here=here_assembled)
    assert str(failure.value) == (
        "the assembled C# compiler failed on tiny: LangVersion 99: this compiler does not know it; remove "
        "the .toolchain folder and try again, or install a .NET SDK 8 or newer and put its dotnet on PATH"
    )
    assert [f.name for f in (project.build_dir / "twin" / "Tiny-assembled").iterdir()] == ["build.lock"]


def test_a_source_that_is_not_utf8_is_one_line(
    project: Project, here_assembled: Surroundings, said: list[str]
) -> None:
    solution = write_solution(project.root)
    (project.root / "Program" / "Program.cs").write_bytes(b"// caf\xe9\nreturn 0;\n")
    with pytest.raises(CompilationError) as failure:
        build_solution(project, solution, said.append, here=here_assembled)
    assert str(failure.value) == (
        "tiny does not compile:\nProgram/Program.cs(1,1): error CS2015: not UTF-8 text (byte 7)"
    )
