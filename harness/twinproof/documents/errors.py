"""What can be wrong with a document: one class per kind of failure, each with a one-line message."""

from __future__ import annotations

from twinproof.errors import InvalidDocumentError

# ---------------------------------------------------------------- the bytes


class UnreadableFileError(InvalidDocumentError):
    """The file is missing, is not a regular file, or may not be read."""


class TooLargeError(InvalidDocumentError):
    """The file is above the size that is read at all."""


class NotUtf8Error(InvalidDocumentError):
    """The bytes are not UTF-8 (or begin with a byte order mark, or escape half a surrogate pair)."""


class MalformedJsonError(InvalidDocumentError):
    """The text is not JSON."""


class TruncatedJsonError(InvalidDocumentError):
    """The text is JSON that ends too early."""


class MalformedTomlError(InvalidDocumentError):
    """The text is not TOML, or is TOML that has no counterpart in JSON."""


class DuplicateKeyError(InvalidDocumentError):
    """An object has a key twice."""


class NonFiniteNumberError(InvalidDocumentError):
    """A NaN, an infinity, or a number too large for a double."""


class NumberTooLongError(InvalidDocumentError):
    """An integer with more digits than are read."""


class TooDeepError(InvalidDocumentError):
    """Arrays and objects are nested deeper than any document needs."""


# ---------------------------------------------------------------- the frame


class WrongKindError(InvalidDocumentError):
    """A document of another kind, or of none."""


class WrongVersionError(InvalidDocumentError):
    """A document of the right kind in a version that is not read."""


class UnknownFieldError(InvalidDocumentError):
    """A field that the schema does not have."""


class MissingFieldError(InvalidDocumentError):
    """A field that the schema requires is not there."""


class WrongTypeError(InvalidDocumentError):
    """A value of another JSON type than the schema's."""


class UnknownValueError(InvalidDocumentError):
    """A value outside the few that the schema lists."""


class WrongFormError(InvalidDocumentError):
    """A value of the right type in a wrong form: a pattern, a length or a bound is not kept."""


class DuplicateIdError(InvalidDocumentError):
    """Two entries with the same id."""


# ---------------------------------------------------------------- fixtures


class WrongCaseError(InvalidDocumentError):
    """A fixture of another case, or of the same case with other parameters."""


class NonCanonicalRationalError(InvalidDocumentError):
    """A rational that is not in lowest terms."""


class RowSumError(InvalidDocumentError):
    """A distribution that does not sum to 1."""


class NegativeProbabilityError(InvalidDocumentError):
    """A probability below 0."""


class RaggedMatrixError(InvalidDocumentError):
    """A matrix whose rows differ in length."""


class SeriesOrderError(InvalidDocumentError):
    """A series whose iterations do not increase."""


class MalformedTreeError(InvalidDocumentError):
    """A table of histories that is no game tree, or one out of depth-first order."""


# ---------------------------------------------------------------- catalogs


class UnknownKindError(InvalidDocumentError):
    """A case kind that no quantities are stated for."""


class UnknownReferenceError(InvalidDocumentError):
    """A reference to a case or a quantity that does not exist."""


class ToleranceError(InvalidDocumentError):
    """A tolerance that is missing, doubled, or given to what is compared exactly."""


class DependenceError(InvalidDocumentError):
    """A quantity that is computed from one that is not stated before it."""


class CaseParametersError(InvalidDocumentError):
    """Parameters of a case that make no sense: an unknown infoset, a row that does not sum to 1."""
