"""What the engine says of itself: in `describe`, and in the engine block of every fixture."""

import platform
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version

from refengine import __version__
from refengine.formulations import FORMULATIONS
from refengine.kinds import KINDS

SCHEMA = "twinproof.engine/1"
PROTOCOL = 1
DISTRIBUTIONS = {"numpy": "numpy", "pyspiel": "open_spiel"}


def library_versions() -> Mapping[str, str | None]:
    """Return library -> installed version, None where it is absent; nothing is imported for it."""
    return {library: _version(distribution) for library, distribution in DISTRIBUTIONS.items()}


def _version(distribution: str) -> str | None:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return None


def engine_block() -> dict[str, object]:
    """Return the engine block of a fixture."""
    return {
        "name": "refengine",
        "version": __version__,
        "language": "Python",
        "runtime": f"{platform.python_implementation()} {platform.python_version()}",
        "libraries": library_versions(),
    }


def describe() -> dict[str, object]:
    """Return the object that `describe` prints."""
    return {
        "schema": SCHEMA,
        **engine_block(),
        "protocol": PROTOCOL,
        "kinds": {name: {"games": list(kind.games)} for name, kind in KINDS.items()},
        "formulations": dict(FORMULATIONS),
    }
