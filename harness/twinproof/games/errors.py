"""What can go wrong around a game that a user brings: one class per kind of failure."""

from __future__ import annotations

from twinproof.errors import EngineFailureError, TwinproofError, UserMistakeError


class UnknownGameError(UserMistakeError):
    """GAME is no file, no built-in game and no OpenSpiel name."""


class GameParametersError(UserMistakeError):
    """A built-in game's parameters are not what it takes."""


class RefusedGameError(UserMistakeError):
    """No engine takes the game: where in the file, what was expected, what was found."""


class ProfileError(UserMistakeError):
    """A profile file is not what it should be: which file, which line, what was expected and found."""


class UnknownProfileNameError(ProfileError):
    """A profile names a player, an information set or an action that the game does not have."""


class IncompleteProfileError(ProfileError):
    """A profile leaves out information sets or actions."""


class ProbabilityError(ProfileError):
    """An entry of a profile is no probability, or a row does not sum to 1."""


class GameDivergesError(TwinproofError):
    """The engines do not agree on the game, so that there is nothing to show or convert."""

    exit_code = 1


class GameUnfinishedError(EngineFailureError):
    """An engine could not run, or did not finish the game, so that nothing can be shown or converted."""
