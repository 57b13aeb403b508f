"""One class for each way in which a request, an output folder or a case can fail."""

from typing import ClassVar


class RefengineError(Exception):
    """Base of all errors that this engine raises on purpose."""


class CommandError(RefengineError):
    """The command cannot be carried out at all: exit code 2."""


class MalformedRequestError(CommandError):
    """The request breaks the protocol: which field, what was expected, what was found."""


class UnwritableOutputError(CommandError):
    """The output folder cannot be made or written to."""


class CaseError(RefengineError):
    """A case cannot be computed; the other cases go on."""

    kind: ClassVar[str] = "error"


class UnsupportedError(CaseError):
    """A case kind or a game that this engine does not have."""

    kind = "unsupported"


class MissingDependencyError(CaseError):
    """A library that the case needs is not installed or does not load."""

    kind = "missing dependency"


class InvalidParametersError(CaseError):
    """The parameters of a case do not make sense."""

    kind = "invalid"


class FixtureWriteError(CaseError):
    """A fixture could not be written: a full disk, a size limit, a name that is taken by a folder."""


class NonFiniteNumberError(CaseError):
    """A computed number is NaN or infinite, which no fixture may hold."""


class NumberTooLongError(UnsupportedError):
    """An exact number has more digits than a fixture may hold."""


class ImperfectRecallError(CaseError):
    """An information set forgets what its player did, so counterfactual regret is not defined as here."""


class NoRegretError(CaseError):
    """No sum of positive regrets was ever divided by, so there is no smallest one."""
