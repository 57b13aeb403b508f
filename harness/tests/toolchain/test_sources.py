from __future__ import annotations

from pathlib import Path

import pytest

from toolchain.solutions import csproj, write
from twinproof.toolchain.csharp_project import read_project
from twinproof.toolchain.errors import ProjectFileError

FILES = (
    "A.cs",
    "in/B.cs",
    "in/bin/C.cs",
    "bin/D.cs",
    "obj/Release/E.cs",
    ".hidden/F.cs",
    "in/.g/G.cs",
    "H.txt",
)


def sources(tmp_path: Path, properties: str = "", items: str = "") -> list[str]:
    for name in FILES:
        write(tmp_path / "P" / name, "")
    write(tmp_path / "Shared" / "S.cs", "")
    read = read_project(write(tmp_path / "P" / "P.csproj", csproj(properties, items)))
    return [file.resolve().relative_to(tmp_path.resolve()).as_posix() for file in read.sources]


def test_the_default_glob_leaves_out_what_builds_leave_and_hidden_folders(tmp_path: Path) -> None:
    # Microsoft.NET.Sdk.DefaultItems.props: **/*.cs without bin/, obj/ of the project and **/.*/**.
    assert sources(tmp_path) == ["P/A.cs", "P/in/B.cs", "P/in/bin/C.cs"]


def test_items_add_and_take_away_in_order(tmp_path: Path) -> None:
    items = '<Compile Remove="in\\**\\*.cs" /><Compile Include="in/B.cs;..\\Shared\\*.cs" />'
    assert sources(tmp_path, items=items) == ["P/A.cs", "P/in/B.cs", "Shared/S.cs"]


def test_without_the_default_glob_only_what_is_named(tmp_path: Path) -> None:
    off = "<EnableDefaultCompileItems>false</EnableDefaultCompileItems>"
    assert sources(tmp_path, off, '<Compile Include="A.cs" />') == ["P/A.cs"]


def test_an_include_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ProjectFileError, match=r"<Compile>: no file matches 'Z\.cs'; correct the path"):
        sources(tmp_path, items='<Compile Include="Z.cs" />')
