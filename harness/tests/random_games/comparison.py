"""Problems through the engines and the spec in one request; what is not as it must be, problem by problem."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from random_games.problems import Problem, asked, catalog_of
from twinproof.documents import EngineEntry, load_engines
from twinproof.model import CaseResult, Divergence
from twinproof.project import Project
from twinproof.runner import execute


@dataclass(frozen=True)
class Workplace(Project):
    """The project with a build folder elsewhere: the real one need not remember thousands of games."""

    build: Path = field(kw_only=True)

    @property
    def build_dir(self) -> Path:
        """Where runs leave what they leave."""
        return self.build


@dataclass(frozen=True)
class Bench:
    """Where problems are compared, and by which engines."""

    project: Project
    entries: tuple[EngineEntry, ...]


@dataclass(frozen=True)
class Finding:
    """What is wrong with a problem; `signature` says which kinds of fault, as far as one can see."""

    problem: Problem
    signature: frozenset[str]
    lines: tuple[str, ...]


def bench(project: Project, build: Path, entries: Sequence[EngineEntry] | None = None) -> Bench:
    """The project's engines (or `entries`) and compiled twin, with `build` as the build folder."""
    build.mkdir(parents=True, exist_ok=True)
    (project.build_dir / "twin").mkdir(parents=True, exist_ok=True)
    if not (build / "twin").exists():
        (build / "twin").symlink_to(project.build_dir / "twin")
    chosen = load_engines(project.engines_file) if entries is None else entries
    return Bench(Workplace(project.root, build=build), tuple(chosen))


def compare(bench: Bench, problems: Sequence[Problem], *, fresh: bool = True) -> tuple[Finding | None, ...]:
    """One request to each engine; None for the problems on which all agree, refusals included.

    Not `fresh`, what engines said before is not asked again, what they say of themselves included.
    """
    result = execute(bench.project, bench.entries, catalog_of(problems), (), {}, fresh=fresh)
    assert not result.engine_failures, result.engine_failures
    names = [entry.name for entry in bench.entries]
    found = []
    for problem, case in zip(problems, result.cases, strict=True):
        told = dict(_told(problem, case, names))
        found.append(Finding(problem, frozenset(told), tuple(told.values())) if told else None)
    return tuple(found)


def _told(problem: Problem, case: CaseResult, engines: Sequence[str]) -> Iterable[tuple[str, str]]:
    """Signature and line of everything that is not as it must be.

    The spec has no fixture of its own: it says what follows from the tree that each engine reports.
    """
    expected = asked(problem)[1]
    failed = {failure.engine: failure for failure in case.failures}
    for party in engines:
        failure = failed.get(party)
        if failure is not None and failure.kind != expected:
            yield f"{party}: {failure.kind}", f"{party}: {failure.kind}: {failure.message}"
        elif failure is None and (expected is None) != (party in case.fixtures):
            said = "an answer" if party in case.fixtures else "nothing"
            yield f"{party}: {said}", f"{party}: expected {expected or 'an answer'}, found {said}"
    if expected is None and case.parity.compared and not case.parity.exact:
        yield "spec: nothing", "the spec says nothing of the trees that were reported"
    for divergence in case.parity.divergences:
        if divergence.is_cause:
            # The name of the profile does not make another fault of it.
            quantity = divergence.quantity.removesuffix(".uniform").removesuffix(".random")
            yield quantity, _line(divergence)


def _line(divergence: Divergence) -> str:
    blamed = f" ({', '.join(divergence.culprits)} at fault)" if divergence.culprits else ""
    places = [
        f"at {'/'.join(difference.path) or 'the whole'}: {pair.left} {difference.left!r}, "
        f"{pair.right} {difference.right!r}{f' ({difference.note})' if difference.note else ''}"
        for pair in divergence.pairs
        for difference in pair.differences[:1]
    ]
    return f"{divergence.quantity}{blamed}: {'; '.join(places)}"
