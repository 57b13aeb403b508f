"""The strategy: finite games of 1 to 4 players, with perfect recall by construction, or without that care.

Hypothesis draws the outline (how large, how many players, which labels, joined how, written how) and a seed;
a game is a function of these. To draw each node would take longer than to compare the game.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from hypothesis import strategies as st

from random_games.game import CHANCE, Game, Infoset, Node, Outcome, Past
from random_games.labels import label_pools, payoff, probabilities

MOST_DEPTH = 9


@dataclass(frozen=True)
class Outline:
    """All that decides a game."""

    players: int
    inner_nodes: int
    recall: bool
    """Whether information sets join only nodes with the same own past, or any nodes of a player."""
    joins: float
    """How often a node joins an information set where it can."""
    labels: Sequence[str]
    layout: int | None
    seed: bytes


@dataclass
class _Bud:
    """A node while the tree grows: a terminal one until it gets children."""

    path: Past
    infoset: Infoset | None = None
    children: list[_Bud] = field(default_factory=list)


@dataclass
class _Growth:
    """What one tree has used so far."""

    outline: Outline
    choose: random.Random
    infosets: dict[Infoset, Past] = field(default_factory=dict)
    """With the own past of its first node."""
    outcomes: list[Outcome] = field(default_factory=list)

    def label(self) -> str:
        return self.choose.choice(self.outline.labels)


def outlines(*, recall: bool) -> st.SearchStrategy[Outline]:
    """Of games with perfect recall by construction, or of games made without that care."""
    return st.builds(
        Outline,
        players=st.integers(1, 4),
        inner_nodes=st.sampled_from((8, 16, 4, 12, 2, 6, 14, 1, 10, 0)),
        recall=st.just(recall),
        joins=st.sampled_from((0.75, 0.0, 1.0)),
        labels=label_pools,
        layout=st.none() | st.integers(0, 2**32 - 1),
        seed=st.binary(min_size=8, max_size=8),
    )


def games(*, recall: bool = True) -> st.SearchStrategy[Game]:
    """Games with perfect recall, or without that care: recall breaks, and a path may meet a set twice."""
    return outlines(recall=recall).map(grown)


def any_games() -> st.SearchStrategy[Game]:
    """Three in four with perfect recall by construction."""
    return st.sampled_from((True, True, True, False)).flatmap(lambda recall: games(recall=recall))


def grown(outline: Outline) -> Game:
    """The game of an outline: one leaf after the other becomes an inner node, any of them."""
    choose = random.Random(outline.seed)
    growth = _Growth(outline, choose)
    root = _Bud(())
    leaves = [root]
    for _ in range(outline.inner_nodes):
        # The root's leaf is always there: a leaf at the greatest depth has sisters' ancestors at lesser ones.
        leaf = leaves.pop(choose.randrange(len(leaves)))
        if len(leaf.path) < MOST_DEPTH:
            leaf.infoset = _infoset(growth, leaf)
            leaf.children = [
                _Bud((*leaf.path, (leaf.infoset, at))) for at in range(len(leaf.infoset.actions))
            ]
            leaves += leaf.children
        if not leaves:
            break
    return Game(
        title=growth.label(),
        players=tuple(growth.label() for _ in range(outline.players)),
        comment=growth.label() if choose.random() < 0.5 else None,
        root=_frozen(growth, root),
        layout=outline.layout,
    )


def _infoset(growth: _Growth, leaf: _Bud) -> Infoset:
    choose = growth.choose
    player = choose.randint(CHANCE, growth.outline.players)
    past = tuple(step for step in leaf.path if step[0].player == player)
    joinable = [
        infoset
        for infoset, first in growth.infosets.items()
        if infoset.player == player and (player == CHANCE or not growth.outline.recall or first == past)
    ]
    if joinable and choose.random() < growth.outline.joins:
        return choose.choice(joinable)
    # Two actions are the rule: with more, plans are too many for a normal form.
    number = choose.choices((1, 2, 3, 4), (2, 9, 4, 1))[0]
    infoset = Infoset(
        player=player,
        number=_unused(choose, {infoset.number for infoset in growth.infosets if infoset.player == player}),
        label=growth.label(),
        actions=_actions(growth, number),
        probabilities=probabilities(choose, number) if player == CHANCE else (),
    )
    growth.infosets[infoset] = past
    return infoset


def _actions(growth: _Growth, number: int) -> tuple[str, ...]:
    pool = growth.outline.labels
    if len(set(pool)) >= number and growth.choose.random() < 0.8:
        return tuple(growth.choose.sample(sorted(set(pool)), number))
    return tuple(growth.label() for _ in range(number))


def _unused(choose: random.Random, used: set[int]) -> int:
    return choose.choice([number for number in range(1, 6 + 2 * len(used)) if number not in used])


def _frozen(growth: _Growth, bud: _Bud) -> Node:
    children = tuple(_frozen(growth, child) for child in bud.children)
    return Node(growth.label(), _outcome(growth, inner=bool(children)), bud.infoset, children)


def _outcome(growth: _Growth, *, inner: bool) -> Outcome | None:
    # Seldom on the way; at the end null now and then, and often one that was there before.
    shares = (8, 1, 1) if inner else (1, 5, 2)
    choice = growth.choose.choices(("none", "new", "old"), shares)[0]
    if choice == "none":
        return None
    if choice == "old" and growth.outcomes:
        return growth.choose.choice(growth.outcomes)
    payoffs = [payoff(growth.choose) for _ in range(growth.outline.players)]
    if growth.outline.players > 1 and growth.outline.seed[0] % 3 == 0:
        payoffs[-1] = -sum(payoffs[:-1], Fraction(0))
    number = _unused(growth.choose, {outcome.number for outcome in growth.outcomes})
    outcome = Outcome(number, growth.label(), tuple(payoffs))
    growth.outcomes.append(outcome)
    return outcome
