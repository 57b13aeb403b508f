from __future__ import annotations

from pathlib import Path

import pytest

from toolchain.solutions import csproj, solution_text, write, write_solution
from twinproof.project import find_project
from twinproof.toolchain.closure import read_closure
from twinproof.toolchain.errors import ProjectFileError

EXE = "<OutputType>Exe</OutputType>"


def solution(tmp_path: Path, **projects: str) -> Path:
    for name, text in projects.items():
        write(tmp_path / name / f"{name}.csproj", text)
    return write(tmp_path / "S.sln", solution_text(*projects))


def needs(*names: str) -> str:
    return "".join(f'<ProjectReference Include="../{name}/{name}.csproj" />' for name in names)


def test_the_program_comes_last_and_test_projects_not_at_all(tmp_path: Path) -> None:
    # The test project of this solution holds an unknown package with unknown metadata: nobody reads it.
    closure = read_closure(write_solution(tmp_path))
    assert [project.assembly_name for project in closure.projects] == ["Library", "tiny"]
    assert closure.program.executable


def test_the_project_s_own_solution_is_understood() -> None:
    # The executable's assembly is the command that engines.toml starts; the tests are not part of it.
    closure = read_closure(find_project(Path(__file__)).root / "dotnet" / "TwinEngine.sln")
    assert closure.program.assembly_name == "twinengine"
    assert [project.file.stem for project in closure.projects] == ["TwinEngine", "TwinEngine.Cli"]


def test_every_project_comes_after_those_it_references_and_once(tmp_path: Path) -> None:
    file = solution(
        tmp_path,
        Top=csproj(EXE, needs("Left", "Right")),
        Left=csproj("", needs("Base")),
        Right=csproj("", needs("Base")),
        Base=csproj(),
        Aside=csproj(),
    )
    names = [project.assembly_name for project in read_closure(file).projects]
    assert names == ["Base", "Left", "Right", "Top"]


@pytest.mark.parametrize(
    ("projects", "message"),
    [
        ({"A": csproj()}, "expected exactly one project with OutputType Exe, found none"),
        ({"A": csproj(EXE), "B": csproj(EXE)}, r"found A\.csproj, B\.csproj"),
        (
            {"A": csproj(EXE, needs("B")), "B": csproj("", needs("A"))},
            r"A\.csproj: references itself through .*B\.csproj",
        ),
    ],
)
def test_no_program_two_programs_and_a_circle_are_told(
    tmp_path: Path, projects: dict[str, str], message: str
) -> None:
    with pytest.raises(ProjectFileError, match=message):
        read_closure(solution(tmp_path, **projects))
