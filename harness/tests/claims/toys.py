"""A toy catalog, fixtures for it, and claims files about it: a die's table and a source's check of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from twinproof.claims import Claim, load_claims
from twinproof.model import Case, Catalog, EngineBlock, Fixture, Json, Quantity, QuantityRule

KINDS: Mapping[str, tuple[str, str | None]] = {
    "value": ("rational", None),
    "other": ("rational", None),
    "count": ("integer", None),
    "fair": ("boolean", None),
    "plans": ("text", None),
    "rate": ("real", None),
    "by_deal": ("table", "rational"),
    "weights": ("table", "rational"),
    "nested": ("table", "rational"),
    "grid": ("matrix", "rational"),
}
CHECKS = ("mutations.sentence", "mutations.check", "variations.sentence", "variations.check")

VALUES: Mapping[str, Json] = {
    "value": "-1/3",
    "other": "2/3",
    "count": 12,
    "fair": True,
    "plans": "a:p b:p\na:p b:b",
    "rate": 0.1,
    "by_deal": {"0 1": "2/1", "0 2": "1/1", "1 2": "1/1"},
    "weights": {"0 1": "2/1", "0 2": "1/1", "1 2": "0/1"},
    "nested": {"0 1": {"pp": "1/1", "bp": "0/1"}, "0 2": {"pp": "0/1", "bp": "1/1"}},
    "grid": [["0/1", "1/2"], ["1/4", "3/4"]],
}
CHECK_VALUES: Mapping[str, Json] = {
    "mutations.sentence": {"doubled": False, "shifted": False},
    "mutations.check": {"doubled": False, "shifted": True},
    "variations.sentence": {"renamed": True},
    "variations.check": {"renamed": True},
}


def catalog() -> Catalog:
    """Cases `toy` and `changed` with every quantity of VALUES, and the check `check.toy`."""
    toy = tuple(
        QuantityRule(name, kind, entries, None, f"Spec.{name}", ()) for name, (kind, entries) in KINDS.items()
    )
    check = tuple(QuantityRule(name, "table", "boolean", None, None, ()) for name in CHECKS)
    cases = tuple(Case(each, "toy", each, {}) for each in ("toy", "changed"))
    return Catalog(
        cases=(*cases, Case("check.toy", "ported_check", "check", {})),
        identities=(),
        shared_formulations=(),
        rules={"toy": toy, "changed": toy, "check.toy": check},
    )


def fixture(case: str, **changes: Json) -> Fixture:
    """The toy fixture of a case; `changes` replace values, and None removes one (`__` in a name is a dot)."""
    renamed = {name.replace("__", "."): value for name, value in changes.items()}
    values = {**(CHECK_VALUES if case.startswith("check") else VALUES), **renamed}
    kinds = dict.fromkeys(CHECKS, ("table", "boolean")) if case.startswith("check") else KINDS
    quantities = {
        name: Quantity(name, kinds[name][0], value, kinds[name][1])
        for name, value in values.items()
        if value is not None
    }
    kind = "ported_check" if case.startswith("check") else "toy"
    return Fixture(Case(case, kind, case, {}), EngineBlock("toy", "1", "none", "none", {}), "", quantities)


def fixtures(*parties: str) -> dict[str, dict[str, Fixture]]:
    """Every case, from every party alike."""
    return {case: {party: fixture(case) for party in parties} for case in ("toy", "changed", "check.toy")}


def claims_file(folder: Path, body: str, name: str = "claims.toml") -> Path:
    """A claims file with the source S and `body`."""
    path = folder / name
    path.write_text(
        f'schema = "twinproof.claims/1"\n[[source]]\nid = "S"\ntitle = "A source"\n{body}', encoding="utf-8"
    )
    return path


def claim_text(fields: str, name: str = "c") -> str:
    """One claim of source S with these further fields."""
    return (
        f'\n[[claim]]\nid = "{name}"\nsource = "S"\nwhere = "section 1"\nstatement = "Something."\n{fields}\n'
    )


def claims(folder: Path, *fields: str) -> tuple[Claim, ...]:
    """Claims `c`, `c1`, ... with these fields, loaded."""
    texts = [claim_text(each, f"c{index}" if index else "c") for index, each in enumerate(fields)]
    return load_claims([claims_file(folder, "".join(texts))], catalog())
