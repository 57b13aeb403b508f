"""The whole job: engines on cases, the spec beside them, what disagrees, what is left of each claim."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor

from twinproof import spec
from twinproof.claims import Accepted, Claim, judge, unjudged
from twinproof.documents import EngineEntry
from twinproof.model import (
    Case,
    CaseFailure,
    CaseResult,
    Catalog,
    FailureKind,
    Fixture,
    RunResult,
)
from twinproof.parity import SPEC, check_case, check_identities, conflicts, evaluate_reported, spec_fixture
from twinproof.project import Project
from twinproof.runner.engines import run_engines
from twinproof.runner.events import Progress, silent
from twinproof.runner.ledger import EnginesOutcome
from twinproof.runner.limits import Limits


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
    began = time.monotonic()
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
    cases = tuple(_case_result(case, catalog, outcome, digest) for case in catalog.cases)
    fixtures = {case.case.id: case.fixtures for case in cases}
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
        notes=(*outcome.notes, *unjudged(claims, catalog, fixtures)),
    )


def _case_result(case: Case, catalog: Catalog, outcome: EnginesOutcome, digest: str) -> CaseResult:
    rules = catalog.rules[case.id]
    engines = {name: kept[case.id] for name, kept in outcome.fixtures.items() if case.id in kept}
    failures = [failure for failure in outcome.failures if failure.case == case.id]
    exact: Fixture | None = None
    try:
        exact = spec_fixture(case, rules, digest)
    except spec.InvalidParametersError as error:
        # Whatever the engines made of it: what the spec makes no sense of is not a case.
        failures.append(CaseFailure(SPEC, case.id, FailureKind.INVALID, str(error)))
    return CaseResult(
        case=case,
        fixtures={**engines, SPEC: exact} if exact else engines,
        failures=tuple(failures),
        parity=check_case(case, rules, engines, exact, evaluate_reported(case, engines)),
        cached=frozenset(name for name, cases in outcome.cached.items() if case.id in cases),
    )
