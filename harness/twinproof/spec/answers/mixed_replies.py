"""`best_response_mixed`: player 2's mixed replies on a grid, and the best pure one."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from twinproof.spec import mixed
from twinproof.spec.answers.encoding import Answer, Params, lines, present, rational
from twinproof.spec.answers.errors import InvalidParametersError
from twinproof.spec.answers.profiles import read_profile
from twinproof.spec.answers.reading import game_of, record, shown, within
from twinproof.spec.partial import minus


def best_response_mixed(params: Params) -> Answer:
    """Every quantity of the case kind. Raises InvalidParametersError."""
    record(params, "params", ["game", "opponent", "base", "grid"])
    game, _ = game_of(params["game"])
    opponent = read_profile(params["opponent"], "params.opponent")
    base = read_profile(params["base"], "params.base")
    alphas, betas = read_grid(params["grid"], "params.grid")
    matrix = present(mixed.values(game, opponent, base, alphas, betas))
    best = mixed.maximum(matrix)
    pure = mixed.pure_best_response_value(game, opponent)
    return {
        "values": [[rational(entry) for entry in entries] for entries in matrix],
        "maximum": rational(best),
        "argmax": lines(
            f"{rational(alpha)} {rational(beta)}" for alpha, beta in mixed.argmax(alphas, betas, matrix)
        ),
        "vertex_maximum": rational(mixed.vertex_maximum(game, opponent, base)),
        "pure_best_response_value": rational(pure),
        "pure_gap": rational(minus(pure, best)),
    }


def read_grid(value: Any, where: str) -> tuple[list[Fraction], list[Fraction]]:
    """The alphas and the betas, each a list of probabilities that is not empty.

    Raises InvalidParametersError otherwise.
    """
    fields = record(value, where, ["alpha", "beta"])
    return _axis(fields["alpha"], f"{where}.alpha"), _axis(fields["beta"], f"{where}.beta")


def _axis(value: Any, where: str) -> list[Fraction]:
    if not isinstance(value, Sequence) or isinstance(value, str) or not value:
        raise InvalidParametersError(f"{where}: expected a list of probabilities, found {shown(value)}")
    return [within(entry, f"{where}[{at}]", Fraction(0), Fraction(1)) for at, entry in enumerate(value)]
