"""The accepted verdicts: read from `accepted.toml` files, which the accept function alone writes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from twinproof.claims import fields
from twinproof.claims.errors import AcceptedFileError
from twinproof.documents.toml import read_toml
from twinproof.documents.validate import check


@dataclass(frozen=True)
class Accepted:
    """A verdict that somebody accepted: `label` is `verdict/check`, `date` is ISO."""

    claim: str
    label: str
    reason: str
    date: str


def shipped_accepted() -> Path:
    """The accepted verdicts of the claims that come with twinproof."""
    return Path(__file__).parent.parent / "catalog" / "accepted.toml"


def load_accepted(paths: Sequence[Path]) -> Mapping[str, Accepted]:
    """Claim id -> what was accepted, of several files; a file that is not there has accepted nothing.

    Raises a subclass of InvalidDocumentError.
    """
    found: dict[str, Accepted] = {}
    for path in paths:
        if not path.exists():
            continue
        file = check(read_toml(path), "accepted", str(path))
        for each in fields.array(file.get("accepted", []), "accepted", str(path)):
            entry = fields.table(each, "an accepted verdict", str(path))
            one = Accepted(
                claim=str(entry["claim"]),
                label=str(entry["verdict"]),
                reason=str(entry["reason"]),
                date=str(entry["date"]),
            )
            if one.claim in found:
                raise AcceptedFileError(f"{path}: expected every claim once, found {one.claim!r} again")
            found[one.claim] = one
    return found
