"""Any game in GT-07's class: what the source would hold had its author typed the game in."""

from fractions import Fraction

from refengine.errors import InvalidParametersError
from refengine.parameters import number_shown
from refengine.ports.gt07.model import NATURE, TERMINAL, ExtensiveFormGame, GameNode
from refengine.trees import model
from refengine.trees.model import GameTree


def as_source_game(tree: GameTree, where: str) -> ExtensiveFormGame:
    """Return the tree with its ids as labels and its numbers as doubles, nodes entered in depth-first order.

    Raises `InvalidParametersError` for a game of one player, whose second payoff the source cannot print, and
    for a number beyond the doubles.
    """
    if len(tree.players) < 2:
        raise InvalidParametersError(
            f"{where}: expected a game of at least two players (the source prints J1 and J2), found one"
        )
    nodes = [_node(tree, number, where) for number in range(len(tree.parent))]
    game = ExtensiveFormGame(tree.title, nodes[0], len(tree.players))
    for number, node in enumerate(nodes[1:], start=1):
        above = tree.parent[number]
        game.add_child(nodes[above], model.actions(tree, above)[tree.branch[number]], node)
    return game


def _node(tree: GameTree, number: int, where: str) -> GameNode:
    owner = tree.owner[number]
    identifier = str(number)
    if owner == model.TERMINAL:
        return GameNode(
            identifier, TERMINAL, payoffs=tuple(_double(each, where) for each in tree.payoffs[number])
        )
    actions = list(model.actions(tree, number))
    if owner == model.CHANCE:
        probabilities = [_double(each, where) for each in tree.chance[number]]
        return GameNode(
            identifier, NATURE, actions, chance_probs=dict(zip(actions, probabilities, strict=True))
        )
    return GameNode(identifier, owner + 1, actions, infoset=tree.infosets[tree.infoset[number]].id)


def _double(value: Fraction, where: str) -> float:
    try:
        return float(value)
    except OverflowError:
        raise InvalidParametersError(
            f"{where}: expected numbers that a double holds (the source has no others), found "
            f"{number_shown(value)}"
        ) from None
