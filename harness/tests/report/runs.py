"""Runs made by hand for the views: one in which all agree, one that holds all that can go wrong."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from twinproof.model import (
    Answer,
    Case,
    CaseFailure,
    CaseParity,
    CaseResult,
    CheckVerdict,
    Difference,
    Divergence,
    EngineBlock,
    EngineDescription,
    FailureKind,
    Fixture,
    FormulationConflict,
    Identity,
    IdentityResult,
    Json,
    Judgment,
    PairDifference,
    Quantity,
    QuantityRef,
    RunResult,
    Tolerance,
    ToleranceRule,
    Verdict,
)

HOSTILE = (
    "<script>alert('x')</script> & \"q\" | `c` [l](http://example.org) "
    "\x1b[31m \x00 \ud800 ]]> {{ 7*7 }} @all"
)
"""Text that would act in HTML, XML, Markdown, a template or a terminal, if it were let."""

DIGEST = "sha256:" + "ab" * 32
LOOSE = Tolerance(1e-11, 0.0, "1,000 iterations, each rounded at 2^-53")


def block(name: str) -> EngineBlock:
    return EngineBlock(name, "0.1.0", "Python", "CPython 3.11.7", {"numpy": "2.4.6", "pyspiel": None})


def engine(entry: str, way: str) -> EngineDescription:
    ways = {"GameSpec.Evaluate.nashConv": way}
    return EngineDescription(entry, block(f"{entry}-engine"), 1, {"profile_evaluation": {}}, ways)


def fixture(case: Case, name: str, *quantities: Quantity) -> Fixture:
    return Fixture(case, block(name), DIGEST, {quantity.id: quantity for quantity in quantities})


def rational(id: str, value: str) -> Quantity:
    return Quantity(id, "rational", value, unit="chips/deal", definition="GameSpec.Evaluate.nashConv")


def evaluation(id: str = "evaluate.standard.uniform") -> CaseResult:
    """Three parties that say the same: scalars, a two-level table, a strategy, plans."""
    case = Case(id, "profile_evaluation", "The uniform profile", {"game": {"name": "kuhn_poker"}})
    deals: Json = {"0 1": {"pp": "1/4", "pbp": "1/8"}, "0 2": {"pp": "1/4", "pbp": "1/8"}}
    row: Json = {"p": "1/2", "b": "1/2"}
    profile: Json = {"player_1": {"0": row, "1": row}, "player_2": {"0p": row}}
    quantities = (
        Quantity("profile", "strategy", profile, "rational"),
        Quantity("reach_weights", "table", deals, "rational"),
        Quantity("value_by_deal", "table", {"0 1": "-1/8", "0 2": "3/1"}, "rational"),
        rational("nash_conv", "11/12"),
        Quantity("best_response_plan_count.player_1", "integer", 2),
        Quantity("best_response_plans.player_1", "text", "0:p 1:p\n0:p 1:b"),
    )
    fixtures = {name: fixture(case, name, *quantities) for name in ("python", "dotnet", "spec")}
    return CaseResult(case, fixtures, (), CaseParity(case.id, (), 6, 6), frozenset({"python"}))


def learning() -> CaseResult:
    """Reals that agree within a tolerance."""
    rules = (ToleranceRule("*", LOOSE),)
    case = Case("cfr.kuhn", "cfr", "CFR", {"checkpoints": [1, 10]}, rules)
    series = {"python": 0.25, "dotnet": 0.2500000000001}
    fixtures = {
        name: fixture(case, name, Quantity("nash_conv", "series", {"1": 0.5, "10": value}, "real"))
        for name, value in series.items()
    }
    return CaseResult(case, fixtures, (), CaseParity(case.id, (), 1, 0))


def judgment(claim: str, verdict: Verdict, check: CheckVerdict, *, where: str = "Section 1") -> Judgment:
    return Judgment(
        claim=claim,
        source="GT-13c",
        where=where,
        statement=f"The statement of {claim}",
        reproduced=Answer.YES,
        stands=Answer.YES if verdict is Verdict.SURVIVES else Answer.NO,
        verdict=verdict,
        check=check,
        evidence=(f"evidence one of {claim}", f"evidence two of {claim}"),
        accepted=f"{verdict}/{check}",
        reason=f"reason of {claim}",
    )


def agreeing() -> RunResult:
    """Nothing to complain about; one claim falls, as it is accepted to."""
    return RunResult(
        engines={
            "python": engine("python", "pure-plan enumeration"),
            "dotnet": engine("dotnet", "induction"),
        },
        engine_failures={},
        cases=(evaluation(), learning()),
        identities=(identity(),),
        conflicts=(),
        judgments=(
            judgment("holds", Verdict.SURVIVES, CheckVerdict.SOUND),
            judgment("holds-unchecked", Verdict.SURVIVES, CheckVerdict.VACUOUS, where="Section 1: a table"),
            judgment("falls", Verdict.ARTIFACT, CheckVerdict.NONE, where="Section 2"),
        ),
        spec_digest=DIGEST,
        seconds=3.25,
        sources={"GT-13c": "The twin that verifies, then breaks"},
        date="2026-02-03T04:05:06Z",
    )


def identity(*differences: Difference) -> IdentityResult:
    left = QuantityRef("cfr.kuhn", "nash_conv")
    right = QuantityRef("evaluate.standard.uniform", "nash_conv")
    pair = PairDifference("left", "right", differences, LOOSE, 1)
    return IdentityResult(Identity(left, right, LOOSE), "python", pair)


def diverging() -> CaseResult:
    """The twin's value of one deal is wrong, and its NashConv with it."""
    good = evaluation("evaluate.standard.tampered")
    wrong = dict(good.fixtures["dotnet"].quantities)
    wrong["value_by_deal"] = Quantity("value_by_deal", "table", {"0 1": "-1/8", "0 2": "5/2"}, "rational")
    wrong["nash_conv"] = rational("nash_conv", "5/6")
    fixtures = {**good.fixtures, "dotnet": replace(good.fixtures["dotnet"], quantities=wrong)}
    at_deal = Difference(("0 2",), "3/1", "5/2", Fraction(1, 2), "deal 0 2")
    at_top = Difference((), "11/12", "5/6", Fraction(1, 12))
    found = (
        Divergence(good.case.id, "value_by_deal", pairs_of(at_deal), "value_by_deal", ("dotnet",)),
        Divergence(good.case.id, "nash_conv", pairs_of(at_top), "value_by_deal", ("dotnet",)),
    )
    return replace(good, fixtures=fixtures, parity=CaseParity(good.case.id, found, 6, 4))


