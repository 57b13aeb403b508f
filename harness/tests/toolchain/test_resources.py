from __future__ import annotations

from pathlib import Path

import pytest

from toolchain.solutions import csproj, write
from twinproof.toolchain.csharp_project import read_project
from twinproof.toolchain.errors import ProjectFileError

ROOT = "<RootNamespace>The.Root</RootNamespace>"


def names(tmp_path: Path, item: str, properties: str = "") -> list[str]:
    for name in ("P/data/words.txt", "P/a-b/words.txt", "P/words.fr.txt", "P/words.resx", "Q/words.txt"):
        write(tmp_path / name, "")
    read = read_project(write(tmp_path / "P" / "P.csproj", csproj(properties, item)))
    return [resource.name for resource in read.resources]


@pytest.mark.parametrize(
    ("item", "properties", "name"),
    [
        # "Manifest resource names": RootNamespace, folders and file name, with dots (.NET SDK reference).
        ('<EmbeddedResource Include="data/words.txt" />', "", "P.data.words.txt"),
        ('<EmbeddedResource Include="data\\words.txt" />', ROOT, "The.Root.data.words.txt"),
        ('<EmbeddedResource Include="../Q/words.txt" LogicalName="mine" />', ROOT, "mine"),
        (
            '<EmbeddedResource Include="a-b/words.txt"><LogicalName>m</LogicalName></EmbeddedResource>',
            "",
            "m",
        ),
    ],
)
def test_the_name_is_the_sdk_s(tmp_path: Path, item: str, properties: str, name: str) -> None:
    assert names(tmp_path, item, properties) == [name]


@pytest.mark.parametrize(
    ("include", "message"),
    [
        ("none.txt", "no file at "),
        ("words.fr.txt", "satellite assembly"),
        ("words.resx", "words.resx is compiled"),
        ("a-b/words.txt", "no plain name for words.txt; give it a LogicalName"),
        ("../Q/words.txt", "no plain name for words.txt"),
    ],
)
def test_what_the_sdk_would_treat_otherwise_is_refused(tmp_path: Path, include: str, message: str) -> None:
    with pytest.raises(ProjectFileError, match=f"<EmbeddedResource>: .*{message}"):
        names(tmp_path, f'<EmbeddedResource Include="{include}" />')
