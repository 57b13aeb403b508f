"""What can go wrong around a run: one class per kind of failure."""

from __future__ import annotations

from twinproof.errors import EngineFailureError, InvalidDocumentError, UserMistakeError


class WorkFolderError(UserMistakeError):
    """A file or folder that the runner needs below the build folder cannot be written."""


class EngineStartError(EngineFailureError):
    """An engine's command is missing, not executable, or not a program."""


class DescribeError(EngineFailureError):
    """`ENGINE describe` did not end well, or printed what is not a description.

    `ending` and `last_words` are those of its process.
    """

    def __init__(self, message: str, ending: str = "exit 0", last_words: tuple[str, ...] = ()) -> None:
        """One line, and what a record of the failure holds besides."""
        super().__init__(message)
        self.ending = ending
        self.last_words = last_words


class WrongEchoError(InvalidDocumentError):
    """A fixture that does not repeat the spec digest, or names another engine than `describe` does."""


class DamagedCacheError(InvalidDocumentError):
    """A file of the cache that does not hold what was stored."""


class UnknownReproError(UserMistakeError):
    """Nothing is on record of a case: no engine of this project was started on it."""