def in_many_cases(number: int) -> tuple[CaseResult, ...]:
    """What `diverging` has, in `number` cases."""
    one = diverging()
    made = []
    for index in range(number):
        id = f"evaluate.standard.{index}"
        found = tuple(replace(d, case=id) for d in one.parity.divergences)
        made.append(replace(one, case=replace(one.case, id=id), parity=CaseParity(id, found, 6, 4)))
    return tuple(made)


def leaving_out() -> CaseResult:
    """The twin reports its case without the table of values by deal, which the spec and python have."""
    good = evaluation("evaluate.standard.short")
    value = good.fixtures["python"].quantities["value_by_deal"].value
    kept = {id: q for id, q in good.fixtures["dotnet"].quantities.items() if id != "value_by_deal"}
    fixtures = {**good.fixtures, "dotnet": replace(good.fixtures["dotnet"], quantities=kept)}
    only = Difference((), value, None, None, "only on the left")
    asked = Difference((), None, "table", None, "missing: the case must report it")
    pairs = (
        PairDifference("python", "dotnet", (only,), None),
        PairDifference("dotnet", "catalog", (asked,), None),
    )
    found = (Divergence(good.case.id, "value_by_deal", pairs, "value_by_deal", ("dotnet",)),)
    return replace(good, fixtures=fixtures, parity=CaseParity(good.case.id, found, 6, 4))


def pairs_of(difference: Difference) -> tuple[PairDifference, ...]:
    against_spec = replace(difference, left=difference.right, right=difference.left)
    return (
        PairDifference("python", "dotnet", (difference,), None, 2),
        PairDifference("dotnet", "spec", (against_spec,), None, 2),
    )


def crashed() -> CaseResult:
    """One engine's crash, with words that would act in any view."""
    good = evaluation("evaluate.standard.crash")
    failure = CaseFailure(
        "dotnet", good.case.id, FailureKind.CRASHED, f"exit 134 {HOSTILE}", (HOSTILE, "bye")
    )
    fixtures = {name: held for name, held in good.fixtures.items() if name != "dotnet"}
    return CaseResult(good.case, fixtures, (failure,), CaseParity(good.case.id, (), 6, 6))


def hostile_judgment() -> Judgment:
    base = judgment("hostile", Verdict.REFUTED, CheckVerdict.UNSOUND, where=HOSTILE)
    return replace(base, statement=HOSTILE, evidence=(HOSTILE,), accepted=None)


def troubled() -> RunResult:
    """Everything that can go wrong, at once."""
    base = agreeing()
    broken = Difference(("10",), 0.25, "11/12", 0.6666666666666666)
    return replace(
        base,
        engine_failures={"third": f"no such command {HOSTILE}"},
        cases=(*base.cases, diverging(), crashed()),
        identities=(identity(broken),),
        conflicts=(FormulationConflict("GameSpec.Evaluate.nashConv", ("python", "dotnet"), "induction"),),
        judgments=(
            *base.judgments,
            replace(judgment("moved", Verdict.REFUTED, CheckVerdict.NONE), accepted="survives/none"),
            judgment("disputed", Verdict.CONTESTED, CheckVerdict.NONE),
            judgment("open", Verdict.AMBIGUOUS, CheckVerdict.NONE, where="Section 2"),
            hostile_judgment(),
        ),
        lock_problems=("GameSpec.Kuhn.tree changed since it was mirrored",),
        notes=("a note",),
    )
