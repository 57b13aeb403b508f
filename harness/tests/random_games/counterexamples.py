"""What is left of a divergence: an .efg file, its profile, and the one line that repeats it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

from random_games.comparison import Finding
from random_games.profiles import random_table
from random_games.writer import efg
from twinproof.project import Project


@dataclass(frozen=True)
class Counterexample:
    """A saved finding; `command` is run in the project's root."""

    finding: Finding
    file: Path
    command: str

    def told(self) -> str:
        """The finding and the line that repeats it, for a failed test."""
        return "\n".join([*self.finding.lines, f"repeat: {self.command}"])


def save(project: Project, finding: Finding) -> Counterexample:
    """Write the game, and its profile where one is needed, to `build/counterexamples/`."""
    problem = finding.problem
    text = efg(problem.game).encode()
    digest = hashlib.sha256(text).hexdigest()[:16]
    folder = project.build_dir / "counterexamples"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{digest}.efg"
    file.write_bytes(text)
    command = f"twinproof verify {_from_root(project, file)}"
    if problem.profile is not None:
        profile = folder / f"{digest}.{problem.profile}.json"
        profile.write_text(
            json.dumps(random_table(problem.game, problem.profile), indent=1), encoding="utf-8"
        )
        command += f" --profile {_from_root(project, profile)}"
    return Counterexample(finding, file, command)


def _from_root(project: Project, file: Path) -> Path:
    return file.relative_to(project.root) if file.is_relative_to(project.root) else file
