"""One class for each rule of a game tree that its construction can find broken."""

from refengine.errors import InvalidParametersError, UnsupportedError


class GameRuleError(InvalidParametersError):
    """A rule of games is broken; `node` is the node's number in depth-first order, -1 for the whole game."""

    def __init__(self, message: str, node: int = -1) -> None:
        """Keep the message and the node, so that a reader can add the node's place in its text."""
        super().__init__(message)
        self.node = node


class NoPlayerError(GameRuleError):
    """The game has no player at all."""


class UnknownPlayerError(GameRuleError):
    """A decision node belongs to a player that the game does not have."""


class ProbabilityError(GameRuleError):
    """A chance action's probability is not positive, or a chance node has too many or too few of them."""


class ProbabilitySumError(GameRuleError):
    """A chance node's probabilities do not sum to 1."""


class InfosetPlayerError(GameRuleError):
    """The nodes of one information set belong to different players."""


class InfosetActionsError(GameRuleError):
    """The nodes of one information set differ in their actions, or in the order of these."""


class PayoffCountError(GameRuleError):
    """A terminal node has more or fewer payoffs than there are players."""


class NoActionError(GameRuleError):
    """A decision or chance node has no action."""


class SurplusNodeError(GameRuleError):
    """A node comes after the tree is complete: its history would stand for two nodes."""


class IncompleteTreeError(GameRuleError):
    """The nodes end before the tree is complete."""


class NodeLimitError(UnsupportedError):
    """The game has more nodes than the limit."""

    def __init__(self, message: str, node: int = -1) -> None:
        """Keep the message and the first node beyond the limit."""
        super().__init__(message)
        self.node = node
