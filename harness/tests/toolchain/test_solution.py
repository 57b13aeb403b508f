from __future__ import annotations

from pathlib import Path

import pytest

from toolchain.solutions import solution_text
from twinproof.toolchain.errors import ProjectFileError
from twinproof.toolchain.solution import read_solution

FOLDER = (
    'Project("{2150E333-8FDC-42A3-9474-1A3956D46DE8}") = "d", "d", "{00000000-0000-0000-0000-00000000000F}"'
)


def test_the_projects_in_their_order_without_folders(tmp_path: Path) -> None:
    file = tmp_path / "a.sln"
    file.write_bytes(b"\xef\xbb\xbf" + (solution_text("B", "A") + FOLDER + "\nEndProject\n").encode())
    assert read_solution(file) == (tmp_path / "B" / "B.csproj", tmp_path / "A" / "A.csproj")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("<Solution />", "expected a classic solution"),
        (
            solution_text("A").replace("A.csproj", "A.fsproj"),
            r"a\.sln:3: expected C# projects \(\.csproj\) only",
        ),
        (solution_text("A").replace('"A", ', ""), r"a\.sln:3: expected a Project line"),
        (solution_text(), "expected at least one project, found none"),
    ],
)
def test_anything_else_is_told(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "a.sln").write_text(text)
    with pytest.raises(ProjectFileError, match=message):
        read_solution(tmp_path / "a.sln")


def test_an_absent_solution_is_told(tmp_path: Path) -> None:
    with pytest.raises(ProjectFileError, match=r"absent\.sln: no solution can be read there"):
        read_solution(tmp_path / "absent.sln")
