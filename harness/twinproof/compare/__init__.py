"""Comparison of quantities, fixtures and folders of fixtures: in both directions, never rounded first."""

from twinproof.compare.fixtures import (
    FixtureDiff,
    compare_files,
    compare_fixtures,
    compare_folders,
    compare_pair,
)
from twinproof.compare.numbers import exact_value, within
from twinproof.compare.quantity import Comparison, compare_quantities, compare_values, swapped

__all__ = [
    "Comparison",
    "FixtureDiff",
    "compare_files",
    "compare_fixtures",
    "compare_folders",
    "compare_pair",
    "compare_quantities",
    "compare_values",
    "exact_value",
    "swapped",
    "within",
]
