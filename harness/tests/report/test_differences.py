from __future__ import annotations

from report.runs import leaving_out
from twinproof.report.differences import cells, divergence_table


def test_a_missing_quantity_is_a_word_beside_a_summary_of_what_the_others_have() -> None:
    case = leaving_out()
    table = divergence_table(case, case.parity.divergences[0])
    assert table.heads == ("where", "python", "dotnet", "spec", "difference")
    (row,) = table.rows
    # Two deals in the table; the spec has it, although no pair names the spec.
    assert cells(row) == (
        "the value",
        "table of 2 entries",
        "missing",
        "table of 2 entries",
        "dotnet: missing: the case must report it",
    )
