from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from toolchain.solutions import RUNTIME_CONFIG, SAID, start, write_solution
from twinproof.project import Project
from twinproof.toolchain import SdkToolchain, build_solution
from twinproof.toolchain.errors import CompilationError
from twinproof.toolchain.surroundings import Surroundings

# A first restore may fetch packages.
pytestmark = pytest.mark.timeout(600)


def test_the_program_is_what_the_project_files_say(
    tmp_path: Path, sdk: SdkToolchain, here_sdk: Surroundings, said: list[str]
) -> None:
    project = Project(tmp_path)
    solution = write_solution(tmp_path / "net")
    before = sorted(solution.parent.rglob("*"))
    built = build_solution(project, solution, said.append, here=here_sdk)
    assert said == [f"building tiny with the .NET SDK {sdk.version}"]
    assert (built.toolchain, built.command[0]) == (sdk, str(sdk.dotnet))
    # The same words as the other way's: both read the same project files.
    assert start(built, "one", "two") == (3, SAID, "")
    assert json.loads(Path(built.command[2]).with_suffix(".runtimeconfig.json").read_text()) == RUNTIME_CONFIG
    assert sorted(solution.parent.rglob("*")) == before, "the source tree stays as it was"


def test_the_compiler_s_errors_are_shown_once_each(
    tmp_path: Path, here_sdk: Surroundings, said: list[str]
) -> None:
    solution = write_solution(tmp_path, {"Program/Program.cs": "int number = nothing;\nreturn number;\n"})
    with pytest.raises(CompilationError) as failure:
        build_solution(Project(tmp_path), solution, said.append, here=here_sdk)
    assert str(failure.value).splitlines() == [
        "tiny does not build:",
        "Program/Program.cs(1,14): error CS0103: The name 'nothing' does not exist in the current context",
    ]


def test_a_package_that_cannot_be_restored_is_told(
    tmp_path: Path, here_sdk: Surroundings, said: list[str]
) -> None:
    environ = {
        **here_sdk.environ,
        "RestoreSources": str(tmp_path / "no-feed"),
        "NUGET_PACKAGES": str(tmp_path / "no-packages"),
    }
    with pytest.raises(CompilationError, match=r"tiny does not build:\n.*error NU\d+: "):
        build_solution(
            Project(tmp_path), write_solution(tmp_path), said.append, here=replace(here_sdk, environ=environ)
        )
