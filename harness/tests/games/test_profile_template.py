from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from twinproof.games.profile import profile_of
from twinproof.games.profile_file import read_profile_file
from twinproof.games.profile_template import uniform_csv

TEXTS = st.one_of(
    st.sampled_from(["", " ", " a", "a ", 'a"b', '"', "a,b", "a\nb", "a\r\nb", "\r", "#", "\ufeff", "0"]),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
)
ACTIONS = st.lists(TEXTS, min_size=1, max_size=4, unique=True).map(tuple)
OWN = st.dictionaries(TEXTS, ACTIONS, max_size=4)


@given(st.fixed_dictionaries({"player_1": OWN, "player_2": OWN}))
def test_whatever_the_ids_it_is_read_as_the_uniform_profile(
    infosets: dict[str, dict[str, tuple[str, ...]]],
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "mine.csv"
        file.write_bytes(uniform_csv(infosets).encode())
        entries = read_profile_file(file)
    table = profile_of(entries, infosets, {"player_1": "A", "player_2": "player_1"}, "mine.csv")["table"]
    for player, own in infosets.items():
        for infoset, actions in own.items():
            wanted = "1" if len(actions) == 1 else f"1/{len(actions)}"
            assert isinstance(table, dict)
            assert table[player][infoset] == dict.fromkeys(actions, wanted)
