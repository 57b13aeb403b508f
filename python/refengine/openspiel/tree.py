"""The whole game tree, walked through OpenSpiel's states."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from refengine.openspiel.game import OpenSpielState, action_label, load_kuhn_poker, player_name
from refengine.quantity import TreeNode


@dataclass(frozen=True)
class Tree:
    """History -> node in depth-first order, with the numbers of nodes and of infosets."""

    nodes: Mapping[str, TreeNode]
    infoset_count: int


def kuhn_tree() -> Tree:
    """Return the tree of OpenSpiel's `kuhn_poker`; probabilities and payoffs (chips) as it gives them."""
    nodes = dict(_walk(load_kuhn_poker().new_initial_state(), ()))
    infosets = {
        (node.labels["player"], node.labels["infoset"]) for node in nodes.values() if "infoset" in node.labels
    }
    return Tree(nodes, len(infosets))


def _walk(state: OpenSpielState, history: tuple[str, ...]) -> Iterator[tuple[str, TreeNode]]:
    yield " ".join(history), _node(state)
    for action in state.legal_actions():
        yield from _walk(state.child(action), (*history, action_label(state, action)))


def _node(state: OpenSpielState) -> TreeNode:
    if state.is_terminal():
        return TreeNode({"type": "terminal"}, {"payoffs": [float(payoff) for payoff in state.returns()]})
    actions = [action_label(state, action) for action in state.legal_actions()]
    if state.is_chance_node():
        probabilities = dict(state.chance_outcomes())
        return TreeNode(
            {"type": "chance", "actions": actions},
            {"probabilities": [float(probabilities[action]) for action in state.legal_actions()]},
        )
    player = state.current_player()
    return TreeNode(
        {
            "type": "decision",
            "player": player_name(player),
            "infoset": state.information_state_string(player),
            "actions": actions,
        },
        {},
    )
