"""Behaviour profiles of any game, as `params.profiles` gives them."""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

from refengine.errors import InvalidParametersError
from refengine.parameters import found, invalid, member, read_fields, read_mapping
from refengine.profiles import read_row
from refengine.suggestion import nearest
from refengine.trees.model import GameTree, infosets_of, player_id

UNIFORM = "uniform"

TreeProfile = Sequence[Sequence[Fraction]]
"""For each of the tree's information sets the probabilities of its actions, in order."""

Table = Mapping[str, Mapping[str, Mapping[str, Fraction]]]
"""Player -> information set -> action -> probability."""


def uniform(tree: GameTree) -> TreeProfile:
    """Return the profile in which every action is equally likely."""
    rows = {count: (Fraction(1, count),) * count for count in {len(each.actions) for each in tree.infosets}}
    return [rows[len(infoset.actions)] for infoset in tree.infosets]


def as_table(tree: GameTree, profile: TreeProfile) -> Table:
    """Return the profile in canonical order; a player without information sets has an empty table."""
    table: dict[str, dict[str, Mapping[str, Fraction]]] = {
        player_id(player): {} for player in range(len(tree.players))
    }
    for infoset, row in zip(tree.infosets, profile, strict=True):
        table[player_id(infoset.player)][infoset.id] = dict(zip(infoset.actions, row, strict=True))
    return table


def read_profile(value: object, where: str, tree: GameTree) -> TreeProfile:
    """Return the profile that `{"name": "uniform"}` or `{"table": {...}}` states.

    Raises `InvalidParametersError` for anything else: names that the game does not have (with the nearest
    that it has), rows and actions left out, negative probabilities, rows that do not sum to 1.
    """
    fields = read_mapping(value, where)
    if "table" in fields:
        return _read_table(read_fields(fields, where, ("table",))["table"], f"{where}.table", tree)
    if "name" not in fields:
        raise invalid(where, 'a field "name" or "table"', list(fields))
    name = read_fields(fields, where, ("name",))["name"]
    if name != UNIFORM:
        raise invalid(f"{where}.name", f'"{UNIFORM}" (or a "table" instead of the name)', name)
    return uniform(tree)


def _read_table(value: object, where: str, tree: GameTree) -> TreeProfile:
    tables = read_mapping(value, where)
    players = {player_id(player): infosets_of(tree, player) for player in range(len(tree.players))}
    _require(tables, where, "player", [player for player, own in players.items() if own], players)
    profile: list[Sequence[Fraction]] = []
    for player, own in players.items():
        place = member(where, player)
        rows = read_mapping(tables.get(player, {}), place)
        ids = {infoset.id for infoset in own}
        _require(rows, place, "information set", [infoset.id for infoset in own], ids)
        for infoset in own:
            spot = member(place, infoset.id)
            entries = read_mapping(rows[infoset.id], spot)
            _require(entries, spot, "action", infoset.actions, infoset.actions)
            row = read_row(entries, spot, infoset.actions)
            profile.append([row[action] for action in infoset.actions])
    return profile


def _require(
    names: Mapping[str, object], where: str, what: str, required: Collection[str], known: Collection[str]
) -> None:
    """Raise `InvalidParametersError` for a name that is not known, or a required one that is missing."""
    for name in names:
        if name not in known:
            among = f"{what}s of the game" if what != "action" else "actions of this information set"
            raise InvalidParametersError(
                f"{where}: expected {among}, found {found(name)}{nearest(name, known)}"
            )
    for name in required:
        if name not in names:
            raise InvalidParametersError(
                f"{where}: expected an entry for every {what}, found none for {found(name)}"
            )
