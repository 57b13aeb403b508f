from __future__ import annotations

from dataclasses import replace

from report.runs import agreeing, diverging, fixture, learning
from twinproof.model import Case, CaseParity, CaseResult, Json, Quantity
from twinproof.report.tables import QuantityView, quantity_views

PARTIES = ("python", "dotnet", "spec")


def view(case: CaseResult, id: str) -> QuantityView:
    return next(each for each in quantity_views(case, PARTIES) if each.id == id)


def lone(quantity: Quantity) -> QuantityView:
    case = Case("c", "k", "t", {})
    result = CaseResult(case, {"python": fixture(case, "python", quantity)}, (), CaseParity("c", (), 0, 0))
    return view(result, quantity.id)


def test_equal_values_are_shown_once_under_all_names() -> None:
    (table,) = view(agreeing().cases[0], "profile").tables
    assert table.caption == "python = dotnet = spec"
    assert table.head == ("p", "b")
    assert [label for label, _ in table.rows] == ["player_1 · 0", "player_1 · 1", "player_2 · 0p"]


def test_a_flat_table_has_the_parties_side_by_side() -> None:
    (table,) = view(diverging(), "value_by_deal").tables
    assert table.head == PARTIES
    assert [cell.text for cell in table.rows[1][1]] == ["3", "5/2", "3"]
    assert [cell.differs for _, cells in table.rows for cell in cells] == [False] * 3 + [True] * 3


def test_agreement_is_told_apart() -> None:
    assert view(agreeing().cases[0], "nash_conv").agreement == "equal"
    assert view(learning(), "nash_conv").agreement == "within tolerance"
    assert view(diverging(), "nash_conv").agreement == "diverges"
    assert lone(Quantity("q", "integer", 1)).agreement == "one party only"


def test_a_tolerance_comes_with_its_reason() -> None:
    tolerance = view(learning(), "nash_conv").tolerance
    assert tolerance
    assert tolerance.reason == "1,000 iterations, each rounded at 2^-53"


def test_a_fraction_has_a_decimal_beside_it_and_a_whole_number_has_none() -> None:
    cell = view(agreeing().cases[0], "nash_conv").cells[0]
    assert (cell.text, cell.decimal) == ("11/12", "0.916667")  # 11/12 = 0.91666...
    assert lone(Quantity("q", "rational", "3/1")).cells[0].decimal is None


def test_a_tree_is_a_row_for_each_history() -> None:
    nodes: Json = {
        "": {"type": "chance", "actions": ["0", "1"], "probabilities": ["1/2", "1/2"]},
        "0": {"type": "terminal", "payoffs": ["1/1", "-1/1"]},
    }
    (table,) = lone(Quantity("tree", "tree", nodes, "rational")).tables
    assert table.head == ("type", "actions", "probabilities", "payoffs")
    assert table.rows[0][0] == "(root)"
    assert [cell.text for cell in table.rows[0][1]] == ["chance", "0, 1", "1/2, 1/2", "—"]
    assert table.rows[1][1][3].text == "1, -1"


def test_a_matrix_is_a_grid() -> None:
    (table,) = lone(Quantity("m", "matrix", [["1/1", "1/2"], ["0/1", "2/1"]], "rational")).tables
    assert [[cell.text for cell in cells] for _, cells in table.rows] == [["1", "1/2"], ["0", "2"]]


def test_lines_of_a_text_are_rows() -> None:
    (table,) = view(agreeing().cases[0], "best_response_plans.player_1").tables
    assert [label for label, _ in table.rows] == ["0:p 1:p", "0:p 1:b"]


def test_a_party_without_the_quantity_has_a_dash() -> None:
    case = agreeing().cases[0]
    poor = replace(case, fixtures={**case.fixtures, "spec": fixture(case.case, "spec")})
    assert [cell.text for cell in view(poor, "nash_conv").cells] == ["11/12", "11/12", "—"]
