"""Fields of a claims entry by type; anything else is a ClaimFormError that says where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from twinproof.catalog.refs import parse_ref
from twinproof.claims.assertion import Expected, Given, Operand, Order
from twinproof.claims.digits import printed_number
from twinproof.claims.errors import ClaimFormError
from twinproof.documents.wording import found, listed, nearest
from twinproof.errors import InvalidDocumentError
from twinproof.model import Json, QuantityRef

LONGEST = 1000
"""Characters; numbers of the catalog's parameters have the same bound."""
LONGEST_TEXT = 20_000
"""Of a text of several lines, which is compared as it is."""


def table(value: Json, what: str, where: str) -> Mapping[str, Json]:
    """A table; `what` says what it should have been."""
    if isinstance(value, dict):
        return value
    raise ClaimFormError(f"{where}: expected {what}, found {found(value)}")


def array(value: Json, name: str, where: str) -> Sequence[Json]:
    """An array."""
    if isinstance(value, list):
        return value
    raise ClaimFormError(f"{where}: {name}: expected an array, found {found(value)}")


def text(value: Json, name: str, where: str) -> str:
    """A string; a longer line than `LONGEST` is no number, line or reference that a source states."""
    if isinstance(value, str):
        longest = LONGEST_TEXT if "\n" in value else LONGEST
        if len(value) <= longest:
            return value
        raise ClaimFormError(f"{where}: {name}: expected at most {longest} characters, found {len(value)}")
    raise ClaimFormError(f"{where}: {name}: expected a string, found {found(value)}")


def texts(value: Json, name: str, where: str) -> tuple[str, ...]:
    """An array of strings, or a single one."""
    return tuple(text(one, name, where) for one in (value if isinstance(value, list) else [value]))


def whole(value: Json, name: str, where: str) -> int:
    """A whole number."""
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return value
    raise ClaimFormError(f"{where}: {name}: expected a whole number, found {found(value)}")


def order(value: Json, where: str) -> Order:
    """One of the four orders."""
    name = text(value, "order", where)
    if name in tuple(Order):
        return Order(name)
    raise ClaimFormError(
        f"{where}: order: expected one of {listed(Order)}; found {name!r}{nearest(name, Order)}"
    )


def given(value: Json, where: str) -> Given:
    """A value that the claim states: a number (`7/6`, `0.25`, 12) or a text (also `true` and `false`)."""
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    stated = text(value, "value", where)
    number = printed_number(stated)
    return Given(stated, number.number if number else None)


def printed(value: Json, where: str) -> Expected:
    """What a source prints: a number with its digits, or a text of several lines."""
    stated = text(value, "printed", where)
    if "\n" in stated:
        return Given(stated, None)
    number = printed_number(stated)
    if number is None:
        raise ClaimFormError(
            f"{where}: printed: expected a number as the source prints it, such as '-0.3333' or '7/6', "
            f"or a text of several lines; found {stated!r}"
        )
    return number


def reference(value: Json, name: str, where: str) -> QuantityRef:
    """`CASE:QUANTITY` or `CASE:QUANTITY/KEY/KEY`."""
    stated = text(value, name, where)
    try:
        return parse_ref(stated)
    except InvalidDocumentError as error:
        raise ClaimFormError(f"{where}: {name}: {error}") from None


def operands(value: Json, name: str, where: str) -> tuple[tuple[Operand, ...], tuple[str, ...]]:
    """References and numbers, with their names where they are given as a table."""
    if isinstance(value, dict):
        return tuple(_operand(one, name, where) for one in value.values()), tuple(value)
    several = value if isinstance(value, list) else [] if value is None else [value]
    return tuple(_operand(one, name, where) for one in several), ()


def _operand(value: Json, name: str, where: str) -> Operand:
    stated = text(value, name, where)
    number = None if ":" in stated else printed_number(stated)
    return reference(stated, name, where) if number is None else number.number
