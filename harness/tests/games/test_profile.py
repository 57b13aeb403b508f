from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twinproof.games.errors import (
    IncompleteProfileError,
    ProbabilityError,
    ProfileError,
    UnknownProfileNameError,
)
from twinproof.games.outline import Infosets
from twinproof.games.profile import profile_of
from twinproof.games.profile_file import Entry

PLAYERS = {"player_1": "Ann", "player_2": "Bob", "player_3": "Eve"}
INFOSETS: Infosets = {
    "player_1": {"root": ("In", "Out"), "shared": ("L", "R")},
    "player_2": {"shared": ("L", "R")},
    "player_3": {},
}
SOUND = (
    ("player_1", "root", "In", "1/4"),
    ("player_1", "root", "Out", "3/4"),
    ("player_1", "shared", "L", "1"),
    ("player_1", "shared", "R", "0"),
    ("Bob", "shared", "R", "1/2"),
    ("Bob", "shared", "L", "1/2"),
)


def entries(*rows: tuple[str | None, str, str, str]) -> list[Entry]:
    return [Entry(f"line {at}", p, i, a, Fraction(x)) for at, (p, i, a, x) in enumerate(rows, 2)]


def made(*rows: tuple[str | None, str, str, str]) -> dict[str, object]:
    return dict(profile_of(entries(*rows), INFOSETS, PLAYERS, "a.csv"))


def test_a_sound_profile_is_in_canonical_order_and_leaves_out_who_never_moves() -> None:
    assert made(*SOUND) == {
        "table": {
            "player_1": {"root": {"In": "1/4", "Out": "3/4"}, "shared": {"L": "1", "R": "0"}},
            "player_2": {"shared": {"L": "1/2", "R": "1/2"}},
        }
    }
    table = made(*SOUND)["table"]
    assert isinstance(table, dict)
    assert list(table["player_2"]["shared"]) == ["L", "R"]


def test_no_player_is_needed_where_one_alone_has_the_infoset() -> None:
    nameless = [(None if i == "root" else p, i, a, x) for p, i, a, x in SOUND]
    assert made(*nameless) == made(*SOUND)


@pytest.mark.parametrize(
    ("index", "row", "error", "said"),
    [
        (0, ("plyer_1", "root", "In", "1/4"), UnknownProfileNameError, "did you mean 'player_1'?"),
        (0, ("Anne", "root", "In", "1/4"), UnknownProfileNameError, "did you mean 'Ann'?"),
        (0, (None, "rot", "In", "1/4"), UnknownProfileNameError, "did you mean 'root'?"),
        (
            0,
            ("player_2", "root", "In", "1/4"),
            UnknownProfileNameError,
            "information set of player_2 (shared)",
        ),
        (0, ("player_3", "root", "In", "1/4"), UnknownProfileNameError, "of player_3 (none)"),
        (0, ("player_1", "root", "in", "1/4"), UnknownProfileNameError, "of player_1 root (In, Out)"),
        (2, (None, "shared", "L", "1"), ProfileError, "which player_1 and player_2 have"),
        (
            1,
            ("player_1", "root", "In", "3/4"),
            ProfileError,
            "found 'In' of player_1 root again (first line 2)",
        ),
        (1, ("player_1", "root", "Out", "1/4"), ProbabilityError, "a.csv: line 2: expected probabilities"),
        (1, ("player_1", "root", "Out", "1/4"), ProbabilityError, "sum to 1, found 1/2"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    index: int, row: tuple[str | None, str, str, str], error: type[ProfileError], said: str
) -> None:
    rows: list[tuple[str | None, str, str, str]] = [*SOUND]
    rows[index] = row
    with pytest.raises(error) as caught:
        made(*rows)
    assert str(caught.value).startswith("a.csv: line ")
    assert said in str(caught.value)


def test_what_is_missing_is_listed() -> None:
    with pytest.raises(IncompleteProfileError) as caught:
        made(*SOUND[:2])
    assert "each of 3 information sets, found none for player_1 shared, player_2 shared" in str(caught.value)
    with pytest.raises(IncompleteProfileError) as caught:
        made(*SOUND[:-1])
    assert "found none of player_2 shared: L (line 6)" in str(caught.value)


def test_many_missing_ones_are_counted() -> None:
    many: Infosets = {"player_1": {f"i{at}": ("a",) for at in range(20)}}
    with pytest.raises(IncompleteProfileError, match=r"i0, .*i4, \.\.\. \(20 in all\)"):
        profile_of([], many, {"player_1": "Ann"}, "a.csv")


@given(st.lists(st.integers(0, 1000), min_size=2, max_size=2).filter(any))
def test_a_row_of_doubles_may_miss_1_by_rounding_and_by_no_more(weights: list[int]) -> None:
    total = sum(weights)
    doubles = [weight / total for weight in weights]
    row = [
        Entry("at x", "player_1", "root", action, Fraction(value), exact=False)
        for action, value in zip(("In", "Out"), doubles, strict=True)
    ]
    one: Infosets = {"player_1": {"root": ("In", "Out")}}
    table = profile_of(row, one, {"player_1": "Ann"}, "a.json")["table"]
    assert table == {"player_1": {"root": dict(zip(("In", "Out"), doubles, strict=True))}}
    wrong = [row[0], Entry("at y", "player_1", "root", "Out", row[1].probability / 2 + 1, exact=False)]
    with pytest.raises(ProbabilityError):
        profile_of(wrong, one, {"player_1": "Ann"}, "a.json")
