"""The command as a user has it, and a small project of two toy engines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from cli.toy_games import ToyGames, toy_games
from twinproof.cli.guard import guarded
from twinproof.cli.main import twinproof
from twinproof.project import MARKER, Project

ENGINE = Path(__file__).with_name("toy_engine.py")
LEAN = Path(__file__).parents[3] / "lean_spec"

QUANTITIES = """
schema = "twinproof.quantities/1"
[[quantity]]
case_kind = "toy"
id = "number"
kind = "integer"
[[quantity]]
case_kind = "toy"
id = "double"
kind = "integer"
definition = "Toy.double"
from = ["number"]
"""

CASES = """
schema = "twinproof.catalog/1"
[[case]]
id = "toy.three"
kind = "toy"
title = "Three"
params = { number = 3 }
[[case]]
id = "toy.five"
kind = "toy"
title = "Five"
params = { number = 5 }
"""

CLAIMS = """
schema = "twinproof.claims/1"
[[source]]
id = "paper"
title = "A paper"
[[claim]]
id = "paper.six"
source = "paper"
where = "Section 1: a table"
statement = "Twice three is six."
printed = "6"
subject = "toy.three:double"
predicate = { name = "equals" }
[[claim]]
id = "paper.eleven"
source = "paper"
where = "Section 2"
statement = "Twice five is eleven."
printed = "11"
subject = "toy.five:double"
predicate = { name = "equals" }
"""


@dataclass(frozen=True)
class Done:
    """How a command ended and what it said."""

    code: int
    out: str
    err: str

    @property
    def words(self) -> str:
        """Standard output with its lines joined."""
        return " ".join(self.out.split())


Cli = Callable[..., Done]


@pytest.fixture
def cli(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Runs `twinproof ARGUMENTS` in this process, as `main` does, and with progress in CI too."""
    monkeypatch.delenv("CI", raising=False)

    def call(*arguments: str | Path) -> Done:
        capfd.readouterr()
        code = guarded(twinproof, [str(argument) for argument in arguments])
        captured = capfd.readouterr()
        return Done(code, captured.out, captured.err)

    return call


@dataclass(frozen=True)
class ToyProject:
    """A project whose engines can be told to lie (`lie:CASE:QUANTITY`) or to crash (`crash:CASE`)."""

    project: Project

    def engines(self, left: tuple[str, ...] = (), right: tuple[str, ...] = ()) -> None:
        """Write the engine entries anew; the acts are part of the command, so nothing cached is used."""
        entries = ['schema = "twinproof.engines/1"']
        for name, acts in (("left", left), ("right", right)):
            words = ", ".join(f'"{word}"' for word in ("{python}", "-S", "-E", str(ENGINE), name, *acts))
            entries.append(f'[[engine]]\nname = "{name}"\ncommand = [{words}]\nsources = ["toy.txt"]')
        self.project.engines_file.write_text("\n".join(entries) + "\n", encoding="utf-8")


@pytest.fixture
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ToyProject:
    """A project with a catalog and claims of its own, as the working directory."""
    root = tmp_path / "project"
    (root / MARKER).parent.mkdir(parents=True)
    # The mirror is locked to this text, wherever the project is.
    (root / "lean_spec").symlink_to(LEAN)
    (root / "toy.txt").write_text("what decides the answers\n", encoding="utf-8")
    made = ToyProject(Project(root))
    catalog = made.project.catalog_dir
    for file, text in (("quantities", QUANTITIES), ("cases/toy", CASES), ("claims/paper", CLAIMS)):
        place = catalog / f"{file}.toml"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    made.engines()
    monkeypatch.chdir(root)
    return made


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ToyGames:
    """A project whose engines know market entry, as the working directory."""
    made = toy_games(tmp_path / "games")
    monkeypatch.chdir(made.project.root)
    return made
