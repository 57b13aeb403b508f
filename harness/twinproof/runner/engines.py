"""All engines on all cases, side by side: what is not in the cache goes to an executor in batches."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from twinproof.documents import EngineEntry
from twinproof.model import Case, QuantityRule
from twinproof.project import Project
from twinproof.runner.batch import Batch
from twinproof.runner.cache import project_cache
from twinproof.runner.compute import compute
from twinproof.runner.events import Progress, silent
from twinproof.runner.files import cannot_write, scratch_folder
from twinproof.runner.interrupt import interruptible
from twinproof.runner.job import Job
from twinproof.runner.lease import Lease, new_lease
from twinproof.runner.ledger import EnginesOutcome, Ledger
from twinproof.runner.limits import Limits
from twinproof.runner.ready import ReadyEngine, prepare_engines
from twinproof.runner.recall import recall
from twinproof.runner.tracker import Tracker


def run_engines(
    entries: Sequence[EngineEntry],
    cases: Sequence[Case],
    *,
    project: Project,
    spec_digest: str,
    rules: Mapping[str, tuple[QuantityRule, ...]] | None = None,
    limits: Limits | None = None,
    jobs: int | None = None,
    executor: Executor | None = None,
    progress: Progress = silent,
    fresh: bool = False,
) -> EnginesOutcome:
    """Compute `cases` with every engine.

    `jobs` is how many engine processes run at once (by default one per engine); each engine's cases are split
    into ceil(jobs / engines) batches. `executor` takes the place of threads: batches can be pickled, and one
    in another process tells `progress` of its cases when it is over. `fresh` ignores what is cached. Raises
    UserMistakeError (a wrong entry; WorkFolderError where the build folder cannot be written) and
    KeyboardInterrupt, after which no engine runs and what was finished is cached.
    """
    jobs = jobs or max(len(entries), 1)
    cache = project_cache(project, fresh)
    job = Job(project, cache, spec_digest, rules or {}, tuple(cases))
    with (
        interruptible(),
        scratch_folder(project.build_dir / "run", "run") as scratch,
        ThreadPoolExecutor(jobs) as threads,
        _leased(scratch) as lease,
    ):
        ready, unusable = prepare_engines(
            entries,
            project,
            limits or Limits(),
            cache,
            progress=progress,
            keep_going=lease.holds,
            executor=threads,
        )
        lock = Lock()
        plans = {name: recall(engine, job) for name, engine in ready.items()}
        trackers = {
            name: Tracker(name, len(cases) - len(plan.spared), progress, lock) for name, plan in plans.items()
        }
        ledger = Ledger(job, ready, plans, trackers, unusable)
        batches = [
            _batch(engine, share, job, scratch, lease)
            for name, engine in ready.items()
            for share in _shares(plans[name].remaining, math.ceil(jobs / len(ready)))
        ]
        listen = None if executor else lambda batch: trackers[batch.engine].report
        compute(batches, executor or threads, ledger.take, listen)
    return ledger.close()


@contextmanager
def _leased(folder: Path) -> Iterator[Lease]:
    try:
        lease = new_lease(folder)
    except OSError as failure:
        raise cannot_write(folder, failure) from None
    try:
        yield lease
    finally:
        lease.end()


def _shares(cases: Sequence[Case], count: int) -> list[tuple[Case, ...]]:
    # Dealt out in turn: costly cases of one kind stand side by side in a catalog.
    return [tuple(cases[start::count]) for start in range(min(count, len(cases)))]


def _batch(engine: ReadyEngine, cases: tuple[Case, ...], job: Job, scratch: Path, lease: Lease) -> Batch:
    launch = engine.program.launch
    return Batch(
        engine=engine.program.name,
        argv=launch.argv,
        env=launch.env,
        cwd=launch.cwd,
        cases=cases,
        spec_digest=job.spec_digest,
        block=engine.description.block,
        rules={case.id: job.rules[case.id] for case in cases if case.id in job.rules},
        limits=engine.program.limits,
        scratch=scratch,
        lease=lease,
    )
