from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twinproof.compare.numbers import exact_value, within
from twinproof.compare.scalar import Terms, compare_entry, compare_text
from twinproof.model import Difference, Json, Tolerance

NONE = Tolerance(0.0, 0.0, "bit for bit")


def compare(left: Json, right: Json, kind: str, tolerance: Tolerance | None = None) -> Difference | None:
    return compare_entry(left, right, Terms(kind, kind, tolerance), ())


def test_rationals_are_compared_exactly_however_close() -> None:
    # 10^40 + 1 over 10^40 differs from 1 by 10^-40, far below what doubles tell apart.
    close = f"{10**40 + 1}/{10**40}"
    assert compare("1/1", close, "rational", Tolerance(1.0, 1.0, "does not apply")) == Difference(
        (), "1/1", close, Fraction(1, 10**40)
    )


def test_the_bound_is_inclusive_and_unrounded() -> None:
    # 0.1 + 0.2 is 0.1 + 0.2 + 2^-54 in doubles (IEEE 754): 0.30000000000000004 - 0.3 = 2^-54 exactly.
    assert compare(0.1 + 0.2, 0.3, "real", Tolerance(2.0**-54, 0.0, "exactly one bit")) is None
    assert compare(0.1 + 0.2, 0.3, "real", Tolerance(2.0**-55, 0.0, "half a bit")) == Difference(
        (), 0.1 + 0.2, 0.3, 2.0**-54
    )
    assert compare(0.5, 0.5, "real", NONE) is None


def test_an_exact_value_meets_a_double_as_a_fraction() -> None:
    # The double nearest to 1/3 is 6004799503160661 / 2^54 (IEEE 754): 1/3 - that = 1 / (3 * 2^54).
    terms = Terms("real", "rational", Tolerance(0.0, 0.0, "exactly"), "right")
    found = compare_entry(1 / 3, "1/3", terms, ("1",))
    assert found == Difference(("1",), 1 / 3, "1/3", float(Fraction(1, 3 * 2**54)))


def test_gaps_beyond_doubles_stay_exact() -> None:
    huge = compare(1.5e308, -1.5e308, "real")
    assert huge is not None
    assert huge.gap == 2 * Fraction(1.5e308)
    tiny = compare_entry(0.0, f"1/{10**400}", Terms("real", "rational", None, "right"), ())
    assert tiny is not None
    assert tiny.gap == Fraction(1, 10**400)


@pytest.mark.parametrize(("left", "right"), [(True, 1), (False, 0), (1, True)])
def test_a_boolean_is_no_number(left: Json, right: Json) -> None:
    assert compare(left, right, "boolean") is not None
    assert exact_value(True) is None


def test_texts_are_pointed_at() -> None:
    def note(left: str, right: str) -> tuple[Json, Json, str] | None:
        found = compare_text(left, right, ())
        return (found.left, found.right, found.note) if found else None

    assert note("0:p 1:p\n0:p 1:b", "0:p 1:p\n0:p 1:b") is None
    assert note("0:p 1:p\n0:p 1:b", "0:p 1:p\n0:b 1:b") == ("0:p 1:b", "0:b 1:b", "line 2, column 3")
    assert note("ab", "abc") == ("ab", "abc", "line 1, column 3")
    assert note("a\nb", "a") == ("b", None, "line 2: only on the left")
    assert note("a", "a\nb") == (None, "b", "line 2: only on the right")
    assert note("", "a") == ("", "a", "line 1, column 1")


@given(st.text("ab\n", max_size=6), st.text("ab\n", max_size=6))
def test_texts_differ_exactly_when_they_differ(left: str, right: str) -> None:
    assert (compare_text(left, right, ()) is None) == (left == right)


finite = st.floats(allow_nan=False, allow_infinity=False)


@given(finite, finite, st.floats(0, 1e300), st.floats(0, 10))
def test_bounds_are_those_of_exact_arithmetic(
    left: float, right: float, absolute: float, relative: float
) -> None:
    a, b = Fraction(left), Fraction(right)
    bound = Fraction(absolute) + Fraction(relative) * abs(b)
    assert within(a, b, Tolerance(absolute, relative, "-"), b) == (-bound <= a - b <= bound)
    assert within(a, b, Tolerance(absolute, relative, "-")) == within(
        b, a, Tolerance(absolute, relative, "-")
    )
