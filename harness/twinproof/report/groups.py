"""Causes joined across cases: what one mistake does to many cases is one entry, the widest first."""

from __future__ import annotations

from dataclasses import dataclass

from twinproof.model import CaseResult, RunResult
from twinproof.report.findings import Cause, causes
from twinproof.report.wording import join


@dataclass(frozen=True)
class Group:
    """The causes of one case kind in one quantity with the same parties to blame, in the order of the cases.

    Quantities that differ only behind their first dot (`average_strategy.3`, `average_strategy.5`) are one:
    `quantity` is then `average_strategy.*`.
    """

    kind: str
    quantity: str
    culprits: tuple[str, ...]
    why_no_culprit: str
    causes: tuple[Cause, ...]

    @property
    def first(self) -> Cause:
        """The cause that stands for all of them."""
        return self.causes[0]

    @property
    def cases(self) -> tuple[str, ...]:
        """The ids of the cases, each once."""
        return tuple(dict.fromkeys(cause.divergence.case for cause in self.causes))

    @property
    def explained(self) -> int:
        """How many other divergences follow from these causes."""
        return sum(len(cause.consequences) for cause in self.causes)

    @property
    def others(self) -> tuple[str, ...]:
        """The places beside the first: `case: quantity`, or `case` where the quantity is the same."""
        first = self.first.divergence
        return tuple(
            f"{d.case}: {d.quantity}" if d.quantity != first.quantity else d.case
            for d in (cause.divergence for cause in self.causes[1:])
        )


def groups(result: RunResult) -> tuple[Group, ...]:
    """Every cause of the run, joined; none is left out.

    A root shows wherever its case kind does, so the group with the most cases comes first; of two with
    as many, the one that explains more, then the one that comes first: by case, then by dependence.
    """
    joined: dict[tuple[str, str, tuple[str, ...], str], list[Cause]] = {}
    for cause in causes(result):
        d = cause.divergence
        joined.setdefault(
            (cause.case.case.kind, family(d.quantity), d.culprits, d.why_no_culprit), []
        ).append(cause)
    found = [
        Group(kind, _name(held), culprits, why, tuple(held))
        for (kind, _, culprits, why), held in joined.items()
    ]
    return tuple(sorted(found, key=lambda group: (-len(group.cases), -group.explained)))


def family(quantity: str) -> str:
    """A quantity's id up to its first dot: `average_strategy` of `average_strategy.1000`."""
    return quantity.split(".", 1)[0]


def _name(held: list[Cause]) -> str:
    names = {cause.divergence.quantity for cause in held}
    return names.pop() if len(names) == 1 else f"{family(held[0].divergence.quantity)}.*"


def against(cause: Cause) -> str:
    """Who stands against whom: `python against dotnet and the spec`; else who differ."""
    divergence = cause.divergence
    holders = [name for name, f in cause.case.fixtures.items() if divergence.quantity in f.quantities]
    named = [side for pair in divergence.pairs for side in (pair.left, pair.right)]
    if not divergence.culprits:
        engines = dict.fromkeys(side for side in named if side in cause.case.fixtures)
        return f"{_parties(tuple(engines))} differ"
    others = [name for name in holders if name not in divergence.culprits]
    # Nobody else has the quantity: it is at odds with the catalog, or with what follows from its own tables.
    others = others or [name for name in dict.fromkeys(named) if name not in divergence.culprits]
    return f"{join(divergence.culprits)} against {_parties(tuple(others))}"


def diverging_cases(result: RunResult, culprits: tuple[str, ...]) -> int:
    """How many cases have a divergence for which exactly these parties are to blame."""
    return sum(any(d.culprits == culprits for d in case.parity.divergences) for case in result.cases)


def place(group: Group) -> str:
    """`in 14 cases`, `in 1 case`."""
    number = len(group.cases)
    return f"in {number:,} {'case' if number == 1 else 'cases'}"


def explain_command(case: CaseResult, quantity: str) -> str:
    """The command that drills down."""
    return f"twinproof explain {case.case.id} {quantity}"


def _parties(names: tuple[str, ...]) -> str:
    spoken = {"spec": "the spec", "catalog": "the catalog"}
    return join(sorted((spoken.get(name, name) for name in names), key=lambda name: name.startswith("the ")))
