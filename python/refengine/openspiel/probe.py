"""A look ahead at the size of games with long plays: their first levels, before the walk to the depths."""

from collections import deque

from refengine.openspiel.game import OpenSpielGame, OpenSpielState
from refengine.trees.construction import check_limit

SHORT = 100
"""Moves: games of shorter plays are walked at once."""

MOST_STATES = 100_000
SHARE = 10
"""One in ten nodes of the limit, no more, is looked at: a game below it takes little longer."""


def check_size(game: OpenSpielGame, node_limit: int) -> None:
    """Raise `NodeLimitError` where the first levels of a game with long plays have too many nodes already.

    A walk goes to the depths first, and a state takes the longer to copy the deeper it is: chess would take
    minutes to its millionth node. Near the root it takes a second.
    """
    if game.max_game_length() <= SHORT:
        return
    root = game.new_initial_state()
    nodes = 1
    level = deque((root, action) for action in _actions(root))
    for _ in range(min(MOST_STATES, node_limit // SHARE)):
        if not level:
            return
        above, action = level.popleft()
        nodes += 1
        check_limit(nodes + len(level) - 1, node_limit)
        state = above.child(action)
        level.extend((state, each) for each in _actions(state))
    check_limit(nodes + len(level) - 1, node_limit)


def _actions(state: OpenSpielState) -> list[int]:
    """Return the actions that the walk would take; none where it ends or refuses the state."""
    if state.is_terminal():
        return []
    if state.is_chance_node():
        return [action for action, _ in state.chance_outcomes()]
    return list(state.legal_actions()) if state.current_player() >= 0 else []
