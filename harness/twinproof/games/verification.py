"""Verifies one game: asks for its outline, then for everything that its outline allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from twinproof.games.asking import (
    OUTLINE,
    PERFECTION,
    WHOLE,
    Run,
    asked_only,
    code_of,
    refusals,
    require_accepted,
)
from twinproof.games.cases import game_case, game_catalog
from twinproof.games.outline import Outline, cautious, infosets_of, outline_of
from twinproof.games.profile import profile_of
from twinproof.games.profile_file import Entry, read_profile_file
from twinproof.games.questions import Questions, Unasked, questions, shorter
from twinproof.games.source import GameSource
from twinproof.games.spec_on_tree import with_spec
from twinproof.model import Case, CaseResult, FailureKind, Json, RunResult
from twinproof.parity import SPEC
from twinproof.project import Project

UNIFORM, GIVEN = "uniform", "given"
"""The names of the profile that is evaluated."""


@dataclass(frozen=True)
class Verification:
    """What is known of a game after both phases, or after the first where that was the end.

    `result` is the last phase's; `outline` is None where no engine gave one; `profile` names what was
    evaluated, from `profile_file` if there is one. `spec_on_tree`: the spec knows the game only by the tree
    that engines report.
    """

    source: GameSource
    profile: str
    profile_file: Path | None
    outline: Outline | None
    result: RunResult
    unasked: tuple[Unasked, ...]
    spec_on_tree: bool = False

    @property
    def code(self) -> int:
        """The exit code that it deserves."""
        return code_of(self.result)

    @property
    def whole(self) -> CaseResult:
        """The case about the game as a whole."""
        return self.result.cases[0]

    @property
    def perfection(self) -> CaseResult | None:
        """The case about subgame-perfect equilibria, where it was asked and answered."""
        return next((case for case in self.result.cases if case.case.id == PERFECTION), None)


def verify_game(project: Project, source: GameSource, profile_file: Path | None, run: Run) -> Verification:
    """Both phases; what engines do wrong is in the result.

    Raises RefusedGameError where every engine refuses the game, GameUnfinishedError where it is beyond them
    all, ProfileError and its like for a profile that is none of this game's, and what `run` raises.
    """
    entries = read_profile_file(profile_file) if profile_file else None
    ask: dict[str, Json] = {"profiles": {UNIFORM: {"name": UNIFORM}}} if entries is not None else {}
    catalog = game_catalog(project, [game_case(OUTLINE, source, ask)])
    first = asked_only(run(catalog), catalog)
    (case,) = first.cases
    require_accepted(case, source)
    outlines = [made for party in _engines(case) if (made := outline_of(case.fixtures[party])) is not None]
    name = UNIFORM if profile_file is None else GIVEN
    if not outlines or refusals(case):
        outline = outlines[0] if outlines else None
        return Verification(source, name, profile_file, outline, first, ())
    outline = cautious(outlines)
    profile = _profile(entries, case, outline, profile_file)
    del first, case
    asked, second = _answered(project, source, questions(outline, name, profile), run)
    second, too_many = _without_too_many(second)
    unasked = (*asked.unasked, *too_many)
    whole = with_spec(second, project)
    on_tree = SPEC in whole.cases[0].fixtures and SPEC not in second.cases[0].fixtures
    return Verification(source, name, profile_file, outline, whole, unasked, on_tree)


def _answered(
    project: Project, source: GameSource, asked: Questions, run: Run
) -> tuple[Questions, RunResult]:
    """What was asked in the end, and the answers: what engines find too long for them is left out.

    Where leaving it out does not help, the first answers count.
    """
    attempts: list[tuple[Questions, RunResult]] = []
    attempt: Questions | None = asked
    while attempt is not None:
        catalog = game_catalog(project, _cases(source, attempt))
        result = asked_only(run(catalog), catalog)
        attempts.append((attempt, result))
        refused = refusals(result.cases[0], FailureKind.UNSUPPORTED)
        if not refused:
            return attempts[-1]
        attempt = shorter(attempt, [failure.message for failure in refused])
    return attempts[0]


def _engines(case: CaseResult) -> Sequence[str]:
    return [party for party in case.fixtures if party != SPEC]


def _profile(entries: Sequence[Entry] | None, case: CaseResult, outline: Outline, file: Path | None) -> Json:
    if entries is None:
        return {"name": UNIFORM}
    table = case.fixtures[_engines(case)[0]].quantities[f"profile.{UNIFORM}"]
    return profile_of(entries, infosets_of(table), outline.players, str(file))


def _cases(source: GameSource, asked: Questions) -> list[Case]:
    cases = [game_case(WHOLE, source, asked.whole)]
    if asked.subgame_perfection is not None:
        cases.append(game_case(PERFECTION, source, asked.subgame_perfection))
    return cases


def _without_too_many(result: RunResult) -> tuple[RunResult, tuple[Unasked, ...]]:
    """Only engines can tell that there are too many such equilibria; if all do, that is no failure."""
    perfection = next((case for case in result.cases if case.case.id == PERFECTION), None)
    if perfection is None or perfection.fixtures:
        return result, ()
    refused = refusals(perfection, FailureKind.UNSUPPORTED)
    if not refused or len(refused) != len(perfection.failures):
        return result, ()
    why = Unasked("subgame-perfect equilibria", refused[0].message)
    kept = tuple(case for case in result.cases if case is not perfection)
    return replace(result, cases=kept), (why,)
