"""Case kind `ported_tree`: GT-07's class and functions on its own games and on its third exercise."""

from collections.abc import Mapping, Sequence

from refengine.errors import UnsupportedError
from refengine.games import read_game
from refengine.parameters import found, invalid, read_fields, read_mapping
from refengine.ports.gt07.from_tree import as_source_game
from refengine.ports.gt07.games import SOURCE_GAMES
from refengine.ports.gt07.model import ExtensiveFormGame
from refengine.ports.gt07.normal_form import convert_to_normal
from refengine.ports.gt07.rendering import render_tree
from refengine.ports.gt07.strategies import plans_text, pure_strategies
from refengine.progress import Progress
from refengine.quantity import Quantity

EXERCISE = "entry_with_cost"
GAMES = (*SOURCE_GAMES, EXERCISE)
PLAYERS = (1, 2)


def compute(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    """Return what the source's dictionaries hold and what its functions print."""
    game = _read(read_fields(params, "params", ("game",))["game"], "params.game")
    plans = {str(player): pure_strategies(game, player) for player in PLAYERS}
    members = {infoset: len(nodes) for infoset, nodes in game.infosets.items()}
    quantities = [
        Quantity("node_count", "integer", len(game.nodes)),
        Quantity("infoset_count", "integer", len(game.infosets)),
        Quantity("infoset_members", "table", members, "integer"),
        Quantity("rendering", "text", render_tree(game)),
        Quantity("strategies", "table", {player: plans_text(own) for player, own in plans.items()}, "text"),
        Quantity("strategy_counts", "table", {player: len(own) for player, own in plans.items()}, "integer"),
        Quantity("normal_form", "text", convert_to_normal(game)),
    ]
    progress(1, 1)
    return quantities


def _read(value: object, where: str) -> ExtensiveFormGame:
    name = read_mapping(value, where).get("name")
    if not isinstance(name, str):
        raise invalid(f"{where}.name", f"one of {found(GAMES)}", name)
    if name not in GAMES:
        raise UnsupportedError(f"{where}.name: expected one of {found(GAMES)}, found {found(name)}")
    # The request's game is read in any case: its other fields are checked there.
    tree = read_game(value, where)
    return SOURCE_GAMES[name]() if name in SOURCE_GAMES else as_source_game(tree, where)
