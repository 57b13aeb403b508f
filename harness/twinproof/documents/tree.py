"""Whether a table of histories is a game tree, in depth-first order; equal nodes held once."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import NoReturn, TypeAlias

from twinproof.documents.errors import MalformedTreeError, NegativeProbabilityError
from twinproof.documents.node import identity, is_node
from twinproof.documents.validate import check_part
from twinproof.documents.wording import counted, found, listed, place
from twinproof.model import Json

Node: TypeAlias = Mapping[str, Json]
Path: TypeAlias = tuple[str | int, ...]


def sharing() -> Callable[[dict[str, Json]], dict[str, Json]]:
    """A function from an object to the first equal node that it was given, or to the object itself.

    Equal means: fields, values and the types of numbers. A tree has far fewer nodes apart than histories.
    What is no node is left alone.
    """
    known: dict[object, dict[str, Json]] = {}

    def shared(node: dict[str, Json]) -> dict[str, Json]:
        key = identity(node)
        return node if key is None else known.setdefault(key, node)

    return shared


def tree_digest(nodes: Mapping[str, Json]) -> str:
    """A hexadecimal sha256 that two trees share only if they are equal, histories in the same order.

    Each node that is apart is written once, its fields in alphabetical order; then which history has which.
    """
    texts: dict[int, str] = {}
    for _, node in _apart(nodes):
        texts[id(node)] = json.dumps(node, sort_keys=True, separators=(",", ":"))
    numbers = {text: number for number, text in enumerate(dict.fromkeys(texts.values()))}
    number_of = {each: numbers[text] for each, text in texts.items()}
    digest = hashlib.sha256()
    # JSON holds its own ends: no part can be taken for the beginning of the next one.
    for part in (list(numbers), list(nodes), [number_of[id(node)] for node in nodes.values()]):
        digest.update(json.dumps(part, separators=(",", ":")).encode())
    return digest.hexdigest()


def check_tree(
    nodes: Mapping[str, Json],
    where: str,
    number: Callable[[Json, Path], Fraction],
    check_sum: Callable[[Fraction, bool, str], None],
) -> None:
    """Raises for what is not a tree: MalformedTreeError, or what `number` and `check_sum` raise.

    `number` reads an entry, `check_sum` checks the total of a chance node. What can be said of a node by
    itself is looked at once for all histories that hold it (`sharing`).
    """
    tree = {history: node for history, node in _apart(nodes) if is_node(node)}
    for history, node in _apart(nodes):
        if history not in tree:
            check_part(node, "fixture#node", where, ("value", history))
            _malformed(where, (history,), f"expected a node of a game tree, found {found(node)}")
    if "" not in nodes:
        _malformed(where, (), "expected a root, the history '', found none")
    players = _check_nodes(tree, where, number, check_sum)
    _check_order(nodes, where)
    _check_infosets(tree, players, where)


def _apart(nodes: Mapping[str, Json]) -> Iterator[tuple[str, Json]]:
    """Each node with the first history that holds it."""
    met: set[int] = set()
    for history, node in nodes.items():
        if id(node) not in met:
            met.add(id(node))
            yield history, node


def _malformed(where: str, path: Path, message: str) -> NoReturn:
    raise MalformedTreeError(f"{where}: at {place(('value', *path))}: {message}")


def _check_nodes(
    tree: Mapping[str, Node],
    where: str,
    number: Callable[[Json, Path], Fraction],
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
    number: Callable[[Json, Path], Fraction],
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


def _check_order(tree: Mapping[str, Json], where: str) -> None:
    steps: dict[int, list[str]] = {}
    """Of each node, the steps that leave it, the last first."""
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
        node = tree[history]
        if (here := steps.get(id(node))) is None:
            assert isinstance(node, dict)
            here = steps[id(node)] = [_step(str(action)) for action in reversed(_list(node, "actions"))]
        stack.extend([f"{history} {step}" for step in here] if history else here)
    if (orphan := next(given, None)) is not None:
        _malformed(
            where, (orphan,), "expected a history that the root leads to, found one that no action leads to"
        )


def _step(action: str) -> str:
    return action.replace("%", "%25").replace(" ", "%20")


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
