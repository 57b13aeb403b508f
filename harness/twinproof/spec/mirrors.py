"""Which Lean definition a function, class or name of the mirror stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, Final, TypeVar

_Mirror = TypeVar("_Mirror", bound=Callable[..., Any])

ATTRIBUTE: Final = "__mirrored_definition__"
"""Where a function or class of the mirror carries the full name of its Lean definition."""

NAMES: Final = "MIRRORED_NAMES"
"""The mapping for constants and type aliases, which cannot carry it: Python name -> Lean name."""


def mirrors(definition: str) -> Callable[[_Mirror], _Mirror]:
    """Mark a function or class as the mirror of the Lean definition with this full name."""

    def mark(mirror: _Mirror) -> _Mirror:
        setattr(mirror, ATTRIBUTE, definition)
        return mirror

    return mark


def mirrored_in(module: ModuleType) -> dict[str, str]:
    """Lean name -> `module.name` of its mirror, for what is defined in this module."""
    found: dict[str, str] = {}
    for name, member in vars(module).items():
        definition = vars(member).get(ATTRIBUTE) if hasattr(member, "__dict__") else None
        if definition is not None and getattr(member, "__module__", None) == module.__name__:
            found[definition] = f"{module.__name__}.{name}"
    names: Mapping[str, str] = getattr(module, NAMES, {})
    for name, definition in names.items():
        if not hasattr(module, name):
            raise LookupError(f"{module.__name__}.{NAMES} names {name}, which the module does not have")
        found[definition] = f"{module.__name__}.{name}"
    return found
