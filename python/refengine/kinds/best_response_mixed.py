"""Case kind `best_response_mixed`: the value of player 2's mixed plans on a grid, and the pure bound."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from refengine.kuhn import PLAYERS, read_game
from refengine.kuhn_profiles import bluffing, read_profile
from refengine.mixed import Grid, argmax_text, grid_values, largest, read_points
from refengine.parameters import read_fields
from refengine.plans import best_response
from refengine.progress import Progress, unobserved
from refengine.quantity import CHIPS_PER_DEAL, Quantity

CORNERS = (Fraction(0), Fraction(1))
MAXIMUM = "GameSpec.Mixed.maximum"
PURE = "GameSpec.BestResponse.bestResponseValue"


def compute(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    """Return the grid's values, their maximum and the pure bound; `progress` counts the grid's rows."""
    fields = read_fields(params, "params", ("game", "opponent", "base", "grid"))
    game = read_game(fields["game"], "params.game")
    first, second = PLAYERS
    base = read_profile(fields["base"], "params.base", game)[second]
    profile = {first: read_profile(fields["opponent"], "params.opponent", game)[first], second: base}
    alphas, betas = read_points(fields["grid"], "params.grid")
    grid = Grid(alphas, betas, strategy_at=lambda alpha, beta: bluffing(base, alpha, beta))

    values = grid_values(game, profile, second, grid, progress)
    corners = grid_values(game, profile, second, Grid(CORNERS, CORNERS, grid.strategy_at), unobserved)
    maximum = largest(values)
    pure = best_response(game, profile, second).value
    return [
        Quantity("values", "matrix", values, "rational", CHIPS_PER_DEAL, "GameSpec.Mixed.values"),
        Quantity("maximum", "rational", maximum, unit=CHIPS_PER_DEAL, definition=MAXIMUM),
        Quantity("argmax", "text", argmax_text(grid, values), definition=MAXIMUM),
        Quantity("vertex_maximum", "rational", largest(corners), unit=CHIPS_PER_DEAL, definition=MAXIMUM),
        Quantity("pure_best_response_value", "rational", pure, unit=CHIPS_PER_DEAL, definition=PURE),
        Quantity("pure_gap", "rational", pure - maximum, unit=CHIPS_PER_DEAL, definition=PURE),
    ]
