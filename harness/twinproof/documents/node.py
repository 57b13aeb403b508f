"""Whether a value is a node of a game tree: what the definition `node` of fixture.schema.json says."""

from __future__ import annotations

import re
from typing import TypeGuard

from twinproof.model import Json

_PLAYER = re.compile(r"player_[1-9][0-9]*")
_FIELDS = {
    "chance": {"type", "actions", "probabilities"},
    "decision": {"type", "player", "infoset", "actions"},
    "terminal": {"type", "payoffs"},
}


def is_node(value: Json) -> TypeGuard[dict[str, Json]]:
    """Whether fields, types and forms are those of a chance, a decision or a terminal node."""
    if not isinstance(value, dict):
        return False
    match value.get("type"):
        case "terminal":
            rest = isinstance(payoffs := value.get("payoffs"), list) and len(payoffs) > 0
        case "chance":
            rest = _are_actions(value.get("actions")) and isinstance(value.get("probabilities"), list)
        case "decision":
            player = value.get("player")
            rest = (
                _are_actions(value.get("actions"))
                and isinstance(value.get("infoset"), str)
                and isinstance(player, str)
                and _PLAYER.fullmatch(player) is not None
            )
        case _:
            return False
    return rest and value.keys() == _FIELDS[str(value["type"])]


def identity(value: dict[str, Json]) -> object:
    """Equal for equal nodes; None for what has not the fields of a node, or holds what nodes do not hold."""
    size = len(value)
    if size == 2 and isinstance(entries := value.get("payoffs"), list):
        key: object = ("terminal", value.get("type"), _entries(entries))
    elif size == 4 and isinstance(actions := value.get("actions"), list):
        key = (value.get("type"), value.get("player"), value.get("infoset"), tuple(actions))
    elif size == 3 and isinstance(entries := value.get("probabilities"), list):
        actions = value.get("actions")
        key = (value.get("type"), tuple(actions) if isinstance(actions, list) else None, _entries(entries))
    else:
        return None
    try:
        hash(key)
    except TypeError:
        return None
    return key


def _entries(entries: list[Json]) -> object:
    # Types stand beside the values: to a dict, 1, 1.0 and true are one key.
    return tuple(entries), tuple(map(type, entries))


def _are_actions(value: Json) -> bool:
    if not isinstance(value, list) or not value:
        return False
    return all(isinstance(action, str) and action for action in value) and len(set(map(str, value))) == len(
        value
    )
