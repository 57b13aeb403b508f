"""What can be wrong with a claim: one class per kind of failure, each with a one-line message."""

from __future__ import annotations

from twinproof.errors import InvalidDocumentError, UserMistakeError


class ClaimFormError(InvalidDocumentError):
    """A claim whose fields make no question: a predicate without its data, a printed number that is none."""


class UnknownPredicateError(InvalidDocumentError):
    """A predicate that is not in the documented set."""


class UnknownClaimReferenceError(InvalidDocumentError):
    """A claim names a case, or a quantity of a case, that the catalog does not have."""


class UnfitOperandError(UserMistakeError):
    """A predicate was asked about a value that it cannot judge, or a path leads nowhere inside a quantity."""


class UnknownClaimError(UserMistakeError):
    """A claim id that no claims file has."""


class NotAcceptableError(UserMistakeError):
    """A verdict that cannot be accepted: no reason is given, the claim was not judged, or is contested."""


class AcceptedFileError(InvalidDocumentError):
    """The file of accepted verdicts is not what the accept function writes."""
