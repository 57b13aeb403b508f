"""Ids of actions and of information sets: their labels, or `#k` where a label cannot stand for one thing."""

from collections import Counter
from collections.abc import Sequence


def is_own_id(label: str) -> bool:
    """Return whether a label that nothing else shares can be an id."""
    return label != "" and not label.startswith("#")


def action_ids(labels: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ids of one node's actions; `labels` itself where all of them are ids."""
    return ids(labels, range(1, len(labels) + 1)) if needs_numbers(labels) else labels


def needs_numbers(labels: Sequence[str]) -> bool:
    """Return whether at least one of the labels cannot be an id."""
    return len(set(labels)) != len(labels) or not all(map(is_own_id, labels))


def ids(labels: Sequence[str], numbers: Sequence[int]) -> tuple[str, ...]:
    """Return each label, or `#` and its number where it is empty, begins with `#` or occurs twice."""
    count = Counter(labels)
    return tuple(
        label if is_own_id(label) and count[label] == 1 else f"#{number}"
        for label, number in zip(labels, numbers, strict=True)
    )
