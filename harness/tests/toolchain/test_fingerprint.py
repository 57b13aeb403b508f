from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from toolchain.solutions import write, write_solution
from twinproof.toolchain.closure import read_closure
from twinproof.toolchain.fingerprint import fingerprint
from twinproof.toolchain.pins import read_pins
from twinproof.toolchain.records import AssembledToolchain, SdkToolchain

ASSEMBLED = AssembledToolchain(Path("root"), Path("dotnet"), Path("roslyn"), "digest")


def digest(solution: Path) -> str:
    return fingerprint(read_closure(solution), ASSEMBLED, read_pins())


def append(name: str, text: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        with (folder / name).open("a") as file:
            file.write(text)

    return change


@pytest.mark.parametrize(
    "change",
    [
        append("Program/Program.cs", "// a comment\n"),
        append("Library/data/words.txt", "."),
        append("Library/Library.csproj", "<!-- -->"),
        append("Directory.Build.props", "<!-- -->"),
        append("Tiny.sln", "\n"),
        lambda folder: write(folder / "Library" / "New.cs", "") and None,
        lambda folder: (folder / "Library" / "Facts.cs").unlink(),
        lambda folder: (folder / "Library" / "Facts.cs").rename(folder / "Library" / "Facts2.cs") and None,
        lambda folder: write(folder / ".editorconfig", "root = true") and None,
    ],
    ids=["source", "resource", "project", "props", "solution", "added", "removed", "renamed", "editorconfig"],
)
def test_it_changes_with_all_that_is_compiled(tmp_path: Path, change: Callable[[Path], None]) -> None:
    solution = write_solution(tmp_path)
    before = digest(solution)
    assert digest(solution) == before
    change(tmp_path)
    assert digest(solution) != before


@pytest.mark.parametrize(
    "name", ["Tests/Broken.cs", "Program/obj/Left.cs", "Program/bin/Left.cs", "README.md"]
)
def test_it_does_not_change_with_what_is_not(tmp_path: Path, name: str) -> None:
    solution = write_solution(tmp_path)
    before = digest(solution)
    write(tmp_path / name, "other")
    assert digest(solution) == before


def test_it_does_not_depend_on_where_the_checkout_is(tmp_path: Path) -> None:
    assert digest(write_solution(tmp_path / "a")) == digest(write_solution(tmp_path / "b"))


def test_it_changes_with_the_toolchain(tmp_path: Path) -> None:
    closure = read_closure(write_solution(tmp_path / "solution"))
    host = write(tmp_path / "dotnet", "host")
    pins = read_pins()
    sdk = SdkToolchain(host, "8.0.100")
    digests = {
        fingerprint(closure, ASSEMBLED, pins),
        fingerprint(closure, replace(ASSEMBLED, digest="another"), pins),
        fingerprint(closure, ASSEMBLED, replace(pins, pythonnet="9")),
        fingerprint(closure, sdk, pins),
        fingerprint(closure, replace(sdk, version="8.0.101"), pins),
    }
    host.write_text("another host")
    digests.add(fingerprint(closure, sdk, pins))
    assert len(digests) == 6
