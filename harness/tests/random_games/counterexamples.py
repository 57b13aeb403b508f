"""What is left of a divergence: an .efg file, its profile, and the one line that repeats it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

from random_games.comparison import Finding
from random_games.problems import Problem, asked
from random_games.profiles import random_table
from random_games.writer import efg
from twinproof.model import Json
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
    """Write the game, and what else is needed to ask about it again, to `build/counterexamples/`."""
    problem = finding.problem
    text = efg(problem.game).encode()
    folder = project.build_dir / "counterexamples"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{hashlib.sha256(text).hexdigest()[:16]}.efg"
    file.write_bytes(text)
    command = f"twinproof verify {_from_root(project, file)}"
    if problem.refused:
        # `verify` does not ask for what has to be refused.
        catalog = file.with_suffix(".toml")
        catalog.write_bytes(_catalog(problem).encode())
        command = f"twinproof run --catalog {_from_root(project, catalog)}"
    elif problem.profile is not None:
        profile = file.with_suffix(f".{problem.profile}.json")
        table = random_table(problem.game, problem.profile)["table"]
        profile.write_text(json.dumps(table, indent=1), encoding="utf-8")
        command += f" --profile {_from_root(project, profile)}"
    return Counterexample(finding, file, command)


def _catalog(problem: Problem) -> str:
    params = ", ".join(f"{_toml(name)} = {_toml(value)}" for name, value in asked(problem)[0].items())
    return "\n".join(
        (
            'schema = "twinproof.catalog/1"',
            "[[case]]",
            'id = "counterexample"',
            'kind = "extensive_game"',
            'title = "What has to be refused"',
            f"params = {{ {params} }}",
            "",
        )
    )


def _toml(value: Json) -> str:
    """Of what parameters hold: texts, numbers, truth values and objects."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_toml(name)} = {_toml(each)}' for name, each in value.items())} }}"
    # JSON's texts are TOML's, but for a character that TOML wants escaped.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _from_root(project: Project, file: Path) -> Path:
    return file.relative_to(project.root) if file.is_relative_to(project.root) else file
