from __future__ import annotations

from collections.abc import Mapping

import pytest
from compare.quantities import KINDS, quantities, spots, tampered
from hypothesis import given, settings
from hypothesis import strategies as st

from parity.parties import CASE, party, rational, real, rule, with_quantity, without
from twinproof.model import CaseParity, Difference, Fixture, Quantity, QuantityRule
from twinproof.parity import check_case

A, B, C = (rational(id_, "1/2") for id_ in "abc")
CHAIN = (rule(A), rule(B, "a"), rule(C, "b"))


def causes(parity: CaseParity) -> dict[str, tuple[str, ...]]:
    """Cause -> who is blamed."""
    return {each.quantity: each.culprits for each in parity.divergences if each.is_cause}


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
@settings(max_examples=20)
def test_one_tampering_is_one_cause_and_one_culprit(kind: str, data: st.DataObject) -> None:
    quantity = data.draw(quantities((kind,)))
    spot = data.draw(st.sampled_from(spots(quantity.value, kind)))
    before, after = rational("before", "1/3"), rational("after", "2/3")
    rules = [rule(before), rule(quantity, "before"), rule(after, "q")]
    honest = party(before, quantity, after)
    liar = party(before, tampered(quantity, spot), after)
    assert check_case(CASE, rules, {"x": honest, "y": honest}, honest).divergences == ()
    # Against the spec; by a majority of three.
    for fixtures, spec in (
        ({"x": honest, "y": liar}, honest),
        ({"y": liar}, honest),
        ({"x": honest, "y": liar, "z": honest}, None),
    ):
        parity = check_case(CASE, rules, fixtures, spec)
        assert causes(parity) == {"q": ("y",)}
        assert len(parity.divergences) == 1


def test_two_parties_without_a_spec_are_no_majority() -> None:
    parity = check_case(CASE, [rule(A)], {"x": party(A), "y": party(rational("a", "1/3"))}, None)
    assert [(each.culprits, each.why_no_culprit) for each in parity.divergences] == [
        (
            (),
            "the spec has no value for it, no party's later figures contradict it, and 2 parties make "
            "no majority",
        )
    ]


def test_three_opinions_are_no_majority() -> None:
    fixtures = {name: party(rational("a", f"1/{n}")) for name, n in (("x", 2), ("y", 3), ("z", 5))}
    parity = check_case(CASE, [rule(A)], fixtures, None)
    assert len(parity.divergences[0].pairs) == 3
    assert (
        parity.divergences[0].why_no_culprit == "the spec has no value for it, and no majority agrees on one"
    )


def test_a_majority_must_agree_among_itself() -> None:
    # Each is within the tolerance of its neighbour, the outer two are not: nobody is in the majority.
    values = {"x": 0.0, "y": 0.9e-9, "z": 1.8e-9}
    fixtures = {name: party(real("a", value)) for name, value in values.items()}
    parity = check_case(CASE, [rule(real("a", 0.0))], fixtures, None)
    assert parity.divergences[0].culprits == ()


def test_parties_on_either_side_of_the_spec_are_not_blamed() -> None:
    fixtures = {"x": party(real("a", 0.5 - 0.9e-9)), "y": party(real("a", 0.5 + 0.9e-9))}
    parity = check_case(CASE, [rule(real("a", 0.5))], fixtures, party(A))
    assert parity.divergences[0].culprits == ()
    assert parity.divergences[0].why_no_culprit.startswith(
        "every party is within the tolerance of what the spec says"
    )


def test_both_engines_can_be_wrong() -> None:
    wrong = party(rational("a", "1/3"))
    parity = check_case(CASE, [rule(A)], {"x": wrong, "y": wrong}, party(A))
    assert causes(parity) == {"a": ("x", "y")}


def test_the_first_in_the_order_of_dependence_is_the_cause() -> None:
    wrong = party(*(rational(id_, "1/3") for id_ in "abc"))
    parity = check_case(CASE, CHAIN, {"x": party(A, B, C), "y": wrong}, party(A, B, C))
    assert [(each.quantity, each.cause) for each in parity.divergences] == [
        ("a", "a"),
        ("b", "a"),
        ("c", "a"),
    ]
    # A quantity in between that agrees does not break the chain.
    wrong = with_quantity(wrong, B)
    parity = check_case(CASE, CHAIN, {"x": party(A, B, C), "y": wrong}, party(A, B, C))
    assert [(each.quantity, each.cause) for each in parity.divergences] == [("a", "a"), ("c", "a")]


def test_the_order_of_reports_does_not_matter() -> None:
    wrong = party(*(rational(id_, "1/3") for id_ in "cba"))
    parity = check_case(CASE, CHAIN, {"x": party(C, B, A), "y": wrong}, party(B, A, C))
    assert [each.quantity for each in parity.divergences] == ["a", "b", "c"]


