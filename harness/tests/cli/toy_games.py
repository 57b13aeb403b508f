"""A project of two toy engines that know market entry, and can be told to lie, to refuse or to crash."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from twinproof.catalog.load import shipped_quantities
from twinproof.project import MARKER, Project

ENGINE = Path(__file__).with_name("toy_game_engine.py")
LEAN = Path(__file__).parents[3] / "lean_spec"


@dataclass(frozen=True)
class ToyGames:
    """The project; `engines` says what each engine does wrong."""

    project: Project

    def engines(self, left: Sequence[str] = (), right: Sequence[str] = ()) -> None:
        """Write the entries anew; the acts are part of the command, so nothing cached is used."""
        entries = ['schema = "twinproof.engines/1"']
        for name, acts in (("left", left), ("right", right)):
            words = ["{python}", "-S", "-E", str(ENGINE), name, str(shipped_quantities()), *acts]
            command = ", ".join(json.dumps(word) for word in words)
            entries.append(f'[[engine]]\nname = "{name}"\ncommand = [{command}]\nsources = ["toy.txt"]')
        self.project.engines_file.write_text("\n".join(entries) + "\n", encoding="utf-8")


def toy_games(root: Path) -> ToyGames:
    """A project at `root`, which is made; both engines are honest."""
    (root / MARKER).parent.mkdir(parents=True)
    # The mirror is locked to this text, wherever the project is.
    (root / "lean_spec").symlink_to(LEAN)
    (root / "toy.txt").write_text("what decides the answers\n", encoding="utf-8")
    made = ToyGames(Project(root))
    made.engines()
    return made
