"""What can be wrong with a case's parameters."""

from __future__ import annotations

from twinproof.errors import UserMistakeError


class InvalidParametersError(UserMistakeError):
    """A case's parameters do not make sense: says what was expected, what was found, where."""


class InvalidProfileError(InvalidParametersError):
    """A profile, or a dictionary of the source, is not one: says what was expected, what was found, where."""


class InvalidTreeError(InvalidParametersError):
    """A reported tree is no game: says what was expected, what was found, at which history."""


class MissingValueError(Exception):
    """The spec has no value where validated parameters must have one: a fault of ours, not of the user's."""
