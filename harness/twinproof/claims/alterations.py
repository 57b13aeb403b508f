"""Other values that an operand or a printed number might have had: enough to see an answer move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import islice

from twinproof.claims.assertion import Assertion, Expected, Given, Operand
from twinproof.claims.digits import in_digits, printed_number
from twinproof.claims.values import Value

_MOST_ENTRIES = 40
"""Single entries of a table that are altered; whole tables are altered besides."""


def hints(assertion: Assertion[Operand], values: Iterable[Value]) -> tuple[Value, ...]:
    """Values that the claim names, or that lie among its operands: the likeliest to make a difference."""
    return tuple(dict.fromkeys([*_stated(assertion), *_scalars(values)]))


def of_value(value: Value, hinted: tuple[Value, ...], tables: Iterable[Value]) -> Iterator[Value]:
    """Alterations of an operand's value, each of the same shape, none equal to it."""
    for altered in _candidates(value, hinted, tuple(tables)):
        if altered != value:
            yield altered


def of_printed(printed: Expected, values: Iterable[Value]) -> Iterator[Expected]:
    """What else might have stood there: a digit or the sign changed, `values` printed alike; another text."""
    if isinstance(printed, Given):
        texts = [f"{printed.text}?", *(value for value in values if isinstance(value, str))]
        yield from (Given(text, None) for text in dict.fromkeys(texts) if text != printed.text)
        return
    decimals = printed.decimals
    if decimals is None:
        numbers = [in_text(printed.number + step) for step in (Fraction(1), Fraction(-1), Fraction(1, 7))]
    else:
        steps = (Fraction(1, 10**decimals), -Fraction(1, 10**decimals), Fraction(1), -2 * printed.number)
        numbers = [in_digits(printed.number + step, decimals) for step in steps]
        numbers += [in_digits(value, decimals) for value in values if isinstance(value, Fraction)]
    for text in dict.fromkeys(numbers):
        number = printed_number(text)
        if number is not None and number.number != printed.number:
            yield number


def in_text(number: Fraction) -> str:
    """`p/q`, the denominator always written."""
    return f"{number.numerator}/{number.denominator}"


def _stated(assertion: Assertion[Operand]) -> Iterator[Value]:
    for inner in assertion.all():
        for expected in inner.expected:
            if expected.number is not None:
                yield expected.number
            if isinstance(expected, Given):
                yield expected.text
        yield from inner.keys


def _scalars(values: Iterable[Value]) -> Iterator[Value]:
    for value in values:
        if isinstance(value, Mapping):
            yield from islice(_scalars(value.values()), _MOST_ENTRIES)
        else:
            yield value


def _candidates(value: Value, hinted: tuple[Value, ...], tables: tuple[Value, ...]) -> Iterator[Value]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, Fraction):
        yield from (hint for hint in hinted if isinstance(hint, Fraction))
        yield from (
            value + 1,
            value - 1,
            -value,
            2 * value,
            value + Fraction(1, 997),
            value - Fraction(1, 997),
        )
    elif isinstance(value, str):
        yield from (hint for hint in hinted if isinstance(hint, str))
        yield from (f"{value}?", f"?{value}", f"{value}\nanother line")
    else:
        yield from (other for other in tables if isinstance(other, Mapping) and set(other) == set(value))
        yield from (_filled(value, hint) for hint in hinted)
        for path, entry in islice(_entries(value, ()), _MOST_ENTRIES):
            for altered in _candidates(entry, hinted[:8], ()):
                yield _with(value, path, altered)


def _entries(value: Value, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Value]]:
    if isinstance(value, Mapping):
        for key, child in value.items():
            yield from _entries(child, (*path, key))
    else:
        yield path, value


def _filled(value: Value, with_value: Value) -> Value:
    """The same table with every entry of the hint's type replaced by the hint."""
    if isinstance(value, Mapping):
        return {key: _filled(child, with_value) for key, child in value.items()}
    return with_value if type(value) is type(with_value) else value


def _with(value: Value, path: tuple[str, ...], altered: Value) -> Value:
    if not path or not isinstance(value, Mapping):
        return altered
    return {key: _with(child, path[1:], altered) if key == path[0] else child for key, child in value.items()}
