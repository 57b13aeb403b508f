"""What the user can get wrong on the command line: one class per kind of mistake."""

from __future__ import annotations

from twinproof.errors import UserMistakeError


class UnknownEngineError(UserMistakeError):
    """`--engine` names no entry of engines.toml."""


class UnknownCaseError(UserMistakeError):
    """A case or a `--case` glob that no catalog in use has."""


class UnknownQuantityError(UserMistakeError):
    """A quantity that no party reports for the case."""


class AcceptedWithoutClaimError(UserMistakeError):
    """A verdict was accepted of a claim that is not there any more."""


class StillDivergingError(UserMistakeError):
    """Fixtures cannot be updated while the parties do not agree."""

    exit_code = 1


class UnknownFormatError(UserMistakeError):
    """A format that a command does not write."""


class UnwritableFileError(UserMistakeError):
    """The file named with `--out` cannot be written."""
