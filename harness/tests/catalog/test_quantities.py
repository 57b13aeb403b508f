from __future__ import annotations

from pathlib import Path

import pytest

from catalog.texts import HEAD, write
from twinproof.catalog import load_catalog
from twinproof.documents.errors import (
    DependenceError,
    DuplicateIdError,
    WrongFormError,
)
from twinproof.errors import InvalidDocumentError

QUANTITIES = 'schema = "twinproof.quantities/1"\n'


def quantity(id_: str, *sources: str, kind: str = 'kind = "rational"') -> str:
    return f'[[quantity]]\ncase_kind = "mine"\nid = "{id_}"\n{kind}\nfrom = {list(sources)}\n'


MINE = HEAD + '[[case]]\nid = "c"\nkind = "mine"\ntitle = "C"\nparams = { x = 1 }\n'


def test_quantities_of_a_users_own_kinds(tmp_path: Path) -> None:
    path = write(tmp_path, QUANTITIES + quantity("a") + quantity("b", "a"), "q.toml")
    catalog = load_catalog([write(tmp_path, MINE)], path)
    assert [(rule.id, rule.sources) for rule in catalog.rules["c"]] == [("a", ()), ("b", ("a",))]


WHEN = 'kind = "rational"\nwhen = {{ {} }}'


def expanded(tmp_path: Path, text: str) -> list[tuple[str, tuple[str, ...]]]:
    path = write(tmp_path, QUANTITIES + text, "q.toml")
    return [(rule.id, rule.sources) for rule in load_catalog([write(tmp_path, MINE)], path).rules["c"]]


def test_a_parameter_left_out_is_false(tmp_path: Path) -> None:
    text = quantity("asked", kind=WHEN.format("y = true")) + quantity("else", kind=WHEN.format("y = false"))
    assert expanded(tmp_path, text) == [("else", ())]


def test_a_source_that_the_case_does_not_report_is_passed_over(tmp_path: Path) -> None:
    text = quantity("a", kind=WHEN.format("y = true")) + quantity("p.{profile}")
    assert expanded(tmp_path, text + quantity("b") + quantity("c", "a", "p.*", "b")) == [
        ("b", ()),
        ("c", ("b",)),
    ]


@pytest.mark.parametrize(
    ("text", "kind", "message"),
    [
        (
            quantity("b", "a") + quantity("a"),
            DependenceError,
            "{c}: at case[0] (c): quantity 'b' is computed from 'a': expected a quantity of that name "
            "before it, found none",
        ),
        (
            quantity("a") + quantity("a"),
            DuplicateIdError,
            "{c}: at case[0] (c): expected every quantity of a mine once, found 'a' again",
        ),
        (
            quantity("a", kind='kind = "table"'),
            WrongFormError,
            "{q}: at quantity[0]: expected entries for a table",
        ),
        (
            quantity("a", kind='kind = "real"\nentries = "real"'),
            WrongFormError,
            "{q}: at quantity[0]: expected no entries for a real",
        ),
    ],
)
def test_bad_quantities_are_refused(
    tmp_path: Path, text: str, kind: type[InvalidDocumentError], message: str
) -> None:
    q, c = write(tmp_path, QUANTITIES + text, "q.toml"), write(tmp_path, MINE)
    with pytest.raises(kind) as caught:
        load_catalog([c], q)
    assert str(caught.value) == message.format(q=q, c=c)
