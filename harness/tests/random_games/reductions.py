"""Games that are one step smaller than a game, the greatest steps first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction

from random_games.game import CHANCE, Game, Infoset, Node, Outcome, infosets, nodes
from random_games.writer import efg

Weight = tuple[int, ...]


def weight(game: Game) -> Weight:
    """What a step makes smaller: nodes, joined ones, players, their numbers, odd characters, all, layout."""
    every = list(nodes(game))
    inner = [node.infoset for node in every if node.infoset is not None]
    plain = efg(replace(game, layout=None))
    odd = sum(not character.isalnum() or not character.isascii() for character in plain)
    owners = sum(infoset.player for infoset in inner)
    return (
        len(every),
        len(inner) - len(set(inner)),
        len(game.players),
        owners,
        odd,
        len(plain),
        game.layout is not None,
    )


def reductions(game: Game) -> Iterator[Game]:
    """Legal games, each of less weight than `game`, none of them twice."""
    heaviest = weight(game)
    met = {game}
    for smaller in _steps(game):
        if smaller not in met and weight(smaller) < heaviest:
            met.add(smaller)
            yield smaller


def _steps(game: Game) -> Iterator[Game]:
    for child in game.root.children:
        yield replace(game, root=child)
    every = list(nodes(game))
    inner = [node for node in every if node.children]
    for node in sorted(inner, key=_size, reverse=True):
        yield _with_node(game, node, Node(node.label, node.outcome))
        for child in node.children:
            yield _with_node(game, node, child)
    yield replace(plainly_named(game), layout=None)
    yield replace(game, layout=None)
    yield plainly_named(game)
    yield from _fewer_actions(game)
    yield from _fewer_players(game)
    yield from _split(game)
    yield from _other_owners(game)
    yield from _simpler_names(game)
    yield from _simpler_numbers(game)


def _size(node: Node) -> int:
    return 1 + sum(map(_size, node.children))


def _rebuilt(node: Node, change: Callable[[Node], Node]) -> Node:
    return change(replace(node, children=tuple(_rebuilt(child, change) for child in node.children)))


def _everywhere(game: Game, change: Callable[[Node], Node]) -> Game:
    return replace(game, root=_rebuilt(game.root, change))


def _with_node(game: Game, old: Node, new: Node) -> Game:
    """With the node that is `old` itself, not one that equals it, replaced."""

    def walk(node: Node) -> Node:
        return new if node is old else replace(node, children=tuple(map(walk, node.children)))

    return replace(game, root=walk(game.root))


def _with_infoset(game: Game, old: Infoset, new: Infoset) -> Game:
    return _everywhere(game, lambda node: replace(node, infoset=new) if node.infoset == old else node)


def _with_outcome(game: Game, old: Outcome, new: Outcome | None) -> Game:
    return _everywhere(game, lambda node: replace(node, outcome=new) if node.outcome == old else node)


def _all_infosets(game: Game) -> list[Infoset]:
    return [each for player in range(len(game.players) + 1) for each in infosets(game, player)]


def _outcomes(game: Game) -> list[Outcome]:
    return list(dict.fromkeys(node.outcome for node in nodes(game) if node.outcome is not None))


def _fewer_actions(game: Game) -> Iterator[Game]:
    for infoset in _all_infosets(game):
        for at in range(len(infoset.actions) if len(infoset.actions) > 1 else 0):
            rest = [position for position in range(len(infoset.actions)) if position != at]
            kept = [infoset.probabilities[position] for position in rest] if infoset.probabilities else []
            fewer = replace(
                infoset,
                actions=tuple(infoset.actions[position] for position in rest),
                probabilities=tuple(probability / sum(kept) for probability in kept),
            )

            def change(node: Node, old: Infoset = infoset, new: Infoset = fewer, at: int = at) -> Node:
                if node.infoset != old:
                    return node
                return replace(node, infoset=new, children=node.children[:at] + node.children[at + 1 :])

            yield _everywhere(game, change)


def _fewer_players(game: Game) -> Iterator[Game]:
    for player in range(len(game.players), 0, -1):
        if len(game.players) > 1 and not infosets(game, player):

            def change(node: Node, gone: int = player) -> Node:
                infoset, outcome = node.infoset, node.outcome
                if infoset is not None and infoset.player > gone:
                    infoset = replace(infoset, player=infoset.player - 1)
                if outcome is not None:
                    left = outcome.payoffs[: gone - 1] + outcome.payoffs[gone:]
                    outcome = replace(outcome, payoffs=left)
                return replace(node, infoset=infoset, outcome=outcome)

            names = game.players[: player - 1] + game.players[player:]
            yield replace(_everywhere(game, change), players=names)


def _split(game: Game) -> Iterator[Game]:
    met: set[Infoset] = set()
    for node in nodes(game):
        if (infoset := node.infoset) is not None and infoset in met:
            number = 1 + max(each.number for each in infosets(game, infoset.player))
            yield _with_node(game, node, replace(node, infoset=replace(infoset, number=number)))
        if infoset is not None:
            met.add(infoset)


def _other_owners(game: Game) -> Iterator[Game]:
    for infoset in _all_infosets(game):
        for player in range(1, infoset.player):
            number = 1 + max((each.number for each in infosets(game, player)), default=0)
            yield _with_infoset(game, infoset, replace(infoset, player=player, number=number))


def plainly_named(game: Game) -> Game:
    """Everything without a meaning gone, every other name short and apart from its like."""
    for number, infoset in enumerate(_all_infosets(game), 1):
        game = _with_infoset(game, infoset, _plain(infoset, f"i{number}"))
    for outcome in _outcomes(game):
        game = _with_outcome(game, outcome, replace(outcome, name=""))
    names = tuple(f"P{player}" for player in range(1, len(game.players) + 1))
    game = _everywhere(game, lambda node: replace(node, label=""))
    return replace(game, title="", comment=None, players=names)


def _plain(infoset: Infoset, label: str) -> Infoset:
    actions = tuple("abcdefgh"[: len(infoset.actions)])
    return replace(infoset, label="" if infoset.player == CHANCE else label, actions=actions)


def _simpler_names(game: Game) -> Iterator[Game]:
    yield replace(game, title="")
    yield replace(game, comment=None)
    yield replace(game, players=tuple(f"P{player}" for player in range(1, len(game.players) + 1)))
    yield _everywhere(game, lambda node: replace(node, label=""))
    for outcome in _outcomes(game):
        yield _with_outcome(game, outcome, replace(outcome, name=""))
    for number, infoset in enumerate(_all_infosets(game), 1):
        yield _with_infoset(game, infoset, _plain(infoset, f"i{number}"))
        yield _with_infoset(game, infoset, replace(infoset, label=f"i{number}"))
        yield _with_infoset(game, infoset, replace(infoset, label=""))
        yield _with_infoset(game, infoset, replace(infoset, actions=_plain(infoset, "").actions))


def _simpler_numbers(game: Game) -> Iterator[Game]:
    for infoset in infosets(game, CHANCE):
        equal = tuple(Fraction(1, len(infoset.actions)) for _ in infoset.actions)
        yield _with_infoset(game, infoset, replace(infoset, probabilities=equal))
    for node in nodes(game):
        if node.outcome is not None:
            yield _with_node(game, node, replace(node, outcome=None))
    for outcome in _outcomes(game):
        yield _with_outcome(game, outcome, None)
        for at, payoff in enumerate(outcome.payoffs):
            for simple in (Fraction(0), Fraction(1 if payoff > 0 else -1), Fraction(int(payoff))):
                row = (*outcome.payoffs[:at], simple, *outcome.payoffs[at + 1 :])
                yield _with_outcome(game, outcome, replace(outcome, payoffs=row))
