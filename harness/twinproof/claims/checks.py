"""The third question: does the source's own check check? No of a mutation, yes of every variation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain

from twinproof.claims.assertion import Named, Operand
from twinproof.claims.errors import UnfitOperandError
from twinproof.claims.opinions import Fixtures, Opinions, opinions
from twinproof.claims.predicates import Finding
from twinproof.claims.reply import Reply, Unanswered, unanswered
from twinproof.claims.values import Value, show
from twinproof.model import CheckVerdict, QuantityRef

CHECK_TABLES = ("mutations.sentence", "mutations.check", "variations.sentence", "variations.check")
"""The quantities of a `ported_check` case that its check's verdict is computed from."""
_Tables = Mapping[str, Mapping[str, bool]]


def check_verdict(case: str | None, fixtures: Fixtures) -> Reply[CheckVerdict] | Unanswered:
    """What the `ported_check` case says of its check; contested where parties differ, or our lists are wrong.

    A listed mutation must make the sentence false, and a listed variation must leave it true.
    """
    if case is None:
        return Reply(CheckVerdict.NONE)
    begin = f"check {case}"
    listed = _put(_listed_rightly, case, ("mutations.sentence", "variations.sentence"), fixtures)
    sensitive = _put(_sensitive, case, ("mutations.sentence", "mutations.check"), fixtures)
    sound = _put(_sound, case, ("variations.sentence", "variations.check"), fixtures)
    for asked in (listed, sensitive, sound):
        if (none := unanswered(asked)) is not None:
            return none
    if listed.agreed is None or not listed.agreed.holds:
        return Reply(CheckVerdict.CONTESTED, tuple(f"{begin}: {line}" for line in listed.dissent))
    if sensitive.agreed is None or sound.agreed is None:
        dissent = [*(() if sensitive.agreed else sensitive.dissent), *(() if sound.agreed else sound.dissent)]
        return Reply(CheckVerdict.CONTESTED, tuple(f"{begin}: {line}" for line in dissent))
    evidence = (f"{begin}: {sensitive.agreed.because}", f"{begin}: {sound.agreed.because}")
    if not sensitive.agreed.holds:
        return Reply(CheckVerdict.VACUOUS, evidence)
    return Reply(CheckVerdict.SOUND if sound.agreed.holds else CheckVerdict.UNSOUND, evidence)


def _put(
    judged: Callable[[_Tables], Finding], case: str, tables: Sequence[str], fixtures: Fixtures
) -> Opinions:
    # The spec defines the sentences and not the source's checks, so it is asked about the lists alone.
    refs = {table: QuantityRef(case, table) for table in tables}

    def ask(look_up: Callable[[Operand], Named]) -> Finding:
        answers = {table: _answers(look_up(ref)) for table, ref in refs.items()}
        names = [set(each) for each in answers.values()]
        if tables[0].partition(".")[0] == tables[1].partition(".")[0] and names[0] != names[1]:
            raise UnfitOperandError(f"{case}: expected the same names in {tables[0]} and in {tables[1]}")
        return judged(answers)

    return opinions(refs.values(), fixtures, ask)


def _answers(operand: Named) -> Mapping[str, bool]:
    if not isinstance(operand.value, Mapping):
        raise UnfitOperandError(f"{operand.label}: expected a table of answers, found {show(operand.value)}")
    return {key: _boolean(value, f"{operand.label}/{key}") for key, value in operand.value.items()}


def _boolean(value: Value, label: str) -> bool:
    if isinstance(value, bool):
        return value
    raise UnfitOperandError(f"{label}: expected true or false, found {show(value)}")


def _listed_rightly(tables: _Tables) -> Finding:
    if not tables["mutations.sentence"]:
        return Finding(False, "it lists no mutation, so nothing is known about its check")
    wrong = chain(
        (
            f"mutation {name} leaves the sentence true"
            for name, holds in tables["mutations.sentence"].items()
            if holds
        ),
        (
            f"variation {name} makes the sentence false"
            for name, holds in tables["variations.sentence"].items()
            if not holds
        ),
    )
    named = "; ".join(wrong)
    return Finding(not named, named or "its mutations and variations are what they should be")


def _sensitive(tables: _Tables) -> Finding:
    says_no = [name for name, says in tables["mutations.check"].items() if not says]
    misses = [name for name, says in tables["mutations.check"].items() if says]
    if not says_no:
        return Finding(False, f"insensitive: it says yes of every mutation tried: {', '.join(misses)}")
    missed = f", but yes of {', '.join(misses)}" if misses else ""
    return Finding(True, f"sensitive: it says no of {', '.join(says_no)}{missed}")


def _sound(tables: _Tables) -> Finding:
    says_no = [name for name, says in tables["variations.check"].items() if not says]
    if says_no:
        return Finding(False, f"unsound: it says no of {', '.join(says_no)}, which leave the sentence true")
    names = ", ".join(tables["variations.check"])
    return Finding(True, f"it says yes of every variation: {names}" if names else "no variation is listed")
