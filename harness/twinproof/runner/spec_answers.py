"""What the spec says of every case, computed once for each text of the spec and of its mirror."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass

from twinproof import spec
from twinproof.documents import dump_fixture, parse_fixture
from twinproof.errors import InvalidDocumentError
from twinproof.model import Case, CaseFailure, Catalog, FailureKind, Fixture, Json, QuantityRule
from twinproof.parity import SPEC, Answer, Remember, spec_fixture
from twinproof.runner.cache import Cache, digest_of
from twinproof.runner.code import package_digest
from twinproof.runner.errors import WorkFolderError


@dataclass(frozen=True)
class SpecAnswers:
    """By case id: the fixtures of the cases that the spec answers, failures, and which it knew already."""

    fixtures: Mapping[str, Fixture]
    failures: Mapping[str, CaseFailure]
    cached: frozenset[str]


def spec_answers(catalog: Catalog, spec_digest: str, cache: Cache) -> SpecAnswers:
    """The spec's answers to the cases of `catalog`.

    Parameters that make no sense to the spec are a failure of the kind `invalid`, whatever the engines made
    of them. An answer is kept under the case, its rules, the digest of the Lean text, and the content of
    twinproof.spec and twinproof.parity.
    """
    mirror = f"{package_digest('twinproof.spec')} {package_digest('twinproof.parity')}"
    fixtures: dict[str, Fixture] = {}
    failures: dict[str, CaseFailure] = {}
    cached: set[str] = set()
    for case in catalog.cases:
        rules = catalog.rules[case.id]
        key = _key(case, rules, spec_digest, mirror)
        known = _known(case, rules, key, cache)
        if known is not None:
            fixtures[case.id] = known
            cached.add(case.id)
            continue
        try:
            fixture = spec_fixture(case, rules, spec_digest)
        except spec.InvalidParametersError as error:
            failures[case.id] = CaseFailure(SPEC, case.id, FailureKind.INVALID, str(error))
            continue
        if fixture is not None:
            fixtures[case.id] = fixture
            with suppress(WorkFolderError):
                cache.store(SPEC, key, dump_fixture(fixture, with_run=False).encode())
    return SpecAnswers(fixtures, failures, frozenset(cached))


def remembering(spec_digest: str, cache: Cache) -> Remember:
    """What follows from reported trees, kept like the answers to cases: under all that decides it."""
    mirror = package_digest("twinproof.spec")

    def remember(key: Mapping[str, Json], compute: Callable[[], Answer]) -> Answer:
        digest = digest_of({**key, "spec_digest": spec_digest, "mirror": mirror})
        kept = cache.load(SPEC, digest)
        known = None if kept is None else json.loads(kept.content)
        if isinstance(known, dict):
            return known
        answer = compute()
        with suppress(WorkFolderError):
            cache.store(SPEC, digest, json.dumps(answer).encode())
        return answer

    return remember


def _known(case: Case, rules: Sequence[QuantityRule], key: str, cache: Cache) -> Fixture | None:
    kept = cache.load(SPEC, key)
    if kept is None:
        return None
    where = f"cache/{SPEC}/{key}.json"
    try:
        fixture = parse_fixture(kept.content, where, case, rules, checked_before=kept.checked)
    except InvalidDocumentError:
        cache.forget(SPEC, key)
        return None
    cache.confirm(SPEC, key, kept)
    return fixture


def _key(case: Case, rules: Sequence[QuantityRule], spec_digest: str, mirror: str) -> str:
    return digest_of(
        {
            "id": case.id,
            "kind": case.kind,
            "params": dict(case.params),
            "rules": [_plain(asdict(rule)) for rule in rules],
            "spec_digest": spec_digest,
            "mirror": mirror,
        }
    )


def _plain(fields: Mapping[str, object]) -> Json:
    plain: dict[str, Json] = {}
    for name, value in fields.items():
        plain[name] = [str(each) for each in value] if isinstance(value, tuple) else str(value)
    return plain
