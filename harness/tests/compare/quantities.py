"""Quantities of every kind as hypothesis strategies, and one change of one entry of each."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from fractions import Fraction
from typing import Any

from hypothesis import strategies as st

from twinproof.documents import format_rational, parse_rational
from twinproof.model import Quantity

Draw = Callable[[st.SearchStrategy[Any]], Any]

labels = st.text("abcxyz0123 ", min_size=1, max_size=4)
rationals = st.fractions(max_denominator=1000).map(format_rational)
reals = st.floats(allow_nan=False, allow_infinity=False, width=32)
scalars: dict[str, st.SearchStrategy[Any]] = {
    "rational": rationals,
    "real": reals,
    "integer": st.integers(-1000, 1000),
    "boolean": st.booleans(),
    "text": st.lists(st.text("pb01:", max_size=3), max_size=3).map(
        lambda lines: "\n".join(lines).rstrip("\n")
    ),
}
KINDS = (*scalars, "distribution", "strategy", "table", "matrix", "series", "tree")


@st.composite
def rows(draw: Draw, entries: str) -> dict[str, Any]:
    outcomes = draw(st.lists(labels, min_size=1, max_size=3, unique=True))
    weights = draw(st.lists(st.integers(1, 9), min_size=len(outcomes), max_size=len(outcomes)))
    shares = [Fraction(weight, sum(weights)) for weight in weights]
    written = map(format_rational, shares) if entries == "rational" else map(float, shares)
    return dict(zip(outcomes, written, strict=True))


@st.composite
def nodes(draw: Draw, entries: str) -> dict[str, Any]:
    """A root that deals, a decision on the first card, terminals elsewhere."""
    number = scalars[entries]
    payoffs = st.lists(number, min_size=2, max_size=2)
    cards = draw(st.sampled_from([["0", "1"], ["0", "1", "2"]]))
    share = Fraction(1, len(cards))
    shown = format_rational(share) if entries == "rational" else float(share)
    actions = draw(st.sampled_from([["p"], ["p", "b"]]))
    tree: dict[str, Any] = {"": {"type": "chance", "actions": cards, "probabilities": [shown] * len(cards)}}
    tree["0"] = {"type": "decision", "player": "player_1", "infoset": draw(labels), "actions": actions}
    tree |= {f"0 {action}": {"type": "terminal", "payoffs": draw(payoffs)} for action in actions}
    return tree | {card: {"type": "terminal", "payoffs": draw(payoffs)} for card in cards[1:]}


@st.composite
def quantities(draw: Draw, kinds: tuple[str, ...] = KINDS) -> Quantity:
    kind = draw(st.sampled_from(kinds))
    of_numbers = draw(st.sampled_from(["rational", "real"]))
    of_scalars = draw(st.sampled_from(sorted(scalars)))
    match kind:
        case "distribution":
            value = draw(rows(of_numbers))
        case "strategy":
            infosets = st.dictionaries(labels, rows(of_numbers), min_size=1, max_size=3)
            value = draw(st.dictionaries(st.sampled_from(["player_1", "player_2"]), infosets, min_size=1))
        case "table":
            entry = scalars[of_scalars]
            nested = st.dictionaries(labels, entry, min_size=1)
            value = draw(st.dictionaries(labels, entry | nested, min_size=1, max_size=3))
        case "matrix":
            width = draw(st.integers(1, 3))
            row = st.lists(scalars[of_scalars], min_size=width, max_size=width)
            value = draw(st.lists(row, min_size=1, max_size=3))
        case "series":
            by_iteration = draw(
                st.dictionaries(st.integers(1, 999), scalars[of_numbers], min_size=1, max_size=4)
            )
            value = {str(at): by_iteration[at] for at in sorted(by_iteration)}
        case "tree":
            value = draw(nodes(of_numbers))
        case _:
            return Quantity("q", kind, draw(scalars[kind]))
    return Quantity("q", kind, value, of_scalars if kind in ("table", "matrix") else of_numbers)


def moved(value: Any, kind: str) -> Any:
    """Another scalar of that kind, further away than any tolerance of these tests."""
    match kind:
        case "rational":
            return format_rational(parse_rational(value) + Fraction(1, 7))
        case "real":
            return value + max(1.0, abs(value))
        case "integer":
            return value + 1
        case "boolean":
            return not value
    return f"{value}\nx" if value else "x"


def spots(value: Any, kind: str) -> list[tuple[Any, ...]]:
    """The paths of all entries; of a tree, of its payoffs."""
    if kind == "tree":
        return [
            (history, "payoffs", index)
            for history, node in value.items()
            for index in range(len(node.get("payoffs", [])))
        ]
    if isinstance(value, dict | list):
        children = value.items() if isinstance(value, dict) else enumerate(value)
        return [(key, *path) for key, child in children for path in spots(child, "")]
    return [()]


def tampered(quantity: Quantity, spot: tuple[Any, ...]) -> Quantity:
    """The quantity with the entry at `spot` moved; a row of two probabilities or more keeps its sum."""
    kind = quantity.entries or quantity.kind
    if not spot:
        return replace(quantity, value=moved(quantity.value, kind))
    value = deepcopy(quantity.value)
    parent: Any = value
    for step in spot[:-1]:
        parent = parent[step]
    if quantity.kind in ("distribution", "strategy") and len(parent) > 1:
        other = next(key for key in parent if key != spot[-1])
        parent[spot[-1]], parent[other] = _shifted(parent[spot[-1]], parent[other], kind)
    else:
        parent[spot[-1]] = moved(parent[spot[-1]], kind)
    return replace(quantity, value=value)


def _shifted(to: Any, other: Any, kind: str) -> tuple[Any, Any]:
    """A quarter of the larger probability goes over to the smaller."""
    a, b = (parse_rational(each) if kind == "rational" else each for each in (to, other))
    amount = max(a, b) / 4 * (1 if b >= a else -1)
    pair = (a + amount, b - amount)
    return tuple(map(format_rational, pair)) if kind == "rational" else pair  # type: ignore[return-value]  # two of two
