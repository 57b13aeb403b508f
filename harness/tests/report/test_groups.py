from __future__ import annotations

from dataclasses import replace

from report.runs import agreeing, diverging, in_many_cases, leaving_out
from twinproof.model import CaseParity, CaseResult
from twinproof.report.groups import against, family, groups


def renamed(case: CaseResult, quantity: str) -> CaseResult:
    """`case` with one divergence, the first, under another name."""
    found = replace(case.parity.divergences[0], quantity=quantity, cause=quantity)
    return replace(case, parity=CaseParity(case.case.id, (found,), 6, 4))


def test_the_same_cause_in_many_cases_is_one_group() -> None:
    (group,) = groups(replace(agreeing(), cases=in_many_cases(14)))
    assert (group.kind, group.quantity, group.culprits) == (
        "profile_evaluation",
        "value_by_deal",
        ("dotnet",),
    )
    assert len(group.cases) == 14
    assert group.explained == 14  # nash_conv, in each
    assert group.others[0] == "evaluate.standard.1"


def test_the_widest_comes_first_wherever_it_stands() -> None:
    narrow = renamed(diverging(), "reach_weights")
    found = groups(replace(agreeing(), cases=(narrow, *in_many_cases(2))))
    assert [group.quantity for group in found] == ["value_by_deal", "reach_weights"]


def test_other_culprits_are_another_group() -> None:
    one, two = in_many_cases(2)
    other = replace(two.parity.divergences[0], culprits=("python",))
    two = replace(two, parity=CaseParity(two.case.id, (other,), 6, 4))
    assert [group.culprits for group in groups(replace(agreeing(), cases=(one, two)))] == [
        ("dotnet",),
        ("python",),
    ]


def test_quantities_of_one_family_are_one_group_and_are_named() -> None:
    cases = tuple(
        renamed(case, f"average_strategy.{n}") for case, n in zip(in_many_cases(2), (3, 5), strict=True)
    )
    (group,) = groups(replace(agreeing(), cases=cases))
    assert group.quantity == "average_strategy.*"
    assert group.others == ("evaluate.standard.1: average_strategy.5",)
    assert family("nash_conv") == "nash_conv"


def test_who_stands_against_whom() -> None:
    (group,) = groups(replace(agreeing(), cases=(diverging(),)))
    assert against(group.first) == "dotnet against python and the spec"
    (short,) = groups(replace(agreeing(), cases=(leaving_out(),)))
    assert against(short.first) == "dotnet against python and the spec"
    nobody = replace(diverging().parity.divergences[0], culprits=(), why_no_culprit="too few")
    case = replace(diverging(), parity=CaseParity("c", (nobody,), 6, 4))
    (group,) = groups(replace(agreeing(), cases=(case,)))
    assert against(group.first) == "python, dotnet and the spec differ"
