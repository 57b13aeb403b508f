"""all_of, any_of, cause."""

import pytest

from twinproof.claims.assertion import Named
from twinproof.claims.errors import UnfitOperandError
from twinproof.claims.predicates import PREDICATES, Question

from .asking import ask, given, holds, question

YES, NO = question("less", 1, 2), question("less", 2, 1)


@pytest.mark.parametrize(
    ("parts", "every", "some"),
    [((YES, YES), True, True), ((YES, NO), False, True), ((NO, NO), False, False)],
)
def test_all_of_and_any_of(parts: tuple[Question, ...], every: bool, some: bool) -> None:
    assert holds("all_of", parts=parts) is every
    assert holds("any_of", parts=parts) is some


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [(0, 1, True), (0, 0, False), (1, 0, False), (1, 1, False)],
)
def test_cause_is_what_the_effect_goes_away_with(before: int, after: int, expected: bool) -> None:
    changed = question("equals", after).operands
    effect = question("equals", expected=(given("0"),))
    assert holds("cause", before, changed=changed, effect=effect) is expected


def test_cause_says_where_there_is_no_effect_to_explain() -> None:
    effect = question("equals", expected=(given("0"),))
    found = ask("cause", 1, changed=(Named("b", "x"),), effect=effect)
    assert found.because == "there is no effect to explain: a is 1, not 0"


def test_predicates_about_predicates_need_them() -> None:
    for name in ("holds_for_every", "count_is", "cause"):
        with pytest.raises(UnfitOperandError, match=f"{name}: expected the predicate"):
            ask(name, {"x": "y"})


def test_every_predicate_says_what_it_says() -> None:
    assert all(predicate.says and predicate.name == name for name, predicate in PREDICATES.items())
