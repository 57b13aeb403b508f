"""The plain layout is games.md's own example; every other layout says the same."""

from __future__ import annotations

import random
from fractions import Fraction

from hypothesis import given, settings

from random_games.game import Game, Infoset, Node, Outcome
from random_games.labels import payoff
from random_games.trees import any_games
from random_games.writer import efg, spellings


def test_the_plain_layout_is_gambits() -> None:
    chance = Infoset(0, 1, "", ("High", "Low"), (Fraction(1, 3), Fraction(2, 3)))
    choice = Infoset(1, 4, 'say "no"', ("a\\b", ""))
    ends = [Node("", Outcome(at, "", (Fraction(at, 2), Fraction(-at))), None) for at in (1, 2)]
    game = Game(
        "T", ("A", "B"), "why", Node("root", None, chance, (Node("", None, choice, tuple(ends)), Node("end")))
    )

    # The format of games.md, "Gambit's .efg", without its optional commas.
    assert efg(game) == (
        'EFG 2 R "T" { "A" "B" } "why"\n'
        'c "root" 1 "" { "High" 1/3 "Low" 2/3 } 0\n'
        'p "" 1 4 "say \\"no\\"" { "a\\\\b" "" } 0\n'
        't "" 1 "" { 1/2 -1 }\n'
        't "" 2 "" { 1 -2 }\n'
        't "end" 0\n'
    )


@settings(max_examples=40)
@given(any_games())
def test_a_layout_is_written_alike_each_time(game: Game) -> None:
    assert efg(game) == efg(game)


def test_every_spelling_is_the_number() -> None:
    choose = random.Random(1)
    for number in (payoff(choose) for _ in range(200)):
        # Python's Fraction reads integers, decimals, exponents and fractions exactly.
        assert {Fraction(text.removesuffix(".") or "0") for text in spellings(number)} == {number}


def test_there_are_decimals_exponents_and_fractions_not_in_lowest_terms() -> None:
    assert {"3/6", "0.5", ".5", "5e-1"} <= set(spellings(Fraction(1, 2)))
    assert {"3", "3.", "+3", "9/3"} <= set(spellings(Fraction(3)))
