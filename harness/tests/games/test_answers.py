from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from twinproof.games.answers import unescaped


@given(st.text(alphabet=st.sampled_from("\\ntr\n\r\t ab")))
def test_one_line_form_is_read_back(text: str) -> None:
    # docs/games.md: `\` as `\\`, newline as `\n`, carriage return as `\r`, tab as `\t`.
    escaped = text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t")
    assert unescaped(escaped) == text
