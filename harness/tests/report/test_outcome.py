from __future__ import annotations

from dataclasses import replace

from report.runs import agreeing, diverging, troubled
from twinproof.model import RunResult
from twinproof.report.outcome import Standing, outcome_of, parties


def test_agreement_in_one_sentence() -> None:
    outcome = outcome_of(agreeing())
    assert outcome.standing is Standing.AGREES
    assert outcome.sentence == (
        "Engines python and dotnet and the spec agree: 7 quantities compared, 6 of them exactly, "
        "with the spec; of 3 claims, 2 survive, and every verdict is the accepted one."
    )


def test_the_worst_comes_first() -> None:
    outcome = outcome_of(troubled())
    assert outcome.standing is Standing.INCOMPLETE
    first = "Engine third could not run; 1 case was not finished; 2 quantities diverge, from 1 cause;"
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
