"""Predicates about the entries of tables: every one, how many, and what an entry depends on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from twinproof.claims.assertion import Named
from twinproof.claims.errors import UnfitOperandError
from twinproof.claims.predicates.base import Ask, Finding, Question, listed, shown, table
from twinproof.claims.values import Value, entry, show


def holds_for_every(question: Question, ask: Ask) -> Finding:
    """`each` says yes of the entries at every key (of those that `where` selects); no if there is none."""
    found = tuple(_asked(question, ask))
    failing = tuple(one for one in found if not one.finding.holds)
    keys = ", ".join(one.key for one in found) or "none"
    if failing:
        return Finding(False, f"not at {'; '.join(f'{one.key}: {one.finding.because}' for one in failing)}")
    return Finding(
        bool(found), f"at each of {keys}: {found[0].finding.because if found else 'nothing to ask about'}"
    )


def count_is(question: Question, ask: Ask) -> Finding:
    """`each` says yes at exactly `count` keys (of those that `where` selects)."""
    keys = [one.key for one in _asked(question, ask) if one.finding.holds]
    return Finding(
        len(keys) == question.count,
        f"at {len(keys)} ({', '.join(keys) or 'none'}); {listed(question.operands)}",
    )


def determined_by(question: Question, _: Ask) -> Finding:
    """Entries whose keys agree in their `word`-th word (from 1, split at blanks) are the same."""
    (operand,) = question.operands
    first: dict[str, tuple[str, Value]] = {}
    for key, value in table(operand).items():
        words = key.split(" ")
        if not 1 <= question.word <= len(words):
            raise UnfitOperandError(f"{operand.label}: its key {key!r} has no word {question.word}")
        other, known = first.setdefault(words[question.word - 1], (key, value))
        if known != value:
            return Finding(False, f"{operand.label} at {other} is {show(known)}, at {key} {show(value)}")
    return Finding(True, shown(operand))


@dataclass(frozen=True)
class _Asked:
    key: str
    finding: Finding


def _asked(question: Question, ask: Ask) -> Iterator[_Asked]:
    if question.each is None:
        raise UnfitOperandError(f"{question.predicate}: expected the predicate 'each', found none")
    selection = question.where.operands if question.where is not None else ()
    for key in _common_keys((*question.operands, *selection)):
        if question.where is None or ask(_asked_at(question.where, selection, key)).holds:
            yield _Asked(key, ask(_asked_at(question.each, question.operands, key)))


def _common_keys(operands: Sequence[Named]) -> tuple[str, ...]:
    tables = [operand for operand in operands if isinstance(operand.value, Mapping)]
    first = tables[0] if tables else operands[0]
    for other in tables[1:]:
        if set(table(other)) != set(table(first)):
            raise UnfitOperandError(
                f"{other.label}: expected the keys of {first.label} ({', '.join(table(first))}), "
                f"found {', '.join(table(other))}"
            )
    return tuple(table(first))


def _asked_at(inner: Question, operands: Sequence[Named], key: str) -> Question:
    """`inner` asked about the operands' entries at `key`, then `inner.at`; single values stay."""
    return replace(inner, operands=tuple(_entry_at(operand, (key, *inner.at)) for operand in operands), at=())


def _entry_at(operand: Named, path: tuple[str, ...]) -> Named:
    if not isinstance(operand.value, Mapping):
        return operand
    return Named("/".join((operand.label, *path)), entry(operand.value, path, operand.label))