def test_sources_may_be_globs() -> None:
    tables = [rational("t.1", "1/2"), rational("t.10", "1/2")]
    rules = [*map(rule, tables), rule(A, "t.*"), rule(B)]
    wrong = party(tables[0], rational("t.10", "1/3"), rational("a", "1/3"), rational("b", "1/3"))
    parity = check_case(CASE, rules, {"x": wrong}, party(*tables, A, B))
    assert {each.quantity: each.cause for each in parity.divergences} == {
        "t.10": "t.10",
        "a": "t.10",
        "b": "b",
    }


def test_one_partys_fault_does_not_excuse_anothers() -> None:
    fixtures = {
        "x": party(rational("a", "1/3"), B, C),
        "y": party(A, rational("b", "1/3"), C),
    }
    parity = check_case(CASE, CHAIN, fixtures, party(A, B, C))
    assert causes(parity) == {"a": ("x",), "b": ("y",)}


MISSING = Difference((), None, "rational", None, "missing: the case must report it")
EXTRA = Difference((), "rational", None, None, "extra: the case does not report it")


def against_catalog(parity: CaseParity) -> dict[str, tuple[Difference, ...]]:
    (divergence,) = parity.divergences
    return {pair.left: pair.differences for pair in divergence.pairs if pair.right == "catalog"}


@pytest.mark.parametrize("spec", [None, party(A, B, C)])
def test_a_missing_quantity_diverges_even_if_all_leave_it_out(spec: Fixture | None) -> None:
    whole, less = party(A, B, C), without(party(A, B, C), "b")
    parity = check_case(CASE, CHAIN, {"x": whole, "y": less}, spec)
    assert causes(parity) == {"b": ("y",)}
    assert against_catalog(parity) == {"y": (MISSING,)}
    parity = check_case(CASE, CHAIN, {"x": less, "y": less}, spec)
    assert causes(parity) == {"b": ("x", "y")}
    assert against_catalog(parity) == {"x": (MISSING,), "y": (MISSING,)}


def test_an_extra_quantity_diverges_even_if_all_report_it() -> None:
    whole, more = party(A, B, C), party(A, B, C, rational("d", "1/2"))
    parity = check_case(CASE, CHAIN, {"x": more, "y": whole}, whole)
    assert causes(parity) == {"d": ("x",)}
    assert against_catalog(parity) == {"x": (EXTRA,)}
    assert causes(check_case(CASE, CHAIN, {"x": more, "y": more}, whole)) == {"d": ("x", "y")}


def test_labels_are_held_against_the_catalog() -> None:
    asked = Quantity("a", "rational", "1/2", None, "chips", "GameSpec.A")
    said: Mapping[str, Quantity] = {
        "kind": real("a", 0.5),
        "unit": Quantity("a", "rational", "1/2", None, "chips/deal", "GameSpec.A"),
        "definition": Quantity("a", "rational", "1/2", None, "chips", "GameSpec.B"),
    }
    for field, quantity in said.items():
        parity = check_case(CASE, [rule(asked)], {"x": party(quantity), "y": party(quantity)}, None)
        assert causes(parity) == {"a": ("x", "y")}
        assert field in {each.note for each in against_catalog(parity)["x"]}


def test_a_series_must_have_the_iterations_of_the_case() -> None:
    def series(*keys: str) -> Quantity:
        return Quantity("s", "series", dict.fromkeys(keys, 0.5), "real")

    rules = [rule(series(), iterations=("1", "10"))]
    assert check_case(CASE, rules, {"x": party(series("1", "10"))}, None).divergences == ()
    for keys, note in (
        (("1", "7", "10"), "extra: the case has no such checkpoint"),
        (("1",), "missing: the case has that checkpoint"),
    ):
        parity = check_case(CASE, rules, {"x": party(series(*keys)), "y": party(series(*keys))}, None)
        assert causes(parity) == {"s": ("x", "y")}
        assert [each.note for each in against_catalog(parity)["x"]] == [note]


def test_what_was_compared_is_counted() -> None:
    rules: list[QuantityRule] = [*CHAIN, rule(real("r", 0.5))]
    both = {"x": party(A, B, C, real("r", 0.5)), "y": party(A, B, C, real("r", 0.5))}
    parity = check_case(CASE, rules, both, party(A, B, rational("r", "1/2")))
    # c is compared without the spec, r with it but as a double.
    assert (parity.compared, parity.exact) == (4, 2)
    parity = check_case(CASE, rules, {"x": both["x"]}, party(A))
    assert (parity.compared, parity.exact) == (1, 1)
    assert check_case(CASE, rules, {"x": both["x"]}, None).compared == 0
