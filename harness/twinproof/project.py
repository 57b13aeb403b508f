"""Where the project is, and where its parts lie in it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from twinproof.errors import UserMistakeError

MARKER = Path("harness") / "engines.toml"


@dataclass(frozen=True)
class Project:
    """A checkout of twinproof, or any folder laid out like one: `root` holds `harness/engines.toml`."""

    root: Path

    @property
    def engines_file(self) -> Path:
        """The engine entries."""
        return self.root / MARKER

    @property
    def catalog_dir(self) -> Path:
        """The cases (`*.toml`) and, below `claims/`, the claims and their accepted verdicts."""
        return self.root / "harness" / "twinproof" / "catalog"

    @property
    def fixtures_dir(self) -> Path:
        """The committed fixtures, one folder per engine and one for the spec."""
        return self.root / "fixtures"

    @property
    def lean_dir(self) -> Path:
        """The Lean spec."""
        return self.root / "lean_spec"

    @property
    def toolchain_dir(self) -> Path:
        """The assembled .NET toolchain; not committed."""
        return self.root / ".toolchain"

    @property
    def build_dir(self) -> Path:
        """What runs leave: compiled twin, cache, reports; not committed."""
        return self.root / "build"


def find_project(start: Path, given: Path | None = None) -> Project:
    """The project at `given`, or else the nearest one at or above `start`.

    Raises UserMistakeError where there is none.
    """
    if given is not None:
        if (given / MARKER).is_file():
            return Project(given.resolve())
        raise UserMistakeError(f"--project {given}: not a twinproof project (it holds no {MARKER})")
    for folder in (start.resolve(), *start.resolve().parents):
        if (folder / MARKER).is_file():
            return Project(folder)
    raise UserMistakeError(
        f"no twinproof project at or above {start.resolve()} (looked for {MARKER}); "
        "change into a checkout or name one with --project DIR"
    )
