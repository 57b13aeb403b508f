"""Claims files: TOML to frozen claims, several files combined, every reference looked up in the catalog."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from importlib import resources
from pathlib import Path

from twinproof.claims import fields
from twinproof.claims.assertion import Expected
from twinproof.claims.claim import Claim, Reading
from twinproof.claims.errors import ClaimFormError, UnknownClaimReferenceError
from twinproof.claims.form import assertion
from twinproof.claims.references import check_case, check_reference
from twinproof.documents.errors import DuplicateIdError
from twinproof.documents.toml import read_toml
from twinproof.documents.validate import check
from twinproof.documents.wording import counted, nearest
from twinproof.model import Catalog, Json, QuantityRef

Entry = Mapping[str, Json]


def shipped_claims() -> tuple[Path, ...]:
    """The claims files that come with twinproof, sorted by name."""
    with resources.as_file(resources.files("twinproof.catalog") / "claims") as folder:
        return tuple(sorted(folder.glob("*.toml")))


def load_claims(paths: Sequence[Path], catalog: Catalog) -> tuple[Claim, ...]:
    """The claims of several files, in order; a claim may name sources and documents of any of them.

    Raises a subclass of InvalidDocumentError that names the file, the claim and the place.
    """
    files = [(path, check(read_toml(path), "claims", str(path))) for path in paths]
    titles = {
        str(entry["id"]): str(entry["title"]) for _, file in files for entry in _entries(file, "source")
    }
    at_hand = {
        str(entry["name"])
        for path, file in files
        for entry in _entries(file, "document")
        if (path.parent / str(entry["path"])).exists()
    }
    claims: dict[str, Claim] = {}
    for path, file in files:
        for entry in _entries(file, "claim"):
            where = f"{path}: claim {entry['id']}"
            if entry["id"] in claims:
                raise DuplicateIdError(f"{where}: expected every claim id once, found it again")
            if entry["source"] not in titles:
                raise UnknownClaimReferenceError(
                    f"{where}: expected the id of a source, found {entry['source']!r}"
                    f"{nearest(str(entry['source']), list(titles))}"
                )
            made = _claim(entry, at_hand, catalog, where)
            claims[made.id] = replace(made, source_title=titles[made.source])
    return tuple(claims.values())


def _entries(file: Entry, name: str) -> Iterator[Entry]:
    for entry in fields.array(file.get(name, []), name, name):
        yield fields.table(entry, name, name)


def _claim(entry: Entry, at_hand: set[str], catalog: Catalog, where: str) -> Claim:
    printed = _printed(entry, where)
    claim = Claim(
        id=str(entry["id"]),
        source=str(entry["source"]),
        where=str(entry["where"]),
        statement=str(entry["statement"]),
        printed=printed,
        port=_port(entry, len(printed), where),
        readings=tuple(_readings(entry, printed, where)),
        check=str(entry["check"]) if "check" in entry else None,
        missing=tuple(_missing(entry, at_hand)),
    )
    _check(claim, catalog, where)
    return claim


def _printed(entry: Entry, where: str) -> tuple[Expected, ...]:
    stated = entry.get("printed", [])
    return tuple(fields.printed(one, where) for one in (stated if isinstance(stated, list) else [stated]))


def _port(entry: Entry, printed: int, where: str) -> tuple[QuantityRef, ...]:
    stated = entry.get("port", [])
    port = tuple(
        fields.reference(one, "port", where) for one in (stated if isinstance(stated, list) else [stated])
    )
    if port and len(port) != printed:
        raise ClaimFormError(f"{where}: port: expected one for each of {printed} printed, found {len(port)}")
    return port


def _readings(entry: Entry, printed: tuple[Expected, ...], where: str) -> Iterator[Reading]:
    readings = fields.array(entry.get("readings", []), "readings", where)
    if not readings and "predicate" in entry:
        yield Reading("", assertion(entry["predicate"], entry.get("subject"), printed, where))
    for each in readings:
        # What a reading leaves out, it shares with the claim.
        reading = {**entry, **fields.table(each, "a reading", where)}
        name = str(reading["name"])
        here = f"{where}: reading {name!r}"
        if "predicate" not in reading:
            raise ClaimFormError(f"{here}: expected a predicate, here or in the claim, found none")
        yield Reading(name, assertion(reading["predicate"], reading.get("subject"), printed, here))


def _missing(entry: Entry, at_hand: set[str]) -> Iterator[str]:
    name = str(entry.get("needs", "")).removeprefix("document: ")
    if name and name not in at_hand:
        yield name


def _check(claim: Claim, catalog: Catalog, where: str) -> None:
    if not claim.readings and not claim.missing:
        what = (
            "a predicate (the document that it needs is at hand)"
            if claim.check or claim.printed
            else "a predicate"
        )
        raise ClaimFormError(f"{where}: expected {what}, found none")
    names = [reading.name for reading in claim.readings]
    if len(set(names)) != len(names):
        raise ClaimFormError(f"{where}: readings: expected {counted(len(names), 'different name')}")
    expects_printed = any(
        claim.printed == inner.expected for reading in claim.readings for inner in reading.assertion.all()
    )
    if claim.printed and not claim.port and not expects_printed and not claim.missing:
        raise ClaimFormError(f"{where}: printed: expected a port that gives it, or a predicate that reads it")
    for ref in claim.port:
        check_reference(ref, catalog, f"{where}: port")
    for reading in claim.readings:
        refs = [operand for operand in reading.assertion.leaves() if isinstance(operand, QuantityRef)]
        if not refs:
            raise ClaimFormError(f"{where}: expected a subject that is a quantity, found none")
        for ref in refs:
            check_reference(ref, catalog, f"{where}: subject")
    if claim.check is not None:
        check_case(claim.check, "ported_check", catalog, f"{where}: check")
