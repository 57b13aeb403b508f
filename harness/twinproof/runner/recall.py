"""Which cases of an engine must be computed, which are known already, and which it does not have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from twinproof.errors import InvalidDocumentError
from twinproof.model import Case, CaseFailure, FailureKind, Fixture, QuantityRule
from twinproof.runner.cache import Cache, case_key
from twinproof.runner.reading import sound_fixture
from twinproof.runner.ready import ReadyEngine


@dataclass(frozen=True)
class Plan:
    """One engine's cases, parted; `keys` are the cache's, by case id, of what is known or to be computed."""

    known: Mapping[str, Fixture]
    unsupported: tuple[CaseFailure, ...]
    remaining: tuple[Case, ...]
    keys: Mapping[str, str]


def recall(
    engine: ReadyEngine,
    cases: Sequence[Case],
    cache: Cache,
    *,
    spec_digest: str,
    rules: Mapping[str, Sequence[QuantityRule]],
) -> Plan:
    """Part `cases`. A kind that the engine does not describe is not even asked for."""
    name = engine.program.name
    described = engine.description.kinds
    unsupported = tuple(_unsupported(name, case, described) for case in cases if case.kind not in described)
    supported = [case for case in cases if case.kind in described]
    if engine.identity is None:
        return Plan({}, unsupported, tuple(supported), {})
    keys = {
        case.id: case_key(
            case, spec_digest=spec_digest, protocol=engine.description.protocol, identity=engine.identity
        )
        for case in supported
    }
    known: dict[str, Fixture] = {}
    for case in supported:
        content = cache.load(name, keys[case.id])
        if content is None:
            continue
        try:
            known[case.id] = sound_fixture(
                content,
                f"cache/{name}/{keys[case.id]}.json",
                case,
                spec_digest=spec_digest,
                block=engine.description.block,
                rules=rules.get(case.id),
            )
        except InvalidDocumentError:
            # Stored under other rules of what a fixture is: computed again.
            cache.forget(name, keys[case.id])
    remaining = tuple(case for case in supported if case.id not in known)
    return Plan(known, unsupported, remaining, keys)


def _unsupported(engine: str, case: Case, described: Mapping[str, object]) -> CaseFailure:
    kinds = ", ".join(described) or "none"
    message = f"does not describe the case kind {case.kind} (it describes {kinds})"
    return CaseFailure(engine, case.id, FailureKind.UNSUPPORTED, message)
