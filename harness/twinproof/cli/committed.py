"""The committed fixtures, file by file, against those of a run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from twinproof.compare import FixtureDiff, compare_fixtures
from twinproof.documents import dump_fixture, load_fixture
from twinproof.errors import InvalidDocumentError
from twinproof.model import Case, Fixture, RunResult
from twinproof.runner.files import write_whole


@dataclass(frozen=True)
class Change:
    """One file (`PARTY/CASE.json`) that is not what the run gives; None for `text` is one that must go.

    `frame` tells what changed around the quantities; `matters` is false where only versions did.
    """

    place: str
    what: str
    text: str | None
    frame: tuple[str, ...] = ()
    diff: FixtureDiff | None = None
    matters: bool = True


def changes(folder: Path, result: RunResult) -> list[Change]:
    """Every file below `folder` that is missing, superfluous, unreadable or other than `result` has it.

    Cases that say `fixtures = false` have none.
    """
    cases = {each.case.id: each.case for each in result.cases}
    wanted = {
        f"{party}/{each.case.id}.json": fixture
        for each in result.cases
        if each.case.fixtures
        for party, fixture in each.fixtures.items()
    }
    here = {path.relative_to(folder).as_posix() for path in folder.glob("*/*.json")}
    found = list(_wanted_changes(folder, wanted, cases))
    found += [Change(place, "no case has it", None) for place in sorted(here - wanted.keys())]
    return found


def write_changes(folder: Path, found: list[Change]) -> None:
    """Make the files below `folder` what the changes say; raises WorkFolderError where that fails."""
    for change in found:
        if change.text is None:
            (folder / change.place).unlink()
        else:
            write_whole(folder / change.place, change.text.encode())


def _wanted_changes(
    folder: Path, wanted: Mapping[str, Fixture], cases: Mapping[str, Case]
) -> Iterator[Change]:
    for place, fixture in wanted.items():
        file, text = folder / place, dump_fixture(fixture, with_run=False)
        if not file.exists():
            yield Change(place, f"new, {len(fixture.quantities)} quantities", text)
        elif file.read_bytes() != text.encode():
            yield _change(place, file, fixture, text, cases[fixture.case.id])


def _change(place: str, file: Path, fixture: Fixture, text: str, case: Case) -> Change:
    try:
        committed = load_fixture(file)
    except InvalidDocumentError as fault:
        return Change(place, f"cannot be read: {fault}", text)
    diff = compare_fixtures(committed, fixture, case, ("committed", "now"))
    frame = tuple(_frame(committed, fixture))
    matters = not diff.agrees or committed.spec_digest != fixture.spec_digest
    what = "values changed" if not diff.agrees else "the same values within the tolerances"
    return Change(place, what, text, frame, diff, matters)


def _frame(committed: Fixture, fixture: Fixture) -> Iterator[str]:
    old, new = committed.engine, fixture.engine
    pairs = {
        "engine": (f"{old.name} {old.version}", f"{new.name} {new.version}"),
        "runtime": (old.runtime, new.runtime),
        "libraries": (str(dict(old.libraries)), str(dict(new.libraries))),
        "spec digest": (committed.spec_digest, fixture.spec_digest),
    }
    return (f"{name}: {before} -> {after}" for name, (before, after) in pairs.items() if before != after)
