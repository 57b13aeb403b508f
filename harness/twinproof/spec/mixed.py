"""Mirrors GameSpec/Mixed.lean: Kuhn poker, player 2's jack and king betting at chosen frequencies."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeAlias

from twinproof.spec import kuhn, partial
from twinproof.spec.best_response import best_response_value
from twinproof.spec.evaluate import expected_value
from twinproof.spec.mirrors import mirrors
from twinproof.spec.profile import Table, of_bets, part, with_rows
from twinproof.spec.tree import Node

Matrix: TypeAlias = Sequence[Sequence[Fraction]]


@mirrors("GameSpec.Mixed.profile")
def profile(game: Node, opponent: Table, base: Table, alpha: Fraction, beta: Fraction) -> Table:
    """Player 1 of `opponent` against player 2 of `base`, betting alpha at jack-, beta at king-after-pass."""
    return with_rows(
        of_bets([(kuhn.facing_pass(0), alpha), (kuhn.facing_pass(2), beta)]),
        {**part(game, 0, opponent), **part(game, 1, base)},
    )


@mirrors("GameSpec.Mixed.values")
def values(
    game: Node, opponent: Table, base: Table, alphas: Sequence[Fraction], betas: Sequence[Fraction]
) -> list[list[Fraction]] | None:
    """Values to player 2: a row for each alpha, in it an entry for each beta."""
    return partial.collect(
        partial.collect(expected_value(game, profile(game, opponent, base, alpha, beta), 1) for beta in betas)
        for alpha in alphas
    )


@mirrors("GameSpec.Mixed.maximum")
def maximum(matrix: Matrix) -> Fraction | None:
    """The largest entry."""
    return partial.maximum([entry for entries in matrix for entry in entries])


@mirrors("GameSpec.Mixed.argmax")
def argmax(
    alphas: Sequence[Fraction], betas: Sequence[Fraction], matrix: Matrix
) -> list[tuple[Fraction, Fraction]]:
    """The points of the grid, in its order, at which the matrix has its largest entry."""
    points = [(alpha, beta) for alpha in alphas for beta in betas]
    flat = [entry for entries in matrix for entry in entries]
    best = maximum(matrix)
    return [point for point, entry in zip(points, flat, strict=True) if entry == best]


@mirrors("GameSpec.Mixed.vertexMaximum")
def vertex_maximum(game: Node, opponent: Table, base: Table) -> Fraction | None:
    """The largest value at the four pure points."""
    ends = [Fraction(0), Fraction(1)]
    matrix = values(game, opponent, base, ends, ends)
    return None if matrix is None else maximum(matrix)


@mirrors("GameSpec.Mixed.pureBestResponseValue")
def pure_best_response_value(game: Node, opponent: Table) -> Fraction | None:
    """The most that any pure plan of player 2 gets against player 1 of `opponent`."""
    return best_response_value(game, opponent, 1)
