"""Whether a table of histories is a game tree, in depth-first order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import NoReturn

from twinproof.documents.errors import MalformedTreeError, NegativeProbabilityError
from twinproof.documents.wording import counted, found, listed, place
from twinproof.model import Json

Node = Mapping[str, Json]


def check_tree(
    nodes: Mapping[str, Json],
    where: str,
    number: Callable[[Json, tuple[str | int, ...]], Fraction],
    check_sum: Callable[[Fraction, bool, str], None],
) -> None:
    """Raises MalformedTreeError (or what `number` and `check_sum` raise) for what is not a tree.

    `number` reads an entry, `check_sum` checks the total of a chance node.
    """
    tree = {history: node for history, node in nodes.items() if isinstance(node, dict)}
    if "" not in tree:
        _malformed(where, (), "expected a root, the history '', found none")
    players = _check_nodes(tree, where, number, check_sum)
    _check_order(tree, where)
    _check_infosets(tree, players, where)


def _malformed(where: str, path: tuple[str | int, ...], message: str) -> NoReturn:
    raise MalformedTreeError(f"{where}: at {place(('value', *path))}: {message}")


def _check_nodes(
    tree: Mapping[str, Node],
    where: str,
    number: Callable[[Json, tuple[str | int, ...]], Fraction],
    check_sum: Callable[[Fraction, bool, str], None],
) -> int | None:
    players = None
    for history, node in tree.items():
        if node["type"] == "terminal":
            payoffs = _list(node, "payoffs")
            for index, entry in enumerate(payoffs):
                number(entry, (history, "payoffs", index))
            if players is not None and len(payoffs) != players:
                _malformed(
                    where,
                    (history, "payoffs"),
                    f"expected {counted(players, 'payoff')} as before, found {len(payoffs)}",
                )
            players = len(payoffs)
        elif node["type"] == "chance":
            _check_chance(history, node, where, number, check_sum)
    return players


def _check_chance(
    history: str,
    node: Node,
    where: str,
    number: Callable[[Json, tuple[str | int, ...]], Fraction],
    check_sum: Callable[[Fraction, bool, str], None],
) -> None:
    entries, path = _list(node, "probabilities"), (history, "probabilities")
    if len(entries) != len(_list(node, "actions")):
        expected = counted(len(_list(node, "actions")), "probability", "probabilities")
        _malformed(where, path, f"expected {expected}, one per action, found {len(entries)}")
    values = [number(entry, (*path, index)) for index, entry in enumerate(entries)]
    for index, value in enumerate(values):
        if value < 0:
            raise NegativeProbabilityError(
                f"{where}: at {place(('value', *path, index))}: expected a probability, "
                f"found {found(entries[index])}"
            )
    check_sum(sum(values, Fraction(0)), isinstance(entries[0], str), f"{where}: at {place(('value', *path))}")


def _check_order(tree: Mapping[str, Node], where: str) -> None:
    stack, given = [""], iter(tree)
    while stack:
        history = stack.pop()
        if history not in tree:
            _malformed(
                where, (), f"expected a node for the history {history!r}, an action of its parent, found none"
            )
        if (actual := next(given)) != history:
            _malformed(
                where, (actual,), f"expected nodes in depth-first order, {history!r} next, found {actual!r}"
            )
        children = [f"{history} {action}".strip() for action in _list(tree[history], "actions")]
        stack.extend(reversed(children))
    if (orphan := next(given, None)) is not None:
        _malformed(
            where, (orphan,), "expected a history that the root leads to, found one that no action leads to"
        )


def _check_infosets(tree: Mapping[str, Node], players: int | None, where: str) -> None:
    actions: dict[tuple[str, str], tuple[str, list[Json]]] = {}
    for history, node in tree.items():
        if node["type"] != "decision":
            continue
        player, infoset = str(node["player"]), str(node["infoset"])
        if players is not None and int(player.removeprefix("player_")) > players:
            _malformed(where, (history, "player"), f"expected one of {players} players, found {player}")
        first, known = actions.setdefault((player, infoset), (history, _list(node, "actions")))
        if known != _list(node, "actions"):
            _malformed(
                where,
                (history, "actions"),
                f"expected {listed(map(str, known))}, as at {first!r} in the same infoset {infoset!r}, "
                f"found {listed(map(str, _list(node, 'actions')))}",
            )


def _list(node: Node, field: str) -> list[Json]:
    value = node.get(field, [])
    return value if isinstance(value, list) else []
