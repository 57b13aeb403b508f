"""Parameters, read strictly: records with exactly the known fields, numbers exactly as they are written."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final

from twinproof.documents.rationals import exact_text
from twinproof.documents.values import MOST_RATIONAL_DIGITS
from twinproof.documents.wording import listed
from twinproof.spec import kuhn, tree
from twinproof.spec.answers.errors import InvalidParametersError

_EXACT: Final = re.compile(r"[+-]?[0-9]+(/[0-9]+|\.[0-9]+)?")
_LONGEST: Final = 2 * MOST_RATIONAL_DIGITS + 2
"""Characters of a number: a sign, a numerator, a slash, a denominator."""

Failure = type[InvalidParametersError]


def record(
    value: Any,
    where: str,
    required: Iterable[str],
    optional: Iterable[str] = (),
    failure: Failure = InvalidParametersError,
) -> Mapping[str, Any]:
    """`value` as an object with all of the required fields and none beyond the optional ones.

    Raises `failure` otherwise.
    """
    needed = list(required)
    known = [*needed, *optional]
    if not isinstance(value, Mapping):
        raise failure(f"{where}: expected an object with {listed(known)}, found {shown(value)}")
    for name in value:
        if name not in known:
            raise failure(f"{where}: expected no field but {listed(known)}, found {shown(name)}")
    for name in needed:
        if name not in value:
            raise failure(f"{where}: expected {shown(name)}, found only {listed(value)}")
    return value


def named(value: Any, where: str, failure: Failure = InvalidParametersError) -> Mapping[str, Any]:
    """`value` as an object with any fields. Raises `failure` otherwise."""
    if not isinstance(value, Mapping):
        raise failure(f"{where}: expected an object, found {shown(value)}")
    return value


def one_of(value: Any, where: str, known: Sequence[str], failure: Failure = InvalidParametersError) -> str:
    """`value` as one of the known names. Raises `failure` otherwise."""
    if not isinstance(value, str) or value not in known:
        raise failure(f"{where}: expected one of {listed(known)}, found {shown(value)}")
    return value


def number(value: Any, where: str, failure: Failure = InvalidParametersError) -> Fraction:
    """A string ("1/3", "1", "0.05") or an integer, exactly; a float as the binary fraction that it is.

    Raises `failure` for anything else, NaN and infinities included, and beyond as many digits of numerator or
    denominator as a value may have that is reported (docs/protocol.md).
    """
    if isinstance(value, str) and _EXACT.fullmatch(value):
        try:
            return _of_protocol_length(value, where, failure)
        except ZeroDivisionError as error:
            raise failure(f"{where}: expected a number, found a division by 0 in {shown(value)}") from error
    if isinstance(value, int) and not isinstance(value, bool):
        return Fraction(value)
    if isinstance(value, float) and math.isfinite(value):
        return Fraction(value)
    raise failure(f'{where}: expected a number such as "1/3", "0.05", 1 or 0.25, found {shown(value)}')


def _of_protocol_length(text: str, where: str, failure: Failure) -> Fraction:
    if len(text) <= _LONGEST:
        # int() refuses more than 4,300 digits; Decimal reads any number exactly.
        numerator, _, denominator = text.partition("/")
        x = Fraction(Decimal(numerator)) / Fraction(Decimal(denominator or 1))
        if max(abs(x.numerator), x.denominator) < 10**MOST_RATIONAL_DIGITS:
            return x
    raise failure(
        f"{where}: expected a number of at most {MOST_RATIONAL_DIGITS:,} digits, found {shown(text)} "
        f"({len(text):,} characters)"
    )


def within(
    value: Any, where: str, least: Fraction, most: Fraction, failure: Failure = InvalidParametersError
) -> Fraction:
    """A number between two bounds, ends included. Raises `failure` otherwise."""
    x = number(value, where, failure)
    if not least <= x <= most:
        raise failure(f"{where}: expected a number from {least} to {most}, found {shown(value)}")
    return x


def payoffs_of(value: Any, where: str) -> kuhn.Payoffs:
    """A payoff convention of Kuhn poker. Raises InvalidParametersError otherwise."""
    return kuhn.Payoffs(one_of(value, where, [convention.value for convention in kuhn.Payoffs]))


def game_of(value: Any, where: str = "params.game") -> tuple[tree.Node, kuhn.Payoffs]:
    """The game of a case, and its payoffs. Raises InvalidParametersError otherwise."""
    fields = record(value, where, ["name", "payoffs"])
    one_of(fields["name"], f"{where}.name", ["kuhn_poker"])
    payoffs = payoffs_of(fields["payoffs"], f"{where}.payoffs")
    return kuhn.tree(payoffs), payoffs


def shown(value: Any) -> str:
    """A value as part of a message, cut where it is long."""
    text = exact_text(value) if isinstance(value, Fraction) else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
