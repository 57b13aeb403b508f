from __future__ import annotations

from spec.games import STANDARD
from twinproof.spec import audit, kuhn, labels, tree


def test_infosets_are_openspiels_information_states() -> None:
    # OpenSpiel 2.0.2, kuhn_poker: information_state_string
    names = [labels.infoset(infoset) for infoset in kuhn.INFOSETS]
    assert names == ["0", "1", "2", "0pb", "1pb", "2pb", "0b", "0p", "1b", "1p", "2b", "2p"]


def test_the_numbers_ascend_as_tables_list_them() -> None:
    # docs/quantities.md: by length, then by text
    for player in tree.players(STANDARD):
        names = [labels.infoset(infoset) for infoset, _ in tree.choices(player, STANDARD)]
        assert names == sorted(names, key=lambda name: (len(name), name))


def test_keys_are_those_of_the_sources_dictionary() -> None:
    names = [labels.key(key) for key in audit.KEYS]
    assert names == [f"{before}|{card}" for before in ("", "pb", "b", "p") for card in (0, 1, 2)]


def test_the_other_names() -> None:
    assert [labels.player(0), labels.player(1)] == ["player_1", "player_2"]
    assert labels.deal((0, 2)) == "0 2"
    assert labels.actions((0, 1, 1)) == "pbb"
    assert labels.path((1, 0, 1)) == "bpb"
    assert labels.plan({0: 0, 3: 1}) == "0:p 0pb:b"
    assert [labels.forced(None), labels.forced(0), labels.forced(1)] == ["free", "p", "b"]
