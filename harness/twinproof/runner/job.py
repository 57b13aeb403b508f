"""What all engines of a run have in common."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from twinproof.model import Case, QuantityRule
from twinproof.project import Project
from twinproof.runner.cache import Cache


@dataclass(frozen=True)
class Job:
    """The cases, their spec and rules (by case id), the project they run in, and its cache."""

    project: Project
    cache: Cache
    spec_digest: str
    rules: Mapping[str, tuple[QuantityRule, ...]]
    cases: tuple[Case, ...]
