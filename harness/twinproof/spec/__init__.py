"""The spec's mirror: what Lean defines, in Python, under a lock of both texts; its answers.

It knows neither engine. Each module beside this one mirrors the Lean module of the same name (see `mirrors`).
"""

from twinproof.spec.answers import (
    InvalidParametersError,
    InvalidProfileError,
    answer,
    answer_reported,
    answer_tree,
    exact_values,
    read_dictionary,
    read_profile,
)
from twinproof.spec.lock import LockProblem, check_lock, mirrored_definitions, spec_digest, update_lock

__all__ = [
    "InvalidParametersError",
    "InvalidProfileError",
    "LockProblem",
    "answer",
    "answer_reported",
    "answer_tree",
    "check_lock",
    "exact_values",
    "mirrored_definitions",
    "read_dictionary",
    "read_profile",
    "spec_digest",
    "update_lock",
]
