"""Whether the answers about a claim could move at all: each operand and printed number is altered in turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from twinproof.catalog.refs import format_ref
from twinproof.claims import alterations
from twinproof.claims.assertion import Assertion, Expected, Named, Operand, grounded
from twinproof.claims.checks import CHECK_TABLES, check_verdict
from twinproof.claims.claim import Claim, Reading
from twinproof.claims.errors import UnfitOperandError
from twinproof.claims.opinions import Fixtures, look_up
from twinproof.claims.predicates import answer
from twinproof.claims.predicates.equality import stated
from twinproof.claims.reply import Unanswered
from twinproof.claims.reproduced import reproduced
from twinproof.claims.stands import stands
from twinproof.claims.values import Value
from twinproof.model import Catalog, Json, QuantityRef

_ROUNDS = 400
"""Joint alterations tried where no single one moves the answer: enough where three operands fail at once."""

World: TypeAlias = Mapping[QuantityRef, Value]
"""Every quantity under an assertion, and the value it has in this world."""


@dataclass(frozen=True)
class Problem:
    """What no answer about a claim depends on: an operand, a printed number, a list of its check."""

    claim: str
    what: str

    def __str__(self) -> str:
        """One line for the user."""
        return (
            f"claim {self.claim}: no answer moves when {self.what} is altered: it is no part of the question"
        )


def probe(claims: Iterable[Claim], catalog: Catalog, fixtures: Fixtures) -> tuple[Problem, ...]:
    """What could be anything without an answer changing, of each claim that the fixtures reach.

    An operand is altered alone at first. Where that moves nothing (a conjunction that fails twice stays
    false), the others are altered with it: it is enough that in some such world the answer depends on it.
    The search is seeded by the claim's id, so it always finds the same.
    """
    return tuple(
        problem
        for claim in claims
        if (alone := _alone(claim, catalog, fixtures)) is not None
        for problem in _problems(claim, catalog, alone)
    )


def _alone(claim: Claim, catalog: Catalog, fixtures: Fixtures) -> Fixtures | None:
    """The fixtures of one engine that answers all about the claim: altered for all alike, one is enough."""
    for party in dict.fromkeys(party for case in fixtures.values() for party in case):
        alone = {case: {party: parties[party]} for case, parties in fixtures.items() if party in parties}
        replies = (
            reproduced(claim, alone),
            stands(claim, catalog, alone),
            check_verdict(claim.check, alone),
        )
        if not any(isinstance(reply, Unanswered) for reply in replies):
            return alone
    return None


def _problems(claim: Claim, catalog: Catalog, fixtures: Fixtures) -> Iterator[Problem]:
    for reading in claim.readings if not claim.missing else ():
        name = f" (read as '{reading.name}')" if reading.name else ""
        for ref in _idle(reading.assertion, fixtures, claim.id):
            yield Problem(claim.id, f"{format_ref(ref)}{name}")
    port: Assertion[Operand] = Assertion("equals", operands=claim.port, expected=claim.printed)
    for ref in _idle(port, fixtures, claim.id) if claim.port else ():
        yield Problem(claim.id, f"its port {format_ref(ref)}")
    for index, printed in enumerate(claim.printed if not claim.missing or claim.port else ()):
        if not _printed_moves(claim, index, catalog, fixtures):
            yield Problem(claim.id, f"the printed {stated(printed)}")
    if claim.check is not None:
        for table in _idle_tables(claim.check, fixtures):
            yield Problem(claim.id, f"{claim.check}:{table}")


# ---------------------------------------------------------------- operands


def _idle(assertion: Assertion[Operand], fixtures: Fixtures, seed: str) -> Iterator[QuantityRef]:
    refs = tuple(dict.fromkeys(leaf for leaf in assertion.leaves() if isinstance(leaf, QuantityRef)))
    world = _world(refs, fixtures)
    hinted = alterations.hints(assertion, world.values())
    options = {ref: tuple(alterations.of_value(world[ref], hinted, world.values())) for ref in refs}
    for ref in refs:
        worlds = _worlds(assertion, world, options, Random(f"{seed} {format_ref(ref)}"))
        if not any(_moves(assertion, ref, one, (world[ref], *options[ref])) for one in worlds):
            yield ref


def _world(refs: Iterable[QuantityRef], fixtures: Fixtures) -> World:
    """The values of the one party there is."""
    values = {ref: look_up(ref, party, fixtures) for ref in refs for party in fixtures.get(ref.case, {})}
    return {ref: named.value for ref, named in values.items() if named is not None}


def _worlds(
    assertion: Assertion[Operand],
    world: World,
    options: Mapping[QuantityRef, tuple[Value, ...]],
    chance: Random,
) -> Iterator[World]:
    """The world as it is; the one in which every number is what the claim expects; then worlds at random."""
    yield world
    yield {**world, **dict(_as_expected(assertion))}
    for _ in range(_ROUNDS if len(world) > 1 else 0):
        yield {
            ref: chance.choice(options[ref]) if options[ref] and chance.random() < 0.5 else value
            for ref, value in world.items()
        }


def _as_expected(assertion: Assertion[Operand]) -> Iterator[tuple[QuantityRef, Value]]:
    expected = assertion.expected
    each = expected if len(expected) == len(assertion.operands) else expected[:1] * len(assertion.operands)
    for operand, wanted in zip(assertion.operands, each, strict=False):
        if isinstance(operand, QuantityRef):
            yield operand, wanted.text if wanted.number is None else wanted.number
    for part in assertion.parts:
        yield from _as_expected(part)


def _moves(assertion: Assertion[Operand], ref: QuantityRef, world: World, values: Iterable[Value]) -> bool:
    answers: set[bool] = set()
    for value in values:
        if (one := _asked(assertion, {**world, ref: value})) is not None:
            answers.add(one)
        if len(answers) == 2:
            return True
    return False


def _asked(assertion: Assertion[Operand], world: World) -> bool | None:
    def named(operand: Operand) -> Named:
        return Named(str(operand), world[operand] if isinstance(operand, QuantityRef) else operand)

    try:
        return answer(grounded(assertion, named)).holds
    except UnfitOperandError:
        return None


# ---------------------------------------------------------------- printed numbers


def _printed_moves(claim: Claim, index: int, catalog: Catalog, fixtures: Fixtures) -> bool:
    refs = [*claim.port, *(leaf for one in claim.readings for leaf in one.assertion.leaves())]
    world = _world([ref for ref in refs if isinstance(ref, QuantityRef)], fixtures)
    before = _answers(claim, catalog, fixtures)
    others = alterations.of_printed(claim.printed[index], world.values())
    return any(_answers(_reprinted(claim, index, other), catalog, fixtures) != before for other in others)


def _answers(claim: Claim, catalog: Catalog, fixtures: Fixtures) -> tuple[str, ...]:
    replies = (reproduced(claim, fixtures), stands(claim, catalog, fixtures))
    return tuple("" if isinstance(reply, Unanswered) else reply.answer for reply in replies)


def _reprinted(claim: Claim, index: int, other: Expected) -> Claim:
    printed = (*claim.printed[:index], other, *claim.printed[index + 1 :])

    def inside(assertion: Assertion[Operand]) -> Assertion[Operand]:
        return replace(
            assertion,
            expected=printed if assertion.expected == claim.printed else assertion.expected,
            each=inside(assertion.each) if assertion.each else None,
            where=inside(assertion.where) if assertion.where else None,
            effect=inside(assertion.effect) if assertion.effect else None,
            parts=tuple(inside(part) for part in assertion.parts),
        )

    readings = tuple(Reading(reading.name, inside(reading.assertion)) for reading in claim.readings)
    return replace(claim, printed=printed, readings=readings)


# ---------------------------------------------------------------- checks


def _idle_tables(case: str, fixtures: Fixtures) -> Iterator[str]:
    caught = _with_answers(case, fixtures, "mutations.check", False)
    for table in CHECK_TABLES:
        worlds = [
            _with_answers(case, world, table, says) for world in (fixtures, caught) for says in (True, False)
        ]
        verdicts = [check_verdict(case, world) for world in worlds]
        answers = {each.answer for each in verdicts if not isinstance(each, Unanswered)}
        if len(answers) < 2 and any(
            _table(fixture.quantities[table].value) for fixture in fixtures[case].values()
        ):
            yield table


def _with_answers(case: str, fixtures: Fixtures, table: str, says: bool) -> Fixtures:
    """The same fixtures, with every entry of that table of that case so, for all parties."""
    parties = {}
    for party, fixture in fixtures[case].items():
        quantity = fixture.quantities[table]
        answers: dict[str, Json] = dict.fromkeys(_table(quantity.value), says)
        parties[party] = replace(
            fixture, quantities={**fixture.quantities, table: replace(quantity, value=answers)}
        )
    return {**fixtures, case: parties}


def _table(value: Json) -> Mapping[str, Json]:
    return value if isinstance(value, dict) else {}
