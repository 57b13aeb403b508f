"""Agreement within a bound that nothing can break is no agreement: it is said."""

from __future__ import annotations

from twinproof.model import Case, Json, Quantity, Tolerance, ToleranceRule
from twinproof.parity import idle_tolerances

from .parties import party, rational, real


def notes(bound: Tolerance, *quantities: Quantity, spec: Quantity | None = None) -> list[str]:
    case = Case("case", "kind", "A case", {}, (ToleranceRule("*", bound),))
    return list(idle_tolerances(case, party(*quantities), party(spec) if spec else None))


def series(value: Json) -> Quantity:
    return Quantity("s", "series", value, "real")


def test_a_bound_as_large_as_every_value_is_named() -> None:
    (note,) = notes(Tolerance(1e300, 0.0, "r"), real("x", -0.25))
    assert note.startswith("case: x: agreement says nothing: the tolerance, 1e+300 + 0 of the reference")
    assert notes(Tolerance(0.25, 0.0, "r"), real("x", -0.25))
    assert notes(Tolerance(0.1, 0.7, "r"), real("x", -0.25))


def test_a_bound_that_some_value_would_break_is_not() -> None:
    assert notes(Tolerance(0.2499, 0.0, "r"), real("x", -0.25)) == []
    assert notes(Tolerance(0.5, 0.0, "r"), series({"1": 0.1, "2": 1})) == []
    assert notes(Tolerance(0.5, 0.0, "r"), series({"1": 0.1, "2": 0.2})) != []


def test_rounding_noise_where_the_spec_says_0_is_no_value() -> None:
    bound = Tolerance(1e-12, 0.0, "r")
    assert notes(bound, real("x", 3e-17)) != []
    assert notes(bound, real("x", 3e-17), spec=rational("x", "0/1")) == []
    assert notes(bound, real("x", 0.0)) == []
