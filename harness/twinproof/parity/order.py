"""The order of dependence: what each quantity is computed from, directly and in the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase

from twinproof.model import QuantityRule


def direct_sources(rules: Sequence[QuantityRule]) -> Mapping[str, tuple[str, ...]]:
    """Quantity -> the ids it is computed from, in the order of `rules`; a source may hold `*`."""
    return {
        rule.id: tuple(
            other.id
            for other in rules
            if other.id != rule.id and any(fnmatchcase(other.id, source) for source in rule.sources)
        )
        for rule in rules
    }


def upstream(rules: Sequence[QuantityRule]) -> Mapping[str, tuple[str, ...]]:
    """Quantity -> everything it is computed from, in the end, in the order of `rules`; itself never."""
    sources = direct_sources(rules)
    closure: dict[str, tuple[str, ...]] = {}
    for id_ in sources:
        met: set[str] = set()
        waiting = list(sources[id_])
        while waiting:
            if (source := waiting.pop()) not in met:
                met.add(source)
                waiting.extend(sources[source])
        closure[id_] = tuple(rule.id for rule in rules if rule.id in met and rule.id != id_)
    return closure


def chain(rules: Sequence[QuantityRule], cause: str, quantity: str, among: Sequence[str]) -> tuple[str, ...]:
    """The shortest way from `cause` to `quantity` along direct sources, through `among` if possible."""
    sources = direct_sources(rules)
    for allowed in ({*among, cause, quantity}, set(sources)):
        ways: list[tuple[str, ...]] = [(quantity,)]
        met = {quantity}
        while ways:
            way = ways.pop(0)
            if way[0] == cause:
                return way
            for source in sources.get(way[0], ()):
                if source in allowed and source not in met:
                    met.add(source)
                    ways.append((source, *way))
    return (cause, quantity) if cause != quantity else (quantity,)
