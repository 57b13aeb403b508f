from __future__ import annotations

from dataclasses import replace

from report.runs import agreeing, diverging, in_many_cases, judgment, troubled
from twinproof.model import CheckVerdict, RunResult, Verdict
from twinproof.report.outcome import Standing, outcome_of, parties


def test_agreement_in_one_sentence() -> None:
    outcome = outcome_of(agreeing())
    assert outcome.standing is Standing.AGREES
    assert outcome.sentence == (
        "Engines python and dotnet and the spec agree: 7 quantities compared, 6 of them exactly, "
        "with the spec among the parties; of 3 claims, 2 survive, and every verdict is the accepted one."
    )


def test_the_worst_comes_first() -> None:
    outcome = outcome_of(troubled())
    assert outcome.standing is Standing.INCOMPLETE
    first = "Engine third could not run; 1 case was not finished; 2 quantities diverge, from 1 cause: "
    first += (
        "dotnet stands against python and the spec in 1 case, first in value_by_deal (profile_evaluation);"
    )
    assert outcome.sentence.startswith(first)


def test_every_kind_of_trouble_alone_is_enough() -> None:
    good, bad = agreeing(), troubled()
    moved = tuple(judgment for judgment in bad.judgments if judgment.claim in ("holds", "moved"))
    assert outcome_of(replace(good, judgments=moved)).standing is Standing.CHANGED
    for name in ("identities", "conflicts", "lock_problems", "judgments"):
        spoiled: RunResult = replace(good, **{name: getattr(bad, name)})
        assert outcome_of(spoiled).standing is Standing.DIVERGES, name
    assert outcome_of(replace(good, cases=(diverging(),))).standing is Standing.DIVERGES
    assert outcome_of(replace(good, engine_failures={"x": "gone"})).standing is Standing.INCOMPLETE


def test_a_single_party_compares_nothing_and_says_so() -> None:
    lone = agreeing().cases[1]
    only = replace(lone, fixtures={"python": lone.fixtures["python"]})
    result = replace(
        agreeing(), engines={"python": agreeing().engines["python"]}, cases=(only,), judgments=()
    )
    assert outcome_of(result).sentence == "Nothing was compared, for only python answered."


def test_the_spec_is_the_last_party() -> None:
    assert parties(troubled()) == ("python", "dotnet", "third", "spec")


def test_a_cause_in_many_cases_is_one_and_its_culprit_is_named() -> None:
    outcome = outcome_of(replace(agreeing(), cases=in_many_cases(14)))
    assert (outcome.divergences, outcome.causes) == (28, 1)  # two a case, the second explained by the first
    assert "dotnet stands against python and the spec in 14 cases" in outcome.sentence
    assert outcome.advice == "twinproof explain evaluate.standard.0 value_by_deal"


def test_what_to_do_next_is_said_where_there_is_something_to_do() -> None:
    good = agreeing()
    assert outcome_of(good).advice == ""
    moved = replace(judgment("moved", Verdict.REFUTED, CheckVerdict.NONE), accepted=None)
    accept = outcome_of(replace(good, judgments=(moved,))).advice
    assert accept == "twinproof claims accept moved --reason TEXT"
    assert outcome_of(replace(good, engine_failures={"x": "gone"})).advice == "twinproof doctor"
    assert outcome_of(replace(good, cases=(troubled().cases[-1],))).advice.startswith("twinproof repro ")
