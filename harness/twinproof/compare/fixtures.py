"""Two fixtures, or two folders of them: every quantity that differs, that is missing or that is extra."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from twinproof.catalog.tolerances import tolerance_for
from twinproof.compare.quantity import compare_quantities
from twinproof.documents.errors import UnreadableFileError
from twinproof.documents.fixture import load_fixture, same_json
from twinproof.errors import InvalidDocumentError
from twinproof.model import Case, Difference, Fixture, PairDifference, Quantity, Tolerance

MISSING_RIGHT = "only on the left"
MISSING_LEFT = "only on the right"


@dataclass(frozen=True)
class FixtureDiff:
    """Two fixtures of a case: quantity id -> how it differs; `frame` is about case and parameters.

    `problem` is one line where a fixture could not be read; nothing was compared then.
    """

    case: str
    quantities: dict[str, PairDifference]
    frame: tuple[Difference, ...] = ()
    compared: int = 0
    problem: str = ""

    @property
    def agrees(self) -> bool:
        """Whether both fixtures could be read and say the same."""
        return not self.quantities and not self.frame and not self.problem


def compare_fixtures(
    left: Fixture,
    right: Fixture,
    case: Case | None = None,
    names: tuple[str, str] = ("left", "right"),
) -> FixtureDiff:
    """Everything on which two fixtures differ; engine, spec digest and run block apart.

    Reals are compared within the tolerances of `case`; without it, exactly. A fixture of the spec (its engine
    is named `spec`) is the reference of relative bounds, and may be exact where the other is real.
    """
    reference = "left" if left.engine.name == "spec" else "right" if right.engine.name == "spec" else None
    differing: dict[str, PairDifference] = {}
    compared = 0
    for id_ in [*left.quantities, *(id_ for id_ in right.quantities if id_ not in left.quantities)]:
        tolerance = tolerance_for(case, id_) if case else None
        a, b = left.quantities.get(id_), right.quantities.get(id_)
        pair = compare_pair(a, b, tolerance, reference, names)
        compared += a is not None and b is not None
        if pair.differences:
            differing[id_] = pair
    return FixtureDiff(left.case.id, differing, tuple(_frame(left.case, right.case)), compared)


def compare_pair(
    left: Quantity | None,
    right: Quantity | None,
    tolerance: Tolerance | None,
    reference: str | None,
    names: tuple[str, str],
) -> PairDifference:
    """Two quantities, of which one may be missing."""
    if left is None or right is None:
        note = MISSING_LEFT if left is None else MISSING_RIGHT
        values = (left.value if left else None, right.value if right else None)
        return PairDifference(*names, (Difference((), *values, None, note),), tolerance)
    comparison = compare_quantities(left, right, tolerance, reference)
    return PairDifference(*names, comparison.differences, tolerance, comparison.compared, comparison.left_out)


def compare_folders(left: Path, right: Path, cases: Mapping[str, Case]) -> tuple[FixtureDiff, ...]:
    """Every fixture (`*.json`) of two folders, by name; `cases` supplies tolerances where it knows the case.

    A file that only one folder has, or that cannot be read, is a FixtureDiff with a problem; the others go
    on. Raises UnreadableFileError for what is no folder, and where there is no fixture at all.
    """
    names: dict[str, None] = {}
    for folder in (left, right):
        if not folder.is_dir():
            raise UnreadableFileError(f"{folder}: expected a folder of fixtures, found none")
        names |= dict.fromkeys(path.name for path in folder.glob("*.json") if not path.name.startswith("."))
    if not names:
        # Nothing compared is not the same as nothing different.
        raise UnreadableFileError(f"{left}, {right}: expected fixtures (*.json), found none in either folder")
    return tuple(_compare_files(left / name, right / name, cases) for name in sorted(names))


def compare_files(left: Path, right: Path, cases: Mapping[str, Case]) -> FixtureDiff:
    """Two fixture files; raises a subclass of InvalidDocumentError for one that cannot be read."""
    a, b = load_fixture(left), load_fixture(right)
    return compare_fixtures(a, b, cases.get(a.case.id), (str(left), str(right)))


def _compare_files(left: Path, right: Path, cases: Mapping[str, Case]) -> FixtureDiff:
    for here, there in ((left, right), (right, left)):
        if not there.exists():
            return FixtureDiff(here.stem, {}, problem=f"{here.name}: only in {here.parent}")
    try:
        return compare_files(left, right, cases)
    except InvalidDocumentError as error:
        return FixtureDiff(left.stem, {}, problem=str(error))


def _frame(left: Case, right: Case) -> Iterator[Difference]:
    if left.id != right.id:
        yield Difference(("case", "id"), left.id, right.id, None)
    if left.kind != right.kind:
        yield Difference(("case", "kind"), left.kind, right.kind, None)
    for key in [*left.params, *(key for key in right.params if key not in left.params)]:
        a, b = left.params.get(key), right.params.get(key)
        if (key in left.params) != (key in right.params) or not same_json(a, b):
            yield Difference(("case", "params", key), a, b, None)
