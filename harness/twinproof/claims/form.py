"""From a claims entry's predicate to an assertion: each predicate is given what it takes, nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from twinproof.claims import fields
from twinproof.claims.assertion import Assertion, Expected, Operand, Order
from twinproof.claims.errors import ClaimFormError, UnknownPredicateError
from twinproof.claims.predicates import PREDICATES, Predicate
from twinproof.documents.wording import listed, nearest
from twinproof.model import Json

_EVERYWHERE = ("name", "subject", "at")
_PREDICATE = "a predicate, as { name = ... }"


def assertion(entry: Json, subject: Json, printed: tuple[Expected, ...], where: str) -> Assertion[Operand]:
    """The assertion of a `predicate` entry about a `subject`; without a value in it, `printed` is expected.

    Raises UnknownPredicateError and ClaimFormError, beginning with `where`.
    """
    stated = fields.table(entry, _PREDICATE, where)
    predicate = _predicate(stated, where)
    where = f"{where}: {predicate.name}"
    operands, names = fields.operands(subject, "subject", where)
    _check_number(len(operands), predicate, bool(names), where)
    built = _built(stated, predicate, (operands, names), printed, where)
    if len(built.expected) > 1 and (names or len(built.expected) != len(operands)):
        raise ClaimFormError(
            f"{where}: expected one value, or one for each of {len(operands)} subjects, "
            f"found {len(built.expected)}"
        )
    return built


def _built(
    stated: Mapping[str, Json],
    predicate: Predicate,
    about: tuple[tuple[Operand, ...], tuple[str, ...]],
    printed: tuple[Expected, ...],
    where: str,
) -> Assertion[Operand]:
    _check_fields(stated, predicate, bool(printed), where)
    parts = fields.array(stated.get("parts", []), "parts", where)
    return Assertion(
        predicate=predicate.name,
        operands=about[0],
        names=about[1],
        expected=_expected(stated.get("value"), printed, where) if "value" in predicate.must else (),
        order=fields.order(stated.get("order", Order.INCREASING), where),
        keys=fields.texts(stated.get("keys", []), "keys", where),
        count=fields.whole(stated.get("count", 0), "count", where),
        word=fields.whole(stated.get("word", 0), "word", where),
        at=tuple(step for step in fields.text(stated.get("at", ""), "at", where).split("/") if step),
        changed=fields.operands(stated.get("changed"), "changed", where)[0],
        each=_inner(stated.get("each"), False, printed, f"{where}: each"),
        where=_inner(stated.get("where"), True, printed, f"{where}: where"),
        effect=_inner(stated.get("effect"), False, printed, f"{where}: effect"),
        parts=tuple(
            assertion(part, fields.table(part, _PREDICATE, where).get("subject"), printed, where)
            for part in parts
        ),
    )


def _inner(
    entry: Json, selects: bool, printed: tuple[Expected, ...], where: str
) -> Assertion[Operand] | None:
    """A predicate that is asked about what lies outside it; only one that selects names tables of its own."""
    if entry is None:
        return None
    stated = fields.table(entry, _PREDICATE, where)
    predicate = _predicate(stated, where)
    operands, names = fields.operands(stated.get("subject"), "subject", where)
    if bool(operands) != selects or names:
        wanted = (
            "a subject, the tables it selects by"
            if selects
            else "no subject: it is asked about the outer one"
        )
        raise ClaimFormError(f"{where}: {predicate.name}: expected {wanted}")
    return _built(stated, predicate, (operands, ()), printed, f"{where}: {predicate.name}")


def _predicate(stated: Mapping[str, Json], where: str) -> Predicate:
    name = fields.text(stated.get("name", ""), "name", where)
    if name not in PREDICATES:
        raise UnknownPredicateError(
            f"{where}: unknown predicate {name!r}{nearest(name, PREDICATES)} "
            f"(known: {listed(PREDICATES, 40)})"
        )
    return PREDICATES[name]


def _check_fields(stated: Mapping[str, Json], predicate: Predicate, printed: bool, where: str) -> None:
    known = sorted(predicate.must | predicate.may)
    for field in stated:
        if field not in (*known, *_EVERYWHERE):
            raise ClaimFormError(
                f"{where}: it takes no {field!r}{nearest(field, known)} (it takes {listed(known)})"
            )
    for field in sorted(predicate.must - set(stated)):
        if field != "value":
            raise ClaimFormError(f"{where}: expected {field!r}, found none")
        if not printed:
            raise ClaimFormError(f"{where}: expected 'value' or, in the claim, 'printed'; found neither")


def _check_number(given: int, predicate: Predicate, named: bool, where: str) -> None:
    number = min(given, 1) if named else given
    if number < predicate.least or (predicate.most is not None and number > predicate.most):
        least, most = predicate.least, predicate.most
        expected = (
            str(least) if least == most else f"{least} or more" if most is None else f"{least} to {most}"
        )
        raise ClaimFormError(f"{where}: expected {expected} subject(s), found {number}")


def _expected(value: Json, printed: tuple[Expected, ...], where: str) -> tuple[Expected, ...]:
    if value is None:
        return printed
    return tuple(fields.given(one, where) for one in (value if isinstance(value, list) else [value]))
