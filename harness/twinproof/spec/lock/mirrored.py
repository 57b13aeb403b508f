"""The modules of the mirror, and which Lean definition each of their members stands for."""

from __future__ import annotations

from types import ModuleType

from twinproof.spec import (
    audit,
    best_response,
    evaluate,
    games,
    kuhn,
    labels,
    mixed,
    normal_form,
    partial,
    places,
    plan,
    profile,
    reach,
    recall,
    recursion,
    subgame,
    tree,
)
from twinproof.spec.mirrors import mirrored_in


def mirror_modules() -> tuple[ModuleType, ...]:
    """One for each file of GameSpec, in the order in which they build on one another."""
    return (
        *(partial, tree, places, kuhn, profile, reach, plan, best_response, evaluate, mixed, audit),
        *(recall, normal_form, subgame, recursion, labels, games),
    )


def mirrored_definitions() -> dict[str, str]:
    """Full Lean name -> full name of the function, class or constant that mirrors it."""
    found: dict[str, str] = {}
    for module in mirror_modules():
        found.update(mirrored_in(module))
    return found
