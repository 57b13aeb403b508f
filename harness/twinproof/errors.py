"""The failures twinproof tells its user about: one line each, one class per kind, one exit code per class."""

from __future__ import annotations


class TwinproofError(Exception):
    """Base of every failure with a message for the user; `exit_code` is what the command leaves with."""

    exit_code = 2


class UserMistakeError(TwinproofError):
    """The user asked for something that cannot be: says what was expected, what was found, where."""


class InvalidDocumentError(UserMistakeError):
    """A request, catalog, claims, fixture or engine-entry file is not what its schema says."""


class EngineFailureError(TwinproofError):
    """An engine could not run, or did not finish a case."""

    exit_code = 3


class ToolchainError(EngineFailureError):
    """No .NET could be found, fetched, verified or used to build the twin."""
