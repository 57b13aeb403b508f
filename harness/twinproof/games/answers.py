"""What the parties say about a game, taken out of fixtures: values, plans, equilibria, trees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from twinproof.games.outline import Infosets, infosets_of, lines_of
from twinproof.model import CaseResult, Divergence, Fixture, Json, Quantity
from twinproof.parity import SPEC

Row = Mapping[str, Json]
Responses = Mapping[str, Mapping[str, str]]
"""Player -> information set -> the optimal actions there, separated by `, `."""


@dataclass(frozen=True)
class TreeComparison:
    """How trees compare: by party the number of nodes; the first history that differs, if one does.

    `first` is a history of the protocol (`""` is the root); None where all are equal.
    """

    nodes: Mapping[str, int]
    first: str | None


@dataclass(frozen=True)
class Strategic:
    """An outcome in pure plans: the plans of the players, in order, and what each is paid."""

    plans: tuple[str, ...]
    payoffs: tuple[str, ...]


@dataclass(frozen=True)
class Dominated:
    """A plan that another one dominates, strictly or only weakly."""

    player: str
    plan: str
    by: str
    strictly: bool


def by_party(case: CaseResult, quantity: str) -> dict[str, Json]:
    """Who says what under that id: engines first, the spec last."""
    parties = sorted(case.fixtures, key=lambda party: party == SPEC)
    return {
        party: case.fixtures[party].quantities[quantity].value
        for party in parties
        if quantity in case.fixtures[party].quantities
    }


def said(case: CaseResult, quantity: str) -> Quantity | None:
    """The quantity as the first party has it; None where nobody does."""
    return next((f.quantities[quantity] for f in case.fixtures.values() if quantity in f.quantities), None)


def divergence(case: CaseResult, quantity: str) -> Divergence | None:
    """The divergence in that quantity, if there is one."""
    return next((each for each in case.parity.divergences if each.quantity == quantity), None)


def title_of(case: CaseResult) -> str | None:
    """The title of the first party that says it; None where nobody does."""
    titles = (title_in(fixture) for fixture in case.fixtures.values())
    return next((title for title in titles if title is not None), None)


def title_in(fixture: Fixture) -> str | None:
    """The game's title: the first line of the rendering, read back from one-line form; None without one."""
    rendering = fixture.quantities.get("rendering")
    return None if rendering is None else unescaped(str(rendering.value).partition("\n")[0])


def unescaped(text: str) -> str:
    """What docs/games.md writes in one-line form."""
    marks = {"\\\\": "\\", "\\n": "\n", "\\r": "\r", "\\t": "\t"}
    out, position = [], 0
    while position < len(text):
        pair = text[position : position + 2]
        out.append(marks.get(pair, text[position]))
        position += 2 if pair in marks else 1
    return "".join(out)


def trees(case: CaseResult) -> TreeComparison | None:
    """How the reported trees compare; None where nobody reports one."""
    reported = by_party(case, "tree")
    if not reported:
        return None
    nodes = {party: len(tree) for party, tree in reported.items() if isinstance(tree, dict)}
    found = divergence(case, "tree")
    paths = [difference.path for pair in found.pairs for difference in pair.differences] if found else []
    histories = {path[0] for path in paths if path}
    if not histories and not found:
        return TreeComparison(nodes, None)
    return TreeComparison(nodes, _first(histories, reported.values()))


def _first(histories: set[str], reported: Iterable[Json]) -> str:
    """The first of `histories` in the depth-first order of any tree; the root where none is in one."""
    for tree in reported:
        if isinstance(tree, dict):
            for history in tree:
                if history in histories:
                    return history
    return ""


def infosets(case: CaseResult, profile: str) -> Infosets | None:
    """Who moves where, as the first party has it; None where nobody answered."""
    table = said(case, f"profile.{profile}")
    return None if table is None else infosets_of(table)


def agreed_infosets(case: CaseResult, profile: str) -> Infosets | None:
    """`infosets`, where nobody contradicts them; else None."""
    contradicted = any(divergence(case, name) for name in ("infosets", f"profile.{profile}"))
    return None if contradicted else infosets(case, profile)


def responses(case: CaseResult, profile: str) -> Responses | None:
    """The best responses to the profile, as the first party has them; None where they were not answered."""
    table = said(case, f"best_response_actions.{profile}")
    if table is None:
        return None
    return {
        player: {infoset: str(actions) for infoset, actions in row.items()}
        for player, row in _rows(table.value)
    }


def pure_equilibria(case: CaseResult) -> tuple[Strategic, ...] | None:
    """The pure Nash equilibria; None where they were not asked for or not answered."""
    text, payoffs = said(case, "pure_equilibria"), said(case, "normal_form")
    plans = said(case, "plans")
    if text is None or payoffs is None or plans is None:
        return None
    return tuple(
        Strategic(_plans_of(profile, plans.value), _payoffs(payoffs.value, profile))
        for profile in lines_of(text)
    )


def subgame_perfect(case: CaseResult) -> tuple[Strategic, ...] | None:
    """The subgame-perfect equilibria in pure plans; None where they were not answered."""
    numbers, plans = said(case, "subgame_perfect_equilibria"), said(case, "subgame_perfect_plans")
    payoffs = said(case, "subgame_perfect_outcomes")
    if numbers is None or plans is None or payoffs is None:
        return None
    lines = str(plans.value).split("\n")
    return tuple(
        Strategic(tuple(line.split(" | ")), _payoffs(payoffs.value, number))
        for number, line in zip(str(numbers.value).split("\n"), lines, strict=False)
    )


def dominated(case: CaseResult) -> tuple[Dominated, ...] | None:
    """Every dominated plan with the first that dominates it, those strictly dominated as such only."""
    strictly, weakly = said(case, "strictly_dominated"), said(case, "weakly_dominated")
    plans = said(case, "plans")
    if strictly is None or weakly is None or plans is None:
        return None
    found = []
    for player, row in _rows(weakly.value):
        for number, by in row.items():
            hard = _entry(strictly.value, player, number)
            name = hard if hard not in (None, "none") else by
            if name not in (None, "none"):
                plan, better = (_plan(plans.value, player, each) for each in (number, str(name)))
                found.append(Dominated(player, plan, better, name == hard))
    return tuple(found)


def _rows(table: Json) -> list[tuple[str, Row]]:
    return [(k, v) for k, v in table.items() if isinstance(v, dict)] if isinstance(table, dict) else []


def _entry(table: Json, *path: str) -> Json:
    for key in path:
        table = table.get(key) if isinstance(table, dict) else None
    return table


def _plan(plans: Json, player: str, number: str) -> str:
    return str(_entry(plans, player, number))


def _plans_of(profile: str, plans: Json) -> tuple[str, ...]:
    players: Sequence[str] = list(plans) if isinstance(plans, dict) else []
    return tuple(
        _plan(plans, player, number) for player, number in zip(players, profile.split(" "), strict=False)
    )


def _payoffs(table: Json, profile: str) -> tuple[str, ...]:
    row = _entry(table, profile)
    return tuple(str(value) for value in row.values()) if isinstance(row, dict) else ()
