"""What every engine says alike of a game, or an error: nothing is shown that they do not agree on."""

from __future__ import annotations

from twinproof.games.asking import Run, contest_sentence, require_accepted
from twinproof.games.cases import game_case, game_catalog
from twinproof.games.errors import GameDivergesError, GameUnfinishedError
from twinproof.games.source import GameSource
from twinproof.model import CaseResult, Fixture, Json, RunResult
from twinproof.parity import SPEC
from twinproof.project import Project
from twinproof.report.plain import one_line
from twinproof.report.wording import join


def agreed_fixture(project: Project, source: GameSource, id: str, ask: dict[str, Json], run: Run) -> Fixture:
    """The fixture of the first engine, when all engines finished and all parties agree.

    Raises RefusedGameError where every engine refuses the game, GameDivergesError where they do not agree
    on it, GameUnfinishedError where one did not finish, and what `run` raises.
    """
    result = run(game_catalog(project, [game_case(id, source, ask)]))
    (case,) = result.cases
    require_accepted(case, source)
    if contest := contest_sentence(result):
        raise GameDivergesError(f"{source.argument}: {contest}")
    _require_finished(result, case, source)
    if case.parity.divergences:
        first = case.parity.divergences[0]
        who = f" ({join(first.culprits)} against the others)" if first.culprits else ""
        raise GameDivergesError(
            f"{source.argument}: the parties do not agree on {first.quantity}{who}; "
            f"`twinproof verify` says where"
        )
    return next(fixture for party, fixture in case.fixtures.items() if party != SPEC)


def _require_finished(result: RunResult, case: CaseResult, source: GameSource) -> None:
    for name, line in result.engine_failures.items():
        raise GameUnfinishedError(f"{source.argument}: {name} could not run: {one_line(line)}")
    for failure in case.failures:
        raise GameUnfinishedError(
            f"{source.argument}: {failure.engine}: {failure.kind}: {one_line(failure.message)}"
        )
    if not any(party != SPEC for party in case.fixtures):
        raise GameUnfinishedError(
            f"{source.argument}: no engine was asked; `twinproof doctor` says which run"
        )
