"""Recursions of any depth: a function that yields the calls it makes, run without the call stack.

Not in Lean: Python's own stack ends after a thousand calls, and a game may be deeper.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias, TypeVar

Value = TypeVar("Value")
Calls: TypeAlias = Generator["Calls[Any]", Any, Value]
"""Yields calls, is sent what each returns, and returns its own value."""


def run(call: Calls[Value]) -> Value:
    """What `call` returns, every call that it yields having been run in the same way."""
    waiting: list[Calls[Any]] = [call]
    sent: Any = None
    while True:
        try:
            waiting.append(waiting[-1].send(sent))
            sent = None
        except StopIteration as end:
            waiting.pop()
            if not waiting:
                value: Value = end.value
                return value
            sent = end.value
