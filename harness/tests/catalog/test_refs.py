from __future__ import annotations

import pytest

from twinproof.catalog import entry_at, format_ref, parse_ref
from twinproof.documents.errors import WrongFormError
from twinproof.model import QuantityRef


@pytest.mark.parametrize(
    ("text", "ref"),
    [
        ("c:nash_conv", QuantityRef("c", "nash_conv")),
        ("c.d-1:reach/0 1/pbp", QuantityRef("c.d-1", "reach", ("0 1", "pbp"))),
        ("c:s/player_1/0pb/b", QuantityRef("c", "s", ("player_1", "0pb", "b"))),
        ("c:path_weights.x/0 1/p:b", QuantityRef("c", "path_weights.x", ("0 1", "p:b"))),
    ],
)
def test_references_come_back(text: str, ref: QuantityRef) -> None:
    assert parse_ref(text) == ref
    assert format_ref(ref) == text


@pytest.mark.parametrize("text", ["", "c", "c:", ":q", "c:/x"])
def test_what_is_no_reference_is_refused(text: str) -> None:
    with pytest.raises(
        WrongFormError, match="expected a reference CASE:QUANTITY or CASE:QUANTITY/KEY/KEY, found"
    ):
        parse_ref(text)


def test_entries_are_found_in_tables_and_matrices() -> None:
    assert entry_at({"0 1": {"pp": "1/2"}}, ("0 1", "pp")) == "1/2"
    assert entry_at([[1, 2], [3, 4]], ("1", "0")) == 3
    assert entry_at("1/2", ()) == "1/2"


@pytest.mark.parametrize("path", [("x",), ("0 1", "bb"), ("0 1", "pp", "z"), ("-1",), ("2",)])
def test_a_path_that_leads_nowhere_is_a_key_error(path: tuple[str, ...]) -> None:
    with pytest.raises(KeyError):
        entry_at({"0 1": {"pp": "1/2"}} if path[0] not in ("-1", "2") else [[1], [2]], path)
