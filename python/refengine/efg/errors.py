"""One class for each way in which an .efg text can be wrong; all of them say line and column."""

from refengine.errors import InvalidParametersError


class EfgError(InvalidParametersError):
    """An .efg text is wrong at a place: `line` and `column` count from 1, columns in characters."""

    def __init__(self, message: str, line: int, column: int, where: str = "") -> None:
        """Keep what is wrong and where: `where` is the parameter that holds the text, if any."""
        super().__init__(f"{where}: " * bool(where) + f"line {line}, column {column}: {message}")
        self.message = message
        self.line = line
        self.column = column

    def located(self, where: str) -> "EfgError":
        """Return the same error, said of the text in the parameter `where`."""
        return type(self)(self.message, self.line, self.column, where)


class EfgSyntaxError(EfgError):
    """A token stands where another one was expected."""


class EfgEndError(EfgError):
    """The text ends in the middle."""


class EfgKeywordError(EfgError):
    """A node begins with something else than `c`, `p` or `t`."""


class EfgNumberError(EfgError):
    """A number is none, or has a zero denominator, or is too long."""


class EfgRangeError(EfgError):
    """A player, an information set's or an outcome's number is out of range."""


class EfgUnknownInfosetError(EfgError):
    """An information set is named by number before it is declared."""


class EfgUnknownOutcomeError(EfgError):
    """An outcome is named by number before it is declared."""


class EfgInfosetRedeclaredError(EfgError):
    """A second declaration of an information set does not agree with the first."""


class EfgOutcomeRedeclaredError(EfgError):
    """A second declaration of an outcome does not agree with the first."""


class EfgPayoffCountError(EfgError):
    """An outcome has more or fewer payoffs than there are players."""


class EfgProbabilityError(EfgError):
    """A chance action's probability is not positive."""


class EfgProbabilitySumError(EfgError):
    """A chance node's probabilities do not sum to 1."""


class EfgTrailingTextError(EfgError):
    """Something comes after the last node."""
