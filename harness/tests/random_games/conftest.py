"""How many games, and which: `pytest tests/random_games --games 2000 --games-seed random`."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=None, help="How many random games (default: 300).")
    parser.addoption(
        "--games-seed", default=None, help="Their seed, a number (default: 0) or `random`; failures print it."
    )
