"""The whole job: engines on cases, the spec beside them, what disagrees, what is left of each claim."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from datetime import UTC, datetime

from twinproof import spec
from twinproof.claims import Accepted, Claim, judge, unjudged
from twinproof.documents import EngineEntry
from twinproof.model import (
    Case,
    CaseResult,
    Catalog,
    RunResult,
)
from twinproof.parity import (
    SPEC,
    Remember,
    check_case,
    check_identities,
    conflicts,
    evaluate_reported,
    idle_tolerances,
)
from twinproof.project import Project
from twinproof.runner.cache import project_cache
from twinproof.runner.engines import run_engines
from twinproof.runner.events import ALL, EventKind, Progress, ProgressEvent, silent
from twinproof.runner.interrupt import interruptible
from twinproof.runner.ledger import EnginesOutcome
from twinproof.runner.limits import Limits
from twinproof.runner.spec_answers import SpecAnswers, remembering, spec_answers


@interruptible()
def execute(
    project: Project,
    entries: Sequence[EngineEntry],
    catalog: Catalog,
    claims: Sequence[Claim],
    accepted: Mapping[str, Accepted],
    *,
    limits: Limits | None = None,
    jobs: int | None = None,
    executor: Executor | None = None,
    progress: Progress = silent,
    fresh: bool = False,
) -> RunResult:
    """Run `entries` on the cases of `catalog`, compare everyone with everyone, judge `claims`.

    `accepted` holds the accepted verdicts by claim id; the options are those of `run_engines`. What an engine
    does wrong is in the result. Raises UserMistakeError for what the user did wrong, and KeyboardInterrupt,
    after which no engine runs.
    """
    began, date = time.monotonic(), datetime.now(UTC)
    digest = spec.spec_digest(project.lean_dir)
    outcome = run_engines(
        entries,
        catalog.cases,
        project=project,
        spec_digest=digest,
        rules=catalog.rules,
        limits=limits,
        jobs=jobs,
        executor=executor,
        progress=progress,
        fresh=fresh,
    )
    _tell(progress, "comparing", len(catalog.cases), "case")
    cache = project_cache(project, fresh)
    exact = spec_answers(catalog, digest, cache)
    remember = remembering(digest, cache)
    cases = tuple(_case_result(case, catalog, outcome, exact, remember) for case in catalog.cases)
    fixtures = {case.case.id: case.fixtures for case in cases}
    if claims:
        _tell(progress, "judging", len(claims), "claim")
    return RunResult(
        engines=outcome.described,
        engine_failures=outcome.unusable,
        cases=cases,
        identities=check_identities(catalog, fixtures),
        conflicts=conflicts(tuple(outcome.described.values()), catalog.shared_formulations),
        judgments=judge(claims, catalog, fixtures, accepted),
        spec_digest=digest,
        lock_problems=tuple(problem.message for problem in spec.check_lock(project.lean_dir)),
        seconds=time.monotonic() - began,
        notes=(*outcome.notes, *unjudged(claims, catalog, fixtures), *_idle(cases)),
        sources={claim.source: claim.source_title for claim in claims},
        date=date.strftime("%Y-%m-%dT%H:%M:%SZ"),
    )


def _idle(cases: Sequence[CaseResult]) -> Iterator[str]:
    for each in cases:
        if len(each.fixtures) > 1:
            # Engines come before the spec.
            yield from idle_tolerances(each.case, next(iter(each.fixtures.values())), each.fixtures.get(SPEC))


def _tell(progress: Progress, doing: str, number: int, what: str) -> None:
    detail = f"{doing} {number:,} {what}{'' if number == 1 else 's'}"
    progress(ProgressEvent(EventKind.PHASE, ALL, detail=detail))


def _case_result(
    case: Case, catalog: Catalog, outcome: EnginesOutcome, exact: SpecAnswers, remember: Remember
) -> CaseResult:
    rules = catalog.rules[case.id]
    engines = {name: kept[case.id] for name, kept in outcome.fixtures.items() if case.id in kept}
    said = exact.fixtures.get(case.id)
    failed = [failure for failure in outcome.failures if failure.case == case.id]
    cached = {name for name, cases in outcome.cached.items() if case.id in cases}
    return CaseResult(
        case=case,
        fixtures={**engines, SPEC: said} if said else engines,
        failures=(*failed, *([exact.failures[case.id]] if case.id in exact.failures else [])),
        parity=check_case(case, rules, engines, said, evaluate_reported(case, engines, remember)),
        cached=frozenset({*cached, *([SPEC] if case.id in exact.cached else [])}),
    )
