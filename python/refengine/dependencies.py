"""Libraries that only some cases need: where one does not load, those cases fail and say so."""

from collections.abc import Iterator
from contextlib import contextmanager

from refengine.errors import MissingDependencyError


@contextmanager
def needing(library: str) -> Iterator[None]:
    """Turn an import that fails in the block into a `MissingDependencyError` that names `library`."""
    try:
        yield
    except ImportError as error:
        raise MissingDependencyError(f"expected {library} to be importable, found: {error}") from error
