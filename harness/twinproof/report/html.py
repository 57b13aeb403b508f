"""The report as one self-contained HTML page: no script, nothing fetched."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from twinproof.catalog.refs import format_ref
from twinproof.model import CaseResult, Json, RunResult
from twinproof.report import findings
from twinproof.report.differences import (
    DifferenceTable,
    cells,
    divergence_table,
    entry_kind,
    pair_table,
)
from twinproof.report.groups import Group, against, explain_command, groups, place
from twinproof.report.legend import CHECKS, COLUMNS, VERDICTS
from twinproof.report.outcome import outcome_of, parties
from twinproof.report.overview import overview
from twinproof.report.plain import plain
from twinproof.report.tables import QuantityView, quantity_views
from twinproof.report.wording import acceptance, count, next_step, shared

_ENTRIES = 24
"""Rows of one divergence: a page stays readable; the case's own table and report.json have them all."""


_LONG = 90
"""Characters of JSON that stand on one line of a case's parameters."""


@dataclass(frozen=True)
class CauseView:
    """A group of causes, its first case with the entries that differ there."""

    group: Group
    who: str
    case: str
    quantity: str
    command: str
    table: DifferenceTable
    consequences: tuple[str, ...]


@dataclass(frozen=True)
class IdentityView:
    """An identity between cases in one engine; `table` is None where it holds."""

    engine: str
    names: str
    table: DifferenceTable | None
    reason: str


@dataclass(frozen=True)
class CaseView:
    """A case with every party's values; `scalars` share one table, `tables` have their own."""

    case: CaseResult
    params: str
    scalars: tuple[QuantityView, ...]
    tables: tuple[QuantityView, ...]


def report_html(result: RunResult) -> str:
    """The page; every text in it is escaped."""
    here = resources.files("twinproof.report") / "templates"
    css = (here / "report.css").read_text(encoding="utf-8")
    page = _environment().get_template("report.html.j2")
    judged = findings.sections(result.judgments)
    return page.render(
        css=Markup(css),
        result=result,
        outcome=outcome_of(result),
        parties=parties(result),
        failures=findings.failures(result),
        causes=[_cause(group) for group in groups(result)],
        identities=_identities(result),
        sections=judged,
        overview=overview(result),
        cases=[_case(case, result) for case in result.cases],
        definitions=_definitions(result),
        legend=(
            ("Numbers", COLUMNS),
            ("Verdicts on claims", VERDICTS),
            ("Verdicts on the source's checks", CHECKS),
        ),
    )


def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("twinproof.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        # Applied to every expression before it is escaped: what no HTML file may hold never gets in.
        finalize=lambda value: plain(value) if type(value) is str else value,
    )
    environment.filters.update(slug=_slug, breaks=_breaks, count=count, cells=cells)
    environment.globals.update(
        teaches=findings.teaches, acceptance=acceptance, next_step=next_step, shared=shared
    )
    return environment


def _breaks(text: str) -> Markup:
    """`text`, escaped, that a narrow page breaks behind `_`, `.` and `:` rather than within a word."""
    return Markup(re.sub(r"(?<=\w)([_.:])(?=\w)", r"\1<wbr>", str(escape(plain(text)))))


def _slug(text: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in text)


def _cause(group: Group) -> CauseView:
    divergence = group.first.divergence
    consequences = dict.fromkeys(other.quantity for cause in group.causes for other in cause.consequences)
    return CauseView(
        group=group,
        who=f"{against(group.first)}, {place(group)}",
        case=divergence.case,
        quantity=divergence.quantity,
        command=explain_command(group.first.case, divergence.quantity),
        table=divergence_table(group.first.case, divergence, _ENTRIES),
        consequences=tuple(consequences),
    )


def _identities(result: RunResult) -> list[IdentityView]:
    by_id = {case.case.id: case for case in result.cases}
    views = []
    for found in result.identities:
        left, right = found.identity.left, found.identity.right
        kind = entry_kind(by_id[left.case], left.quantity) if left.case in by_id else None
        views.append(
            IdentityView(
                engine=found.engine,
                names=f"{format_ref(left)} = {format_ref(right)}",
                table=pair_table(found.pair, kind, _ENTRIES) if found.pair.differences else None,
                reason=found.identity.tolerance.reason,
            )
        )
    return sorted(views, key=lambda view: view.table is None)


def _case(case: CaseResult, result: RunResult) -> CaseView:
    views = quantity_views(case, [name for name in parties(result) if name in case.fixtures])
    return CaseView(
        case=case,
        params=_params(case.case.params),
        scalars=tuple(view for view in views if view.cells),
        tables=tuple(view for view in views if view.tables),
    )


def _params(params: Mapping[str, Json], indent: str = "") -> str:
    """A parameter a line; an object that is long has its fields on lines of their own."""
    lines = []
    for key, value in params.items():
        text = json.dumps(value, ensure_ascii=False)
        if isinstance(value, dict) and len(text) > _LONG:
            lines.append(f"{indent}{key}:\n{_params(value, indent + '  ')}")
        else:
            lines.append(f"{indent}{key}: {text}")
    return "\n".join(lines)


def _definitions(result: RunResult) -> list[tuple[str, tuple[str, ...]]]:
    """Definition -> how each described engine computes it, in the engines' order."""
    names = sorted({name for engine in result.engines.values() for name in engine.formulations})
    return [(name, tuple(e.formulations.get(name, "") for e in result.engines.values())) for name in names]
