"""A divergence taken apart: what caused it, and on which deal, history or infoset who says what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from twinproof.catalog.refs import entry_at
from twinproof.catalog.tolerances import tolerance_for
from twinproof.documents.wording import listed, nearest
from twinproof.errors import UserMistakeError
from twinproof.model import (
    CaseResult,
    Difference,
    Divergence,
    Fixture,
    Json,
    PairDifference,
    Quantity,
    QuantityRule,
    Tolerance,
)
from twinproof.parity.order import chain

_KEYS_OF_KIND: Mapping[str, tuple[str, ...]] = {
    "strategy": ("player", "infoset", "action"),
    "distribution": ("outcome",),
    "series": ("iteration",),
    "matrix": ("row", "column"),
}
_KEYS_OF_NODE: Mapping[str, tuple[str, ...]] = {
    "probabilities": ("history", "field", "action"),
    "payoffs": ("history", "field", "player"),
}


class UnknownQuantityError(UserMistakeError):
    """The case has no quantity of that name."""


@dataclass(frozen=True)
class Spot:
    """One entry on which parties differ.

    `location` reads the path off by what its keys are: `(("deal", "0 1"), ("history", "pbp"))`; matrix rows
    and columns count from 0. `values` holds what each party says there, the spec's last; a party that says
    nothing is not in it. `differences` are the pairs of parties that differ there.
    """

    path: tuple[str, ...]
    location: tuple[tuple[str, str], ...]
    values: Mapping[str, Json]
    differences: tuple[tuple[str, str, Difference], ...]


@dataclass(frozen=True)
class Explanation:
    """A quantity that diverges (or, without spots, agrees).

    `chain` leads from the cause to this quantity along what each is computed from; `consequences` are the
    divergences that this one explains.
    """

    case: str
    quantity: str
    chain: tuple[str, ...]
    culprits: tuple[str, ...]
    why_no_culprit: str
    tolerance: Tolerance | None
    spots: tuple[Spot, ...]
    consequences: tuple[str, ...]

    @property
    def agrees(self) -> bool:
        """Whether nobody differs."""
        return not self.spots


def explain(
    result: CaseResult, rules: Sequence[QuantityRule], quantity: str | None = None
) -> tuple[Explanation, ...]:
    """Every cause of the case's divergences, or one quantity preceded by its cause.

    Raises UnknownQuantityError for a quantity that the case must not report and nobody did.
    """
    divergences = {each.quantity: each for each in result.parity.divergences}
    if quantity is None:
        return tuple(_explained(each, result, rules) for each in divergences.values() if each.is_cause)
    known = [rule.id for rule in rules] + [id_ for f in result.fixtures.values() for id_ in f.quantities]
    if quantity not in known:
        raise UnknownQuantityError(
            f"case {result.case.id}: expected one of its quantities ({listed(dict.fromkeys(known))}), "
            f"found {quantity!r}{nearest(quantity, known)}"
        )
    if quantity not in divergences:
        tolerance = tolerance_for(result.case, quantity)
        return (Explanation(result.case.id, quantity, (quantity,), (), "", tolerance, (), ()),)
    wanted = dict.fromkeys((divergences[quantity].cause, quantity))
    return tuple(_explained(divergences[each], result, rules) for each in wanted)


def locate(
    quantity: Quantity | None, rule: QuantityRule | None, path: Sequence[str]
) -> tuple[tuple[str, str], ...]:
    """What each key of a path is: the deal, the history, the infoset, the action."""
    kind = quantity.kind if quantity else rule.kind if rule else ""
    names = rule.keys if rule and rule.keys else _KEYS_OF_KIND.get(kind, ())
    if kind == "tree":
        names = _KEYS_OF_NODE.get(path[1] if len(path) > 1 else "", ("history", "field"))
    return tuple((names[index] if index < len(names) else "key", key) for index, key in enumerate(path))


def _explained(divergence: Divergence, result: CaseResult, rules: Sequence[QuantityRule]) -> Explanation:
    every = result.parity.divergences
    return Explanation(
        case=divergence.case,
        quantity=divergence.quantity,
        chain=chain(rules, divergence.cause, divergence.quantity, [each.quantity for each in every]),
        culprits=divergence.culprits,
        why_no_culprit=divergence.why_no_culprit,
        tolerance=tolerance_for(result.case, divergence.quantity),
        spots=_spots(
            divergence, result, next((rule for rule in rules if rule.id == divergence.quantity), None)
        ),
        consequences=tuple(
            each.quantity for each in every if each.cause == divergence.quantity and each is not divergence
        ),
    )


def _spots(divergence: Divergence, result: CaseResult, rule: QuantityRule | None) -> tuple[Spot, ...]:
    by_path: dict[tuple[str, ...], list[tuple[PairDifference, Difference]]] = {}
    for pair in divergence.pairs:
        for difference in pair.differences:
            by_path.setdefault(difference.path, []).append((pair, difference))
    quantity = next((f.quantities[divergence.quantity] for f in _holders(divergence, result).values()), None)
    return tuple(
        Spot(
            path=path,
            location=locate(quantity, rule, path),
            values=_values(path, found, divergence, result),
            differences=tuple((pair.left, pair.right, difference) for pair, difference in found),
        )
        for path, found in by_path.items()
    )


def _holders(divergence: Divergence, result: CaseResult) -> dict[str, Fixture]:
    """The fixtures that have the quantity, the spec's last."""
    held = {party: f for party, f in result.fixtures.items() if divergence.quantity in f.quantities}
    return dict(sorted(held.items(), key=lambda item: item[0] == "spec"))


def _values(
    path: tuple[str, ...],
    found: Sequence[tuple[PairDifference, Difference]],
    divergence: Divergence,
    result: CaseResult,
) -> dict[str, Json]:
    # The differences name the values of those who differ; the fixtures know what the others say there.
    values: dict[str, Json] = {}
    for party, fixture in _holders(divergence, result).items():
        try:
            values[party] = _entry(fixture.quantities[divergence.quantity], path)
        except (KeyError, ValueError):
            continue
    for pair, difference in found:
        for party, value in ((pair.left, difference.left), (pair.right, difference.right)):
            if value is not None and party not in values and party not in result.fixtures:
                values[party] = value
    return values


def _entry(quantity: Quantity, path: tuple[str, ...]) -> Json:
    if quantity.kind != "tree" or len(path) < 3:
        return entry_at(quantity.value, path)
    history, field, label = path
    entries, actions = (
        (entry_at(quantity.value, (history, name)) for name in (field, "actions"))
        if (field == "probabilities")
        else (entry_at(quantity.value, (history, field)), None)
    )
    index = actions.index(label) if isinstance(actions, list) else int(label.removeprefix("player_")) - 1
    return entry_at(entries, (str(index),))
