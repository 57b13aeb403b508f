"""The quantities of a learning run at its checkpoints, as `cfr` and `openspiel_reference` both state them."""

from collections.abc import Sequence

from refengine.checkpoints import Checkpoint
from refengine.quantity import CHIPS_PER_DEAL, Quantity

LARGEST_CHECKPOINT = 100_000


def checkpoint_quantities(checkpoints: Sequence[Checkpoint]) -> list[Quantity]:
    """Return a strategy for each checkpoint, and the series of the three figures."""
    series = {
        "expected_value": {point.iteration: point.expected_value for point in checkpoints},
        "nash_conv": {point.iteration: point.nash_conv for point in checkpoints},
        "exploitability": {point.iteration: point.exploitability for point in checkpoints},
    }
    definitions = {
        "expected_value": "GameSpec.Evaluate.expectedValue",
        "nash_conv": "GameSpec.Evaluate.nashConv",
        "exploitability": "GameSpec.Evaluate.exploitability",
    }
    return [
        *(
            Quantity(f"average_strategy.{point.iteration}", "strategy", point.strategy, "real")
            for point in checkpoints
        ),
        *(
            Quantity(name, "series", values, "real", CHIPS_PER_DEAL, definitions[name])
            for name, values in series.items()
        ),
    ]
