"""Which cases of an engine must be computed, which are known already, and which it does not have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from twinproof.errors import InvalidDocumentError
from twinproof.model import Case, CaseFailure, EngineDescription, FailureKind, Fixture, Json
from twinproof.runner.cache import case_key
from twinproof.runner.job import Job
from twinproof.runner.reading import sound_fixture
from twinproof.runner.ready import ReadyEngine


@dataclass(frozen=True)
class Plan:
    """One engine's cases, parted; `keys` are the cache's, by case id, of what is known or to be computed.

    `spared` are the cases that a partial engine does not describe.
    """

    known: Mapping[str, Fixture]
    unsupported: tuple[CaseFailure, ...]
    remaining: tuple[Case, ...]
    keys: Mapping[str, str]
    spared: tuple[Case, ...] = ()


def recall(engine: ReadyEngine, job: Job) -> Plan:
    """Part the job's cases. A kind that the engine does not describe is not even asked for.

    That is a failure, unless its entry calls it partial; then the same goes for a game it does not describe.
    """
    name = engine.program.name
    described = engine.description.kinds
    spared = tuple(case for case in job.cases if engine.program.partial and not has(engine.description, case))
    wanted = [case for case in job.cases if case not in spared]
    unsupported = tuple(_unsupported(name, case, described) for case in wanted if case.kind not in described)
    supported = [case for case in wanted if case.kind in described]
    if engine.identity is None:
        return Plan({}, unsupported, tuple(supported), {}, spared)
    keys = {
        case.id: case_key(
            case, spec_digest=job.spec_digest, protocol=engine.description.protocol, identity=engine.identity
        )
        for case in supported
    }
    known: dict[str, Fixture] = {}
    for case in supported:
        kept = job.cache.load(name, keys[case.id])
        if kept is None:
            continue
        try:
            known[case.id] = sound_fixture(
                kept.content,
                f"cache/{name}/{keys[case.id]}.json",
                case,
                spec_digest=job.spec_digest,
                block=engine.description.block,
                rules=job.rules.get(case.id),
                checked_before=kept.checked,
            )
            job.cache.confirm(name, keys[case.id], kept)
        except InvalidDocumentError:
            # Stored under other rules of what a fixture is: computed again.
            job.cache.forget(name, keys[case.id])
    remaining = tuple(case for case in supported if case.id not in known)
    return Plan(known, unsupported, remaining, keys, spared)


def has(description: EngineDescription, case: Case) -> bool:
    """Whether an engine describes the kind of `case`, and its game, where both name games."""
    if case.kind not in description.kinds:
        return False
    games, game = description.kinds[case.kind].get("games"), _game(case.params)
    return game is None or not isinstance(games, Sequence) or isinstance(games, str) or game in games


def _game(params: Mapping[str, Json]) -> str | None:
    match params.get("game"):
        case str(name) | {"name": str(name)}:
            return name
    return None


def _unsupported(engine: str, case: Case, described: Mapping[str, object]) -> CaseFailure:
    kinds = ", ".join(described) or "none"
    message = f"does not describe the case kind {case.kind} (it describes {kinds})"
    return CaseFailure(engine, case.id, FailureKind.UNSUPPORTED, message)
