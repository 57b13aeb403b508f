"""What `params.game` names: a built-in game, an .efg text or an OpenSpiel game."""

from refengine.errors import UnsupportedError
from refengine.games.registry import BUILT_IN
from refengine.parameters import found, invalid, read_fields, read_integer, read_mapping
from refengine.suggestion import nearest
from refengine.trees.construction import DEFAULT_NODE_LIMIT, LARGEST_NODE_LIMIT
from refengine.trees.errors import GameRuleError
from refengine.trees.model import GameTree

EFG = "efg"
OPENSPIEL = "openspiel"
GAMES = (*BUILT_IN, EFG, OPENSPIEL)


def read_game(value: object, where: str) -> GameTree:
    """Return the tree of the game that the JSON object `value` names.

    Raises `InvalidParametersError` for parameters and texts that make no sense (`GameRuleError` for a broken
    rule), `UnsupportedError` for unknown games and those above the node limit.
    """
    fields = read_mapping(value, where)
    if "name" not in fields:
        raise invalid(where, 'a field "name"', list(fields))
    name = fields["name"]
    if not isinstance(name, str):
        raise invalid(f"{where}.name", f"one of {found(GAMES)}", name)
    if name not in BUILT_IN:
        expected = f"one of {', '.join(GAMES)}"
        raise UnsupportedError(
            f"{where}.name: expected {expected}, found {found(name)}{nearest(name, GAMES)}"
        )
    game = BUILT_IN[name]
    read_fields(fields, where, ("name",), (*game.parameters, "node_limit"))
    node_limit = read_integer(
        fields.get("node_limit", DEFAULT_NODE_LIMIT), f"{where}.node_limit", 1, LARGEST_NODE_LIMIT
    )
    try:
        return game.tree(fields, where, node_limit)
    except GameRuleError as error:
        raise type(error)(f"{where}: {error}", error.node) from None
