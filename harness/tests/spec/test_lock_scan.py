from __future__ import annotations

from pathlib import Path

import pytest

from twinproof.spec.lock import UnreadableLeanError, declarations


def names(tmp_path: Path, text: str) -> list[str]:
    return list(texts(tmp_path, text))


def texts(tmp_path: Path, text: str) -> dict[str, str]:
    file = tmp_path / "Some.lean"
    file.write_text(text, encoding="utf-8")
    return {found.name: found.text for found in declarations(file)}


def test_namespaces_nest_and_end(tmp_path: Path) -> None:
    inner = "namespace C\ndef two := 2\nend C\n"
    text = f"namespace A.B\ndef one := 1\n{inner}def three := 3\nend A.B\ndef four := 4\n"
    assert names(tmp_path, text) == ["A.B.one", "A.B.C.two", "A.B.three", "four"]


def test_mutual_blocks_hold_declarations_of_their_own(tmp_path: Path) -> None:
    text = "namespace A\nmutual\n  def f : Nat → Nat\n    | n => g n\n\n  def g (n : Nat) := n\nend\nend A\n"
    assert texts(tmp_path, text) == {"A.f": "def f : Nat → Nat | n => g n", "A.g": "def g (n : Nat) := n"}


def test_every_kind_of_definition_is_found(tmp_path: Path) -> None:
    text = "structure S where\n  x : Nat\ninductive I where\n  | a\nabbrev T := Nat\ndef d := 1\n"
    assert names(tmp_path, text) == ["S", "I", "T", "d"]


def test_white_space_and_comments_are_no_part_of_a_text(tmp_path: Path) -> None:
    plain = texts(tmp_path, "def f (x : Nat) := x + 1\n")
    assert plain == {"f": "def f (x : Nat) := x + 1"}
    doc, end = '/-- doc /- nested -/ " -/', "/-! trailing -/"
    spread = f'{doc}\ndef f   (x : Nat) :=\n    -- why\n  x /- and -/ + 1 -- "end\n\n{end}\n'
    assert texts(tmp_path, spread) == plain


def test_what_looks_like_a_comment_in_a_string_is_none(tmp_path: Path) -> None:
    assert texts(tmp_path, 'def f := "/- \\" --"\n') == {"f": 'def f := "/- \\" --"'}


def test_a_string_is_part_of_the_text(tmp_path: Path) -> None:
    assert texts(tmp_path, 'def f := "a"') != texts(tmp_path, 'def f := "b"')


def test_the_line_of_a_declaration_is_known(tmp_path: Path) -> None:
    file = tmp_path / "Some.lean"
    file.write_text("/-! one\ntwo -/\n\ndef f := 1\n", encoding="utf-8")
    assert [found.line for found in declarations(file)] == [4]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("variable (n : Nat)\n", "1: expected one of abbrev, def, end"),
        ("def f := 1\n\ninstance : Add Nat := x\n", "3: expected one of abbrev"),
        ("namespace A\ndef f := 1\n", "expected an `end` for each `namespace` and `mutual`, found 1 open"),
        ("namespace A\nend B\n", "2: expected `end A`, found `end B`"),
        ("end A\n", "expected `end no `end``, found `end A`"),
        ("mutual\nend A\n", "2: expected `end `, found `end A`"),
        ("/- never closed\n", "expected `-/` after every `/-`, found 1"),
        ("def f := 1 -/\n", "expected `/-` before every `-/`"),
        ("def\n", "1: expected a name after `def`, found none"),
    ],
)
def test_what_cannot_be_read_is_refused(tmp_path: Path, text: str, expected: str) -> None:
    with pytest.raises(UnreadableLeanError) as raised:
        names(tmp_path, text)
    assert expected in str(raised.value)
