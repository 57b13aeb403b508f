"""Where a learning run stands after a number of iterations."""

from collections.abc import Mapping
from dataclasses import dataclass

FloatProfile = Mapping[str, Mapping[str, Mapping[str, float]]]


@dataclass(frozen=True)
class Checkpoint:
    """After `iteration` iterations: the average strategies, and their evaluation in chips per deal.

    `strategy` maps player -> infoset -> action -> probability; `expected_value` is player 1's.
    """

    iteration: int
    strategy: FloatProfile
    expected_value: float
    nash_conv: float
    exploitability: float
