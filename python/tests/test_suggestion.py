"""The nearest known names."""

import pytest

from refengine.suggestion import nearest

KNOWN = ("kuhn_poker", "leduc_poker", "market_entry")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("kuhn", '; the nearest: "kuhn_poker"'),
        ("leduc_pokr", '; the nearest: "leduc_poker", "kuhn_poker"'),
        ("xyz", ""),
        ("", ""),
    ],
)
def test_nearest_names_come_first(name: str, expected: str) -> None:
    assert nearest(name, KNOWN) == expected
