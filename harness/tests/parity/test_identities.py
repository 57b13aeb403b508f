from __future__ import annotations

from parity.parties import party, rational, real
from twinproof.catalog import parse_ref
from twinproof.model import Catalog, Difference, Fixture, Identity, Quantity, Tolerance
from twinproof.parity import check_identities

TOLERANCE = Tolerance(1e-12, 0.0, "a test's")


def catalog(left: str, right: str) -> Catalog:
    return Catalog((), (Identity(parse_ref(left), parse_ref(right), TOLERANCE),), (), {})


def check(left: str, right: str, one: Fixture, other: Fixture) -> tuple[Difference, ...]:
    (result,) = check_identities(catalog(left, right), {"one": {"x": one}, "other": {"x": other}})
    assert (result.engine, result.pair.left, result.pair.right) == ("x", left, right)
    return result.pair.differences


def test_a_real_and_a_rational_may_be_the_same() -> None:
    assert check("one:a", "other:b", party(real("a", 1 / 3)), party(rational("b", "1/3"))) == ()
    found = check("one:a", "other:b", party(real("a", 0.25)), party(rational("b", "1/2")))
    assert found == (Difference((), 0.25, "1/2", 0.25),)


def test_entries_are_found_by_their_path() -> None:
    table = Quantity("t", "table", {"0 1": {"pp": "1/2"}}, "rational")
    grid = Quantity("m", "matrix", [[0.0, 0.5]], "real")
    assert check("one:t/0 1/pp", "other:m/0/1", party(table), party(grid)) == ()
    assert len(check("one:t/0 1/pp", "other:m/0/0", party(table), party(grid))) == 1


def test_whole_tables_are_compared() -> None:
    left = Quantity("s", "strategy", {"player_1": {"0": {"p": 0.5, "b": 0.5}}}, "real")
    right = Quantity("s", "strategy", {"player_1": {"0": {"p": 0.25, "b": 0.75}}}, "real")
    assert [each.path for each in check("one:s", "other:s", party(left), party(right))] == [
        ("player_1", "0", "p"),
        ("player_1", "0", "b"),
    ]


def test_what_is_not_reported_is_a_difference() -> None:
    found = check("one:a", "other:b/x", party(real("a", 0.5)), party(rational("b", "1/2")))
    assert found == (Difference((), 0.5, None, None, "not reported: other:b/x"),)
    assert check("one:a", "other:b", party(), party())[0].note == "not reported: one:a and other:b"


def test_a_text_is_no_number() -> None:
    found = check("one:a", "other:b", party(Quantity("a", "text", "1/2")), party(rational("b", "1/2")))
    assert found == (Difference((), "text", "rational", None, "kind"),)


def test_only_parties_with_both_fixtures_are_asked() -> None:
    fixtures = {
        "one": {"x": party(real("a", 0.5)), "y": party(real("a", 0.5))},
        "other": {"y": party(real("b", 0.5))},
    }
    results = check_identities(catalog("one:a", "other:b"), fixtures)
    assert [(each.engine, each.pair.differences, each.pair.compared) for each in results] == [("y", (), 1)]
    assert check_identities(catalog("one:a", "nowhere:b"), fixtures) == ()
