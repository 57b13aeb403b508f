"""Typed reading of a case's parameters; what does not fit is an `InvalidParametersError` that says where."""

import json
from collections.abc import Collection, Mapping
from fractions import Fraction
from math import log10

from refengine.errors import InvalidParametersError

LONGEST_QUOTE = 80
SMALLEST_UNQUOTED = 10**LONGEST_QUOTE


def found(value: object) -> str:
    """Return `value` as JSON text on one line, cut after 80 characters, for use in messages."""
    if isinstance(value, int) and abs(value) >= SMALLEST_UNQUOTED:
        return number_shown(value)
    try:
        text = json.dumps(value)
    except RecursionError:
        return "a value nested too deeply to show"
    return cut(text)


def cut(text: str) -> str:
    """Return the text, cut after 80 characters, for use in messages."""
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "..."


def number_shown(number: int | Fraction) -> str:
    """Return the exact number for use in messages: its digits or, where they are many, about how many.

    The time that writing digits takes grows with the square of their number, which may be millions.
    """
    if max(abs(number.numerator), number.denominator) < SMALLEST_UNQUOTED:
        return str(number)
    digits = f"about {digit_count(number.numerator)} digits"
    if number.denominator == 1:
        return f"an integer of {digits}"
    return f"a fraction of {digits} over about {digit_count(number.denominator)}"


def digit_count(number: int) -> int:
    """Return about how many digits the integer has, none of which is written out."""
    return int(number.bit_length() * log10(2)) + 1


def member(where: str, name: str) -> str:
    """Return the place of the field `name` of what is at `where`, for use in messages."""
    return f"{where}.{cut(name)}"


def invalid(where: str, expected: str, value: object) -> InvalidParametersError:
    """Return the error for `value` at `where`, with what was expected instead."""
    return InvalidParametersError(f"{where}: expected {expected}, found {found(value)}")


def read_mapping(value: object, where: str) -> Mapping[str, object]:
    """Return `value` if it is a JSON object; raise `InvalidParametersError` otherwise."""
    if not isinstance(value, dict):
        raise invalid(where, "an object", value)
    return value


def read_fields(
    value: object, where: str, required: Collection[str], optional: Collection[str] = ()
) -> Mapping[str, object]:
    """Return the JSON object `value`, which has all required fields and no others than the optional ones."""
    fields = read_mapping(value, where)
    for name in required:
        if name not in fields:
            raise InvalidParametersError(
                f"{where}: expected a field {found(name)}, found {found(list(fields))}"
            )
    for name in fields:
        if name not in required and name not in optional:
            known = [*required, *optional]
            raise InvalidParametersError(f"{where}: unknown field {found(name)}, expected {found(known)}")
    return fields


def read_choice(value: object, where: str, choices: Collection[str]) -> str:
    """Return `value` if it is one of the texts in `choices`; raise `InvalidParametersError` otherwise."""
    if not isinstance(value, str) or value not in choices:
        raise invalid(where, " or ".join(found(choice) for choice in choices), value)
    return value


def read_list(value: object, where: str) -> list[object]:
    """Return `value` if it is a JSON array with at least one element."""
    if not isinstance(value, list) or not value:
        raise invalid(where, "an array with at least one element", value)
    return value


def read_integer(value: object, where: str, smallest: int, largest: int) -> int:
    """Return `value` if it is an integer in [smallest, largest]; raise `InvalidParametersError` otherwise."""
    if not isinstance(value, int) or isinstance(value, bool) or not smallest <= value <= largest:
        raise invalid(where, f"an integer from {smallest} to {largest}", value)
    return value


def read_string(value: object, where: str) -> str:
    """Return `value` if it is a string; raise `InvalidParametersError` otherwise."""
    if not isinstance(value, str):
        raise invalid(where, "a string", value)
    return value


def read_boolean(value: object, where: str) -> bool:
    """Return `value` if it is true or false; raise `InvalidParametersError` otherwise."""
    if not isinstance(value, bool):
        raise invalid(where, "true or false", value)
    return value


def read_checkpoints(value: object, where: str, largest: int) -> tuple[int, ...]:
    """Return increasing positive integers up to `largest`, of which there is at least one."""
    checkpoints: list[int] = []
    for position, entry in enumerate(read_list(value, where)):
        place = f"{where}[{position}]"
        checkpoint = read_integer(entry, place, 1, largest)
        if checkpoints and checkpoint <= checkpoints[-1]:
            raise invalid(place, f"more than {checkpoints[-1]}, the checkpoint before it", entry)
        checkpoints.append(checkpoint)
    return tuple(checkpoints)
