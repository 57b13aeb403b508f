"""GT-07's annex: attributes of a game, a deterministic playout and a bounded exploration, line by line.

Numbers are printed by Python's own formats, as the source's embedded script prints them.
"""

from collections.abc import Iterator, Mapping

from refengine.openspiel.game import OpenSpielGame, OpenSpielState

# The source shows two children of each node, and 24 characters of an information state.
CHILDREN = 2
LONGEST_INFOSET = 24


def attributes(game: OpenSpielGame) -> Mapping[str, str]:
    """Return the number of players, and the dynamics, information and utility as Python prints them."""
    kind = game.get_type()
    return {
        "players": f"{game.num_players()}",
        "dynamics": f"{kind.dynamics}",
        "information": f"{kind.information}",
        "utility": f"{kind.utility}",
    }


def playout(game: OpenSpielGame) -> Iterator[str]:
    """Yield a line for each move of the play that takes the first action everywhere, then its result."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            action, probability = state.chance_outcomes()[0]
            yield f"  Nature tire : action {action} (p={probability:.2f})"
        else:
            player = state.current_player()
            action = state.legal_actions()[0]
            yield f"  Joueur {player} joue : {state.action_to_string(player, action)}"
        state.apply_action(action)
    yield f"Resultat (gains P0, P1) : {state.returns()}"


def exploration(game: OpenSpielGame, budget: int) -> Iterator[str]:
    """Yield the lines of the depth-first walk over at most `budget` nodes.

    A branch has its line whether or not the budget still reaches what is below it.
    """
    waiting: list[tuple[OpenSpielState, int, str]] = [(game.new_initial_state(), 0, "")]
    left = budget
    while waiting:
        state, depth, branch = waiting.pop()
        if branch:
            yield branch
        if left <= 0:
            continue
        left -= 1
        indent = "  " * depth
        yield f"{indent}{_node_label(state)}"
        waiting.extend(
            (state.child(action), depth + 2, f"{indent}  -> {label}")
            for action, label in reversed(_branches(state)[:CHILDREN])
        )


def _node_label(state: OpenSpielState) -> str:
    if state.is_terminal():
        return f"[Terminal] Gains: {state.returns()}"
    if state.is_chance_node():
        return f"[Nature] Outcomes: {len(state.chance_outcomes())}"
    player = state.current_player()
    return f"[J{player}] Infoset: {state.information_state_string(player)[:LONGEST_INFOSET]}..."


def _branches(state: OpenSpielState) -> list[tuple[int, str]]:
    if state.is_terminal():
        return []
    if state.is_chance_node():
        return [(action, f"action {action} (p={chance:.2f})") for action, chance in state.chance_outcomes()]
    player = state.current_player()
    return [(action, state.action_to_string(player, action)) for action in state.legal_actions()]
