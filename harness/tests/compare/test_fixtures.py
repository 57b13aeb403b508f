from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest
from documents.samples import QUANTITIES, fixture, quantity, write

from twinproof.compare import compare_files, compare_fixtures, compare_folders
from twinproof.documents import load_fixture
from twinproof.documents.errors import TruncatedJsonError, UnreadableFileError
from twinproof.model import Case, Difference, Fixture, Quantity, Tolerance, ToleranceRule


@pytest.fixture
def whole(tmp_path: Path) -> Fixture:
    return load_fixture(write(tmp_path, fixture(*({**quantity(kind), "id": kind} for kind in QUANTITIES))))


def changed(whole: Fixture, id_: str, value: Quantity | None) -> Fixture:
    quantities = {**whole.quantities}
    if value is None:
        del quantities[id_]
    else:
        quantities[id_] = value
    return replace(whole, quantities=quantities)


def test_a_fixture_agrees_with_itself(whole: Fixture) -> None:
    diff = compare_fixtures(whole, deepcopy(whole))
    assert diff.agrees
    assert diff.compared == len(QUANTITIES)


def test_two_folders_without_a_fixture_are_not_the_same(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError, match=r"expected fixtures \(\*\.json\), found none in either"):
        compare_folders(tmp_path, tmp_path, {})


def test_missing_and_extra_quantities_are_differences(whole: Fixture) -> None:
    for id_ in QUANTITIES:
        less = changed(whole, id_, None)
        value = whole.quantities[id_].value
        there, back = compare_fixtures(whole, less), compare_fixtures(less, whole)
        assert there.quantities[id_].differences == (Difference((), value, None, None, "only on the left"),)
        assert back.quantities[id_].differences == (Difference((), None, value, None, "only on the right"),)
        assert list(there.quantities) == [id_]


def test_reals_are_compared_within_the_tolerance_of_the_case(whole: Fixture) -> None:
    near = changed(whole, "real", replace(whole.quantities["real"], value=0.1 + 1e-13))
    assert list(compare_fixtures(whole, near).quantities) == ["real"]
    case = Case("c", "k", "", {}, (ToleranceRule("rea*", Tolerance(1e-12, 0.0, "a test's")),))
    assert compare_fixtures(whole, near, case).agrees


def test_another_case_is_a_difference(whole: Fixture) -> None:
    other = replace(whole, case=replace(whole.case, params={**whole.case.params, "x": 1}))
    assert compare_fixtures(whole, other).frame == (Difference(("case", "params", "x"), None, 1, None),)


def test_folders_are_compared_by_name_and_a_broken_file_stops_nothing(tmp_path: Path) -> None:
    left, right = tmp_path / "left", tmp_path / "right"
    left.mkdir()
    right.mkdir()
    for folder, value in ((left, 1), (right, 2)):
        write(folder, fixture(quantity("integer", value=64)), "same.json")
        write(folder, fixture(quantity("integer", value=value)), "other.json")
    write(left, fixture(), "left.json")
    write(right, fixture(), "right.json")
    write(left, fixture(), "broken.json")
    (right / "broken.json").write_text('{"schema": ')
    diffs = {
        diff.case if not diff.problem else diff.problem: diff for diff in compare_folders(left, right, {})
    }
    assert list(diffs) == [
        f"{right}/broken.json: the document ends too early, at line 1, column 12: expecting value",
        f"left.json: only in {left}",
        "evaluate.standard.uniform",
        f"right.json: only in {right}",
    ]
    assert [diff.agrees for diff in compare_folders(left, right, {})] == [False, False, False, False, True]
    with pytest.raises(TruncatedJsonError):
        compare_files(left / "broken.json", right / "broken.json", {})
    with pytest.raises(UnreadableFileError, match="expected a folder of fixtures, found none"):
        compare_folders(left, tmp_path / "nowhere", {})
