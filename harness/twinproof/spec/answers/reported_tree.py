"""The tree that an engine reports, read back as a game: histories to nodes, ids to numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NoReturn

from twinproof.documents.rationals import exact_text, parse_rational
from twinproof.documents.wording import listed
from twinproof.spec.answers.errors import InvalidTreeError
from twinproof.spec.answers.game_text import step_text
from twinproof.spec.answers.reading import shown
from twinproof.spec.games import Game
from twinproof.spec.tree import Chance, Decision, Draw, Node, Terminal

_Entry = Mapping[str, Any]


@dataclass(slots=True)
class _Numbers:
    """What has been read: numbers of infosets and labels, values of rationals, each once."""

    infosets: dict[tuple[str, str], int] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    actions: list[Sequence[str]] = field(default_factory=list)
    draws: dict[str, int] = field(default_factory=dict)
    steps: dict[str, str] = field(default_factory=dict)
    rationals: dict[str, Fraction] = field(default_factory=dict)
    payoffs: dict[tuple[str, ...], tuple[Fraction, ...]] = field(default_factory=dict)

    def rational(self, text: str) -> Fraction:
        value = self.rationals.get(text)
        if value is None:
            value = self.rationals[text] = parse_rational(text)
        return value

    def step(self, action: str) -> str:
        text = self.steps.get(action)
        if text is None:
            text = self.steps[action] = step_text(action)
        return text


def read_tree(entries: Mapping[str, Any]) -> Game:
    """The game of a reported tree: a value of the kind `tree` of docs/protocol.md, with rational entries.

    Title and names are not in a tree and stay empty. Raises InvalidTreeError where a node is missing, is
    none, or leads nowhere, or where nodes of one information set differ.
    """
    numbers = _Numbers()
    _number_infosets(entries, numbers)
    built: dict[str, Node] = {}
    try:
        # Nodes come in depth-first order: from the last one on, whatever is below a node is there before it.
        for history, entry in reversed(list(entries.items())):
            built[history] = _node(history, entry, built, numbers)
    except (KeyError, TypeError, ValueError, ZeroDivisionError, AttributeError) as error:
        raise InvalidTreeError(
            f"tree: expected a tree as docs/protocol.md has it, found {type(error).__name__} {error}"
        ) from error
    if "" not in built:
        _refuse("", "expected a root", "none")
    if lost := [history for history in built if history]:
        _refuse(lost[0], "expected a way from the root to every node", "none to this one")
    draws = list(numbers.draws)
    return Game(
        title="",
        players=(),
        tree=built[""],
        infoset=numbers.names.__getitem__,
        action=lambda infoset, number: numbers.actions[infoset][number],
        draw=draws.__getitem__,
    )


def _number_infosets(entries: Mapping[str, _Entry], numbers: _Numbers) -> None:
    """Numbers in the order of first nodes."""
    for history, entry in entries.items():
        if entry.get("type") != "decision":
            continue
        key = (entry["player"], entry["infoset"])
        infoset = numbers.infosets.setdefault(key, len(numbers.names))
        if infoset == len(numbers.names):
            numbers.names.append(entry["infoset"])
            numbers.actions.append(entry["actions"])
        elif numbers.actions[infoset] != entry["actions"]:
            _refuse(
                history,
                f"expected the actions {listed(numbers.actions[infoset])}, as at the first node of {key[1]}",
                listed(entry["actions"]),
            )


def _node(history: str, entry: _Entry, built: dict[str, Node], numbers: _Numbers) -> Node:
    match entry["type"]:
        case "terminal":
            texts = tuple(entry["payoffs"])
            payoffs = numbers.payoffs.get(texts)
            if payoffs is None:
                payoffs = numbers.payoffs[texts] = tuple(map(numbers.rational, texts))
                if len(payoffs) != len(next(iter(numbers.payoffs))):
                    _refuse(
                        history, f"expected {len(next(iter(numbers.payoffs)))} payoffs", str(len(payoffs))
                    )
            return Terminal(payoffs)
        case "decision":
            below = _below(history, entry["actions"], built, numbers)
            player = int(entry["player"].removeprefix("player_")) - 1
            infoset = numbers.infosets[entry["player"], entry["infoset"]]
            return Decision(player, infoset, tuple(enumerate(below)))
        case "chance":
            below = _below(history, entry["actions"], built, numbers)
            draws = [numbers.draws.setdefault(label, len(numbers.draws)) for label in entry["actions"]]
            chances = [numbers.rational(text) for text in entry["probabilities"]]
            if any(p <= 0 for p in chances):
                _refuse(history, "expected positive probabilities", listed(map(exact_text, chances)))
            return Chance(tuple((Draw(draw, p), t) for draw, p, t in zip(draws, chances, below, strict=True)))
    _refuse(history, "expected a terminal, decision or chance node", shown(entry["type"]))


def _below(history: str, actions: Sequence[str], built: dict[str, Node], numbers: _Numbers) -> list[Node]:
    """The nodes that the actions lead to; what is left in `built` is below no node yet."""
    before = f"{history} " if history else ""
    below = []
    for action in actions:
        after = before + numbers.step(action)
        if after not in built:
            _refuse(history, f"expected a later node {after!r}", "none")
        below.append(built.pop(after))
    if not below:
        _refuse(history, "expected an action", "none")
    return below


def _refuse(history: str, expected: str, found: str) -> NoReturn:
    raise InvalidTreeError(f"tree at {shown(history)}: {expected}, found {found}")


def sums_to_one(entries: Mapping[str, Any]) -> bool:
    """Whether the probabilities of every chance node sum to exactly 1."""
    seen: set[tuple[str, ...]] = {
        tuple(entry["probabilities"]) for entry in entries.values() if entry["type"] == "chance"
    }
    return all(sum(map(parse_rational, texts), Fraction(0)) == 1 for texts in seen)
