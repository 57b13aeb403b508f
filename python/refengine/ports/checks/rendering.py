"""GT-07's claim that its rendering lets two models be compared node by node."""

from refengine.games import read_game
from refengine.parameters import read_fields
from refengine.ports.checks.outcome import Outcome
from refengine.ports.gt07.from_tree import as_source_game
from refengine.ports.gt07.rendering import tree_lines
from refengine.trees.model import GameTree


def rendering_comparison(value: object, where: str) -> Outcome:
    """Compare what `RenderTree` prints of two games, below the title, with the trees themselves."""
    fields = read_fields(value, where, ("left", "right"))
    left, right = (read_game(fields[side], f"{where}.{side}") for side in ("left", "right"))
    printed = [
        "\n".join(tree_lines(as_source_game(tree, f"{where}.{side}")))
        for side, tree in (("left", left), ("right", right))
    ]
    return Outcome(check=printed[0] == printed[1], sentence=same_tree(left, right))


def same_tree(left: GameTree, right: GameTree) -> bool:
    """Return whether both have, node by node, the same players, actions, probabilities and payoffs, and the
    same nodes together in information sets; titles, and names of players and information sets, do not count.
    """
    return (
        tuple(left.parent) == tuple(right.parent)
        and tuple(left.owner) == tuple(right.owner)
        and left.chance == right.chance
        and left.chance_actions == right.chance_actions
        and left.payoffs == right.payoffs
        and [(infoset.player, infoset.actions, infoset.nodes) for infoset in left.infosets]
        == [(infoset.player, infoset.actions, infoset.nodes) for infoset in right.infosets]
    )
