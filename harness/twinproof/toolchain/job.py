"""What the compiler process is told, and what it answers: plain records that cross as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Source:
    """A source file: `shown` is its path in messages and debug information; `text`, if any, its content."""

    path: str
    shown: str
    text: str | None = None


@dataclass(frozen=True)
class AssemblyJob:
    """One assembly; `options` are csc's, `references` and `resources` (name to file) are absolute paths."""

    name: str
    executable: bool
    options: Mapping[str, Any]
    sources: tuple[Source, ...]
    references: tuple[str, ...]
    resources: Mapping[str, str]
    dll: str
    pdb: str


@dataclass(frozen=True)
class CompileJob:
    """Assemblies in the order in which they compile, with the runtime and the Roslyn to do it with."""

    dotnet_root: str
    roslyn_dir: str
    runtime_config: str
    assemblies: tuple[AssemblyJob, ...]


@dataclass(frozen=True)
class Diagnostic:
    """One message of the compiler; `line` and `column` count from 1 (0: it concerns no place)."""

    path: str
    line: int
    column: int
    severity: str
    code: str
    text: str

    def __str__(self) -> str:
        """As csc prints it: `file(line,col): error CS0000: text`."""
        place = f"{self.path}({self.line},{self.column}): " if self.path else ""
        return f"{place}{self.severity} {self.code}: {self.text}"


def write_job(job: CompileJob) -> str:
    """`job` as JSON."""
    return json.dumps(asdict(job))


def read_job(text: str) -> CompileJob:
    """The job in JSON `text`, as `write_job` wrote it."""
    data = json.loads(text)
    return CompileJob(**{**data, "assemblies": tuple(_assembly(entry) for entry in data["assemblies"])})


def _assembly(entry: dict[str, Any]) -> AssemblyJob:
    sources = tuple(Source(**source) for source in entry["sources"])
    return AssemblyJob(**{**entry, "sources": sources, "references": tuple(entry["references"])})


def write_diagnostics(diagnostics: list[Diagnostic]) -> str:
    """`diagnostics` as JSON."""
    return json.dumps([asdict(diagnostic) for diagnostic in diagnostics])


def read_diagnostics(text: str) -> list[Diagnostic]:
    """The diagnostics in JSON `text`; raises ValueError where it is something else."""
    return [Diagnostic(**entry) for entry in json.loads(text)]
