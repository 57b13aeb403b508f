from __future__ import annotations

from pathlib import Path

import pytest

from toolchain.solutions import write
from twinproof.toolchain.errors import ProjectFileError
from twinproof.toolchain.xml_tree import read_xml


def test_elements_know_their_lines(tmp_path: Path) -> None:
    file = write(tmp_path / "a.xml", '<a>\n  <!-- no element -->\n  <b x="1">\n text </b>\n  <c/>\n</a>\n')
    root = read_xml(file)
    assert [(e.tag, e.line, e.attributes, e.text) for e in (root, *root.children)] == [
        ("a", 1, {}, ""),
        ("b", 3, {"x": "1"}, "text"),
        ("c", 5, {}, ""),
    ]


def test_a_refusal_names_file_line_and_element(tmp_path: Path) -> None:
    root = read_xml(write(tmp_path / "a.xml", "<a>\n<b/></a>"))
    assert (
        str(root.children[0].refuse("unknown", "take it out"))
        == f"{tmp_path}/a.xml:2: <b>: unknown; take it out"
    )


@pytest.mark.parametrize("text", ["<a>\n<b></a>", "<a>\n", "", "no xml"])
def test_what_is_no_xml_is_told_with_its_line(tmp_path: Path, text: str) -> None:
    with pytest.raises(ProjectFileError, match=r"a\.xml:[12]: no well-formed XML: "):
        read_xml(write(tmp_path / "a.xml", text))


def test_an_absent_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ProjectFileError, match=r"absent\.csproj: cannot be read: No such file"):
        read_xml(tmp_path / "absent.csproj")
