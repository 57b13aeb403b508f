"""The documents that pass between the runner and an engine: the request, and what lies in DIR afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from twinproof.documents import build_request, parse_fixture, read_bytes
from twinproof.errors import InvalidDocumentError
from twinproof.model import Case, EngineBlock, Fixture, QuantityRule
from twinproof.runner.errors import WrongEchoError
from twinproof.runner.settle import Bad, Found, Look, Missing
from twinproof.runner.speech import printable

SHOWN_NAMES = 3


def request_bytes(cases: Sequence[Case], spec_digest: str) -> bytes:
    """The request for `cases`, as UTF-8."""
    return build_request(cases, spec_digest).encode()


def sound_fixture(
    content: bytes,
    where: str,
    case: Case,
    *,
    spec_digest: str,
    block: EngineBlock,
    rules: Sequence[QuantityRule] | None,
    checked_before: bool = False,
) -> Fixture:
    """The fixture that `content` encodes, if it is `block`'s answer to `case` under `spec_digest`.

    Raises InvalidDocumentError. Languages, runtimes and libraries may be told more fully by `describe` than
    by a fixture; name and version may not differ.
    """
    fixture = parse_fixture(content, where, case, rules, checked_before=checked_before)
    echoes = (
        ("spec_digest", spec_digest, fixture.spec_digest, "the request's"),
        ("engine.name", block.name, fixture.engine.name, "what describe says"),
        ("engine.version", block.version, fixture.engine.version, "what describe says"),
    )
    for field, expected, found, whose in echoes:
        if found != expected:
            raise WrongEchoError(f"{where}: at {field}: expected {whose}, {expected!r}, found {found!r}")
    return fixture


def look_in(
    out: Path, *, spec_digest: str, block: EngineBlock, rules: Mapping[str, Sequence[QuantityRule]]
) -> Look:
    """How to find a case's fixture in `out`; messages name it `DIR/<case id>.json`."""

    def look(case: Case) -> Found | Missing | Bad:
        path = out / f"{case.id}.json"
        if not path.exists():
            return Missing(_instead(out))
        try:
            content = read_bytes(path)
            fixture = sound_fixture(
                content,
                f"DIR/{case.id}.json",
                case,
                spec_digest=spec_digest,
                block=block,
                rules=rules.get(case.id),
            )
        except InvalidDocumentError as failure:
            return Bad(str(failure).replace(f"{out}/", "DIR/"))
        return Found(fixture, content)

    return look


def _instead(out: Path) -> str:
    try:
        names = sorted(entry.name for entry in out.iterdir())
    except OSError:
        return "found no DIR"
    if not names:
        return "found DIR empty"
    shown = ", ".join(printable(name, 60) for name in names[:SHOWN_NAMES])
    more = f" and {len(names) - SHOWN_NAMES} more" if len(names) > SHOWN_NAMES else ""
    return f"found {shown}{more}"
