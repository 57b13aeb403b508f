from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from report.runs import agreeing, fixture
from twinproof.model import Case, CaseParity, CaseResult, Json, Quantity, RunResult
from twinproof.parity import check_case, explain
from twinproof.report import load_report, write_report
from twinproof.report.abbreviate import MOST_ENTRIES, MOST_LINES, MOST_NODES, abbreviated, abbreviated_case
from twinproof.report.differences import divergence_table
from twinproof.report.tables import quantity_views
from twinproof.report.terminal_values import print_quantity

WIDTH = 20_000
CASE = Case("big", "mine", "A case with large values", {})


def tree(*, changed: str = "", payoff: str = "5/1") -> dict[str, Json]:
    actions: list[Json] = [str(number) for number in range(WIDTH)]
    root: Json = {"type": "decision", "player": "player_1", "infoset": "i", "actions": actions}
    end: Json = {"type": "terminal", "payoffs": ["0/1"]}
    other: Json = {"type": "terminal", "payoffs": [payoff]}
    return {"": root, **{str(action): other if action == changed else end for action in actions}}


def result(**sides: Quantity) -> CaseResult:
    fixtures = {name: fixture(CASE, name, quantity) for name, quantity in sides.items()}
    return CaseResult(CASE, fixtures, (), check_case(CASE, (), fixtures, None))


def run(case: CaseResult) -> RunResult:
    return replace(agreeing(), cases=(case,))


def test_a_small_run_is_left_as_it_is() -> None:
    assert abbreviated(agreeing()) == agreeing()


def test_of_a_large_tree_the_first_nodes_stay_and_those_that_differ() -> None:
    late = str(WIDTH - 1)
    sides = {"python": tree(), "dotnet": tree(changed=late)}
    case = abbreviated_case(
        result(**{name: Quantity("tree", "tree", v, "rational") for name, v in sides.items()})
    )
    for name, whole in sides.items():
        quantity = case.fixtures[name].quantities["tree"]
        assert quantity.value == {h: whole[h] for h in [*list(whole)[:MOST_NODES], late]}
        assert quantity.left_out == WIDTH + 1 - MOST_NODES - 1
    spots = explain(case, ())[0].spots
    assert [(spot.location, spot.values) for spot in spots if spot.path] == [
        (
            (("history", late), ("field", "payoffs"), ("player", "player_1")),
            {"python": "0/1", "dotnet": "5/1"},
        )
    ]
    assert abbreviated_case(case) == case


def test_a_report_of_large_trees_is_small_and_says_what_it_leaves_out(tmp_path: Path) -> None:
    every = {h: {**n, "payoffs": ["9/1"]} if h else n for h, n in tree().items() if isinstance(n, dict)}
    case = result(
        python=Quantity("tree", "tree", tree(), "rational"),
        dotnet=Quantity("tree", "tree", every, "rational"),
    )
    (found,) = (pair for pair in case.parity.divergences[0].pairs if pair.right == "dotnet")
    assert (len(found.differences), found.left_out) == (1_000, WIDTH - 1_000)
    table = divergence_table(case, case.parity.divergences[0], 5)
    assert table.total >= WIDTH
    files = write_report(run(case), tmp_path)
    for file in (files.html, *files.others):
        # The root has 20,000 actions, 0.2 MiB for each party; whole trees would take 5 MiB.
        assert file.stat().st_size < 3 << 19, file
    # The root and the 1,000 that are listed as different stay; the first 250 are among them.
    assert f"and {WIDTH - 1_000:,} more nodes" in files.html.read_text("utf-8")
    (again,) = load_report(tmp_path / "report.json").cases
    assert again.parity.divergences[0].pairs[0].left_out == found.left_out


def test_a_quantity_that_one_party_lacks_does_not_bring_its_whole_value(tmp_path: Path) -> None:
    fixtures = {
        "python": fixture(CASE, "python", Quantity("tree", "tree", tree(), "rational")),
        "dotnet": fixture(CASE, "dotnet"),
    }
    case = CaseResult(CASE, fixtures, (), check_case(CASE, (), fixtures, None))
    for file in (write_report(run(case), tmp_path).html, tmp_path / "report.json"):
        assert file.stat().st_size < 1 << 20, file
    (row, *_) = divergence_table(abbreviated_case(case), case.parity.divergences[0]).rows
    assert row.values == (f"tree of {WIDTH + 1:,} entries", "missing")


def test_of_tables_and_texts_the_first_entries_stay() -> None:
    deep: Json = {"player_1": {}, "player_2": {str(n): {"a": "1/2", "b": "1/2"} for n in range(WIDTH)}}
    strategy = Quantity("profile", "strategy", deep, "rational")
    text = Quantity("infosets", "text", "\n".join(map(str, range(WIDTH))))
    for quantity, left_out in ((strategy, 2 * WIDTH - MOST_ENTRIES), (text, WIDTH - MOST_LINES)):
        case = abbreviated_case(result(python=quantity, dotnet=quantity))
        (view,) = quantity_views(case, ("python", "dotnet"))
        noun = "lines" if quantity is text else "entries"
        assert view.more == f"and {left_out:,} more {noun}, left out of reports"
        console = Console(record=True, width=100)
        print_quantity(view, console)
        shown = console.export_text()
        assert view.more in shown
        assert len(shown.splitlines()) < 1_100


def test_values_equal_within_a_tolerance_do_not_become_equal() -> None:
    values: dict[str, Json] = {str(n): 0.5 for n in range(WIDTH)}
    near = {**values, str(WIDTH - 1): 0.5000000001}
    fixtures = {
        name: fixture(CASE, name, Quantity("q", "table", value, "real"))
        for name, value in (("python", values), ("dotnet", near))
    }
    case = abbreviated_case(CaseResult(CASE, fixtures, (), CaseParity(CASE.id, (), 1, 0)))
    assert [view.agreement for view in quantity_views(case, ("python", "dotnet"))] == ["within tolerance"]


def test_an_integer_of_7000_digits_is_shown_by_its_ends(tmp_path: Path) -> None:
    # More than the 4,300 digits that Python converts by itself.
    digits = "7" * 7_000
    counts = Quantity("plan_counts", "table", {"player_1": f"{digits}/1"}, "rational")
    html = write_report(run(result(python=counts, dotnet=counts)), tmp_path).html.read_text("utf-8")
    assert "(7000 characters)" in html
    assert digits not in html
    stored = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert stored["result"]["cases"][0]["fixtures"]["python"]["quantities"]["plan_counts"]["value"] == {
        "player_1": f"{digits}/1"
    }
    other = replace(counts, value={"player_1": f"{digits[:-1]}8/1"})
    case = result(python=counts, dotnet=other)
    assert [row.gap for row in divergence_table(case, case.parity.divergences[0]).rows if row.where] == ["1"]
