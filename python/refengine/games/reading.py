"""What `params.game` names: a built-in game, an .efg text or an OpenSpiel game."""

from refengine.dependencies import needing
from refengine.efg.document import Document, EfgGame
from refengine.efg.errors import EfgError
from refengine.efg.reader import read_efg
from refengine.errors import UnsupportedError
from refengine.games.registry import BUILT_IN
from refengine.parameters import found, invalid, read_fields, read_integer, read_mapping, read_string
from refengine.suggestion import nearest
from refengine.trees.construction import DEFAULT_NODE_LIMIT, LARGEST_NODE_LIMIT
from refengine.trees.errors import GameRuleError, NodeLimitError
from refengine.trees.model import GameTree

EFG = "efg"
OPENSPIEL = "openspiel"
GAMES = (*BUILT_IN, EFG, OPENSPIEL)


def read_game(value: object, where: str) -> GameTree:
    """Return the tree of the game that the JSON object `value` names; raises as `read_document` does."""
    return read_document(value, where)[0]


def read_document(value: object, where: str) -> tuple[GameTree, Document | None]:
    """Return the game that the JSON object `value` names, and what its .efg text says beyond it.

    Raises `InvalidParametersError` for parameters and texts that make no sense (`GameRuleError` for a broken
    rule), `UnsupportedError` for unknown games and those above the node limit.
    """
    fields = read_mapping(value, where)
    if "name" not in fields:
        raise invalid(where, 'a field "name"', list(fields))
    name = read_string(fields["name"], f"{where}.name")
    if name not in GAMES:
        expected = f"one of {', '.join(GAMES)}"
        raise UnsupportedError(
            f"{where}.name: expected {expected}, found {found(name)}{nearest(name, GAMES)}"
        )
    node_limit = read_integer(
        fields.get("node_limit", DEFAULT_NODE_LIMIT), f"{where}.node_limit", 1, LARGEST_NODE_LIMIT
    )
    if name == EFG:
        read_fields(fields, where, ("name", "text"), ("node_limit",))
        game = _read_text(read_string(fields["text"], f"{where}.text"), f"{where}.text", node_limit)
        return game.tree, game.document
    if name == OPENSPIEL:
        read_fields(fields, where, ("name", "game"), ("node_limit",))
        name_string = read_string(fields["game"], f"{where}.game")
        return _read_openspiel(name_string, f"{where}.game", node_limit), None
    built_in = BUILT_IN[name]
    read_fields(fields, where, ("name",), (*built_in.parameters, "node_limit"))
    try:
        return built_in.tree(fields, where, node_limit), None
    except (GameRuleError, NodeLimitError) as error:
        raise type(error)(f"{where}: {error}", error.node) from None


def _read_openspiel(name: str, where: str, node_limit: int) -> GameTree:
    with needing("pyspiel"):
        # OpenSpiel loads slowly, and no other game needs it.
        from refengine.openspiel.game_tree import read_openspiel  # noqa: PLC0415 - see above

    return read_openspiel(name, where, node_limit)


def _read_text(text: str, where: str, node_limit: int) -> EfgGame:
    try:
        return read_efg(text, node_limit)
    except EfgError as error:
        raise error.located(where) from None
    except NodeLimitError as error:
        raise NodeLimitError(f"{where}: {error}", error.node) from None
