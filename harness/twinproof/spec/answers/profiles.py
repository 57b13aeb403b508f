"""Profiles of Kuhn poker as a case gives them: a name with its parameters, or a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from twinproof.spec import kuhn, labels, profile, tree
from twinproof.spec.answers.errors import InvalidProfileError
from twinproof.spec.answers.reading import named, one_of, record, shown, within
from twinproof.spec.answers.rows import Names, read_rows, read_strategy
from twinproof.spec.profile import Table


def read_profile(value: Any, where: str = "params.profile") -> Table:
    """The exact table of a profile of Kuhn poker, given as docs/quantities.md says.

    Raises InvalidProfileError: what was expected, what was found, where.
    """
    fields = named(value, where, InvalidProfileError)
    if "table" in fields:
        record(fields, where, ["table"], (), InvalidProfileError)
        return _read_table(fields["table"], f"{where}.table")
    if "name" not in fields:
        raise InvalidProfileError(f"{where}: expected a name or a table, found {shown(dict(fields))}")
    readers = _readers()
    name = one_of(fields["name"], f"{where}.name", list(readers), InvalidProfileError)
    required, optional, read = readers[name]
    record(fields, where, ["name", *required], [*optional, "rows"], InvalidProfileError)
    sigma = read(fields, where)
    if "rows" not in fields:
        return sigma
    return profile.with_rows(read_rows(fields["rows"], f"{where}.rows", {**_names(0), **_names(1)}), sigma)


def _readers() -> Mapping[str, tuple[list[str], list[str], Callable[[Mapping[str, Any], str], Table]]]:
    """Name -> fields it needs, fields it may have, how it is read."""
    return {
        "uniform": ([], [], lambda _fields, _where: profile.uniform()),
        "always_pass": ([], [], lambda _fields, _where: profile.always_pass()),
        "blueprint": ([], [], lambda _fields, _where: profile.blueprint()),
        "naive": ([], ["onto"], _read_naive),
        "safe": ([], [], lambda _fields, _where: profile.safe(profile.blueprint())),
        "safe_with_margin": (["delta", "rule"], [], _read_safe_with_margin),
        "equilibrium": (["alpha"], [], _read_equilibrium),
    }


def _read_naive(fields: Mapping[str, Any], where: str) -> Table:
    onto = read_profile(fields["onto"], f"{where}.onto") if "onto" in fields else profile.blueprint()
    return profile.naive(onto)


def _read_safe_with_margin(fields: Mapping[str, Any], where: str) -> Table:
    delta = within(fields["delta"], f"{where}.delta", Fraction(0), Fraction(1), InvalidProfileError)
    rule = one_of(fields["rule"], f"{where}.rule", ["mix", "renormalise"], InvalidProfileError)
    if rule == "mix":
        return profile.safe_with_margin_mix(delta)
    return profile.safe_with_margin_renormalise(delta)


def _read_equilibrium(fields: Mapping[str, Any], where: str) -> Table:
    alpha = within(fields["alpha"], f"{where}.alpha", Fraction(0), Fraction(1, 3), InvalidProfileError)
    return profile.equilibrium(alpha)


def _read_table(value: Any, where: str) -> Table:
    """Both players' rows; every infoset of the game, each with every action."""
    players = tree.players(_game())
    parts = record(value, where, [labels.player(i) for i in players], (), InvalidProfileError)
    sigma: dict[int, profile.Row] = {}
    for i in players:
        name = labels.player(i)
        sigma.update(read_strategy(parts[name], f"{where}.{name}", _names(i)))
    return sigma


def _game() -> tree.Node:
    """Infosets and actions are the same under every payoff convention."""
    return kuhn.tree(kuhn.Payoffs.STANDARD)


def _names(i: int) -> Names:
    return {
        labels.infoset(infoset): (infoset, {labels.action(action): action for action in actions})
        for infoset, actions in tree.choices(i, _game())
    }
