"""The quantities of each case kind, as `quantities.toml` states them, and what they come to for one case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from pathlib import Path

from twinproof.documents.errors import DependenceError, DuplicateIdError, WrongFormError
from twinproof.documents.fixture import same_json
from twinproof.documents.toml import read_toml
from twinproof.documents.validate import check
from twinproof.model import Json, QuantityRule

SCALAR_KINDS = ("rational", "real", "integer", "boolean", "text")


@dataclass(frozen=True)
class QuantityTemplate:
    """A quantity of a case kind; `{profile}`, `{baseline}`, `{checkpoint}` in ids are the case's own."""

    case_kind: str
    rule: QuantityRule
    when: Mapping[str, Json]
    iterations: str | None
    """The parameter that lists the iterations of a series."""


def load_templates(path: Path) -> tuple[QuantityTemplate, ...]:
    """The templates of a quantities file, in order; raises a subclass of InvalidDocumentError."""
    where = str(path)
    items = check(read_toml(path), "quantities", where)["quantity"]
    assert isinstance(items, list)
    templates = []
    for index, item in enumerate(items):
        assert isinstance(item, dict)
        template = _template(item)
        if (template.rule.kind in SCALAR_KINDS) != (template.rule.entries is None):
            needs = "no entries" if template.rule.kind in SCALAR_KINDS else "entries"
            raise WrongFormError(
                f"{where}: at quantity[{index}]: expected {needs} for a {template.rule.kind}"
            )
        templates.append(template)
    return tuple(templates)


def expand(
    templates: Sequence[QuantityTemplate], kind: str, params: Mapping[str, Json], where: str
) -> tuple[QuantityRule, ...]:
    """What a case of that kind and params must report, sources resolved, in the order of dependence.

    A parameter left out is false to `when`, and lists nothing. A source that the kind states before, but not
    for these params, is passed over.
    Raises DuplicateIdError for an id stated twice, DependenceError for a source that is not stated before.
    """
    rules: dict[str, QuantityRule] = {}
    passed_over: list[str] = []
    for template in templates:
        if template.case_kind != kind:
            continue
        bindings = _bindings(template.rule.id, params)
        if not _applies(template.when, params) or not bindings:
            passed_over.extend(_filled(template.rule.id, binding) for binding in bindings or [{}])
            continue
        for binding in bindings:
            sources = _sources(template.rule, binding, list(rules), passed_over, where)
            rule = _bound(template, binding, sources, params)
            if rule.id in rules:
                raise DuplicateIdError(
                    f"{where}: expected every quantity of a {kind} once, found {rule.id!r} again"
                )
            rules[rule.id] = rule
    return tuple(rules.values())


def _template(item: Mapping[str, Json]) -> QuantityTemplate:
    sources, keys, when = item.get("from", []), item.get("keys", []), item.get("when", {})
    assert isinstance(sources, list)
    assert isinstance(keys, list)
    assert isinstance(when, dict)
    rule = QuantityRule(
        id=str(item["id"]),
        kind=str(item["kind"]),
        entries=_text(item, "entries"),
        unit=_text(item, "unit"),
        definition=_text(item, "definition"),
        sources=tuple(map(str, sources)),
        keys=tuple(map(str, keys)),
    )
    return QuantityTemplate(str(item["case_kind"]), rule, when, _text(item, "iterations"))


def _text(item: Mapping[str, Json], name: str) -> str | None:
    return str(item[name]) if name in item else None


def _applies(when: Mapping[str, Json], params: Mapping[str, Json]) -> bool:
    return all(same_json(params.get(name, False), value) for name, value in when.items())


def _bindings(id_: str, params: Mapping[str, Json]) -> list[dict[str, str]]:
    fixed = {"baseline": str(params["baseline"])} if "baseline" in params else {}
    for name in ("profile", "checkpoint"):
        if f"{{{name}}}" in id_:
            values = params.get(f"{name}s", [])
            assert isinstance(values, (dict, list))
            return [{**fixed, name: str(value)} for value in values]
    return [fixed]


def _iterations(template: QuantityTemplate, params: Mapping[str, Json]) -> tuple[str, ...]:
    listed = params.get(template.iterations or "")
    return tuple(map(str, listed)) if isinstance(listed, list) else ()


def _sources(
    rule: QuantityRule,
    binding: Mapping[str, str],
    before: Sequence[str],
    passed_over: Sequence[str],
    where: str,
) -> tuple[str, ...]:
    sources: list[str] = []
    for source in rule.sources:
        wanted = _filled(source, binding)
        met = [id_ for id_ in before if fnmatchcase(id_, wanted)]
        if not met and not any(fnmatchcase(id_, wanted) for id_ in passed_over):
            raise DependenceError(
                f"{where}: quantity {rule.id!r} is computed from {source!r}: "
                f"expected a quantity of that name before it, found none"
            )
        sources.extend(id_ for id_ in met if id_ not in sources)
    return tuple(sources)


def _bound(
    template: QuantityTemplate,
    binding: Mapping[str, str],
    sources: tuple[str, ...],
    params: Mapping[str, Json],
) -> QuantityRule:
    return replace(
        template.rule,
        id=_filled(template.rule.id, binding),
        sources=sources,
        iterations=_iterations(template, params),
    )


def _filled(text: str, binding: Mapping[str, str]) -> str:
    for name, value in binding.items():
        text = text.replace(f"{{{name}}}", value)
    return text
