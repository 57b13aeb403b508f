"""`claims accept`: the one way in which a verdict comes to be accepted."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path

from twinproof.claims.accepted import Accepted, load_accepted
from twinproof.claims.claim import Claim
from twinproof.claims.errors import NotAcceptableError, UnknownClaimError
from twinproof.destination import destination
from twinproof.documents.wording import nearest
from twinproof.model import Judgment, Verdict

_HEADER = """\
# The accepted verdicts, sorted by claim.
# Written by `twinproof claims accept ID --reason TEXT` and by nothing else.
schema = "twinproof.accepted/1"
"""


def accept(
    claim: str,
    reason: str,
    *,
    claims: Sequence[Claim],
    judgments: Iterable[Judgment],
    path: Path,
    today: date | None = None,
) -> Accepted:
    """Writes the claim's verdict in `judgments` into the file at `path`, beside those it has, and returns it.

    The file is replaced as a whole, so a reader never sees half of it. `today` is the clock's day unless it
    is given. Raises UnknownClaimError for an id that no claim has, NotAcceptableError for an empty reason,
    one of several lines, a claim that was not judged, or a contested one.
    """
    known = [each.id for each in claims]
    if claim not in known:
        raise UnknownClaimError(f"expected the id of a claim, found {claim!r}{nearest(claim, known)}")
    if not reason.strip() or not reason.isprintable():
        raise NotAcceptableError(f"{claim}: expected a reason, in one line of text, found {reason!r}")
    judgment = next((each for each in judgments if each.claim == claim), None)
    if judgment is None:
        raise NotAcceptableError(
            f"{claim}: it was not judged: no engine reported what it is about; see the run"
        )
    if judgment.verdict is Verdict.CONTESTED:
        raise NotAcceptableError(f"{claim}: a contested verdict is a failure of ours, it cannot be accepted")
    one = Accepted(claim, judgment.label, reason.strip(), (today or date.today()).isoformat())
    kept = {**load_accepted([path]), claim: one}
    _replace(path, _HEADER + "".join(_entry(kept[name]) for name in sorted(kept)))
    return one


def _entry(one: Accepted) -> str:
    # Of a printable text, a JSON string is a TOML basic string.
    values = {"claim": one.claim, "verdict": one.label, "reason": one.reason, "date": one.date}
    lines = [f"{name} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in values.items()]
    return "\n[[accepted]]\n" + "".join(lines)


def _replace(path: Path, text: str) -> None:
    new: Path | None = None
    try:
        target = destination(path)
        new = target.with_name(f".{target.name}.tmp-{os.getpid()}")
        new.write_text(text, encoding="utf-8", newline="\n")
        new.replace(target)
    except OSError as error:
        if new is not None:
            with suppress(OSError):
                new.unlink(missing_ok=True)
        raise NotAcceptableError(f"{path}: cannot be written: {error.strerror or error}") from None
