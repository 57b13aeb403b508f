"""Reading .efg texts: what is legal, and line and column of what is not (games.md, "Gambit's .efg")."""

from fractions import Fraction

import gambit_catalog
import pytest
from hypothesis import given
from hypothesis import strategies as st

from refengine.efg import errors
from refengine.efg.document import EfgGame
from refengine.efg.reader import read_efg
from refengine.errors import InvalidParametersError
from refengine.trees.errors import NodeLimitError
from refengine.trees.model import CHANCE, TERMINAL

HEAD = 'EFG 2 R "T" { "A" "B" }\n'


def read(text: str) -> EfgGame:
    return read_efg(text, 1000)


def payoffs(game: EfgGame) -> list[tuple[Fraction, ...]]:
    return list(game.tree.payoffs.values())


def test_a_game_with_everything() -> None:
    game = read(
        'EFG 2 D "A \\"game\\"" { "A", "B" } "Its\r\ncomment"\r\n'
        'c "root" 3 "deal" { "x" 1/3, "y" .5 "z" 1/6 } 7 "bonus" { 1 -1 }\r\n'
        'p "" 2 4 "info" { "l", "r" } 0 p "" 1 9 { "u" } 7\n'
        't "end" 1 "win" { 1e1, -2.5E-1 } t "" 0 p"" 2 4{"l""r"}0 t "" 1 t "" 2 {+3/6 2.}'
        't""7'
    )

    assert game.tree.title == 'A "game"'
    assert game.tree.players == ("A", "B")
    assert game.document.comment == "Its\r\ncomment"
    assert game.tree.owner == (CHANCE, 1, 0, TERMINAL, TERMINAL, 1, TERMINAL, TERMINAL, TERMINAL)
    assert game.tree.chance == {0: (Fraction(1, 3), Fraction(1, 2), Fraction(1, 6))}
    assert game.document.node_names == ("root", "", "", "end", "", "", "", "", "")
    assert game.document.outcome == (7, 0, 7, 1, 0, 0, 1, 2, 7)
    assert game.document.chance_number == {0: 3}
    assert game.document.chance_label == {3: "deal"}
    assert [(each.player, each.label, each.number) for each in game.tree.infosets] == [
        (0, "", 9),
        (1, "info", 4),
    ]
    assert game.tree.infosets[1].nodes == (1, 5)
    # Outcome 7 at the root, and again at player 1's node and at the last terminal; outcome 1 is { 10, -1/4 }.
    assert payoffs(game) == [
        (Fraction(12), Fraction(-9, 4)),
        (Fraction(1), Fraction(-1)),
        (Fraction(11), Fraction(-5, 4)),
        (Fraction(3, 2), Fraction(1)),
        (Fraction(2), Fraction(-2)),
    ]


@pytest.mark.parametrize(
    ("written", "value"),
    [
        *(("3/6", Fraction(1, 2)), (".5", Fraction(1, 2)), ("1.50", Fraction(3, 2)), ("2.", Fraction(2))),
        *(("1e3", Fraction(1000)), ("-2.5E-1", Fraction(-1, 4)), ("+7", Fraction(7)), ("-0", Fraction(0))),
        *(("0.1", Fraction(1, 10)), ("-4/6", Fraction(-2, 3)), ("1e-20", Fraction(1, 10**20))),
    ],
)
def test_numbers_are_exact(written: str, value: Fraction) -> None:
    assert payoffs(read(HEAD + f't "" 1 {{ {written} 0 }}')) == [(value, Fraction(0))]


@pytest.mark.parametrize(
    ("quoted", "text"),
    [
        *((r'"a \" b"', 'a " b'), (r'"\\"', "\\"), (r'"\n"', r"\n"), (r'"\\\""', '\\"'), (r'"a\b"', r"a\b")),
        *(('"a\nb"', "a\nb"), ('"a\r\nb"', "a\r\nb"), ('"{ 1, 2 }"', "{ 1, 2 }"), ('"\ufeff"', "\ufeff")),
    ],
)
def test_quoted_texts(quoted: str, text: str) -> None:
    assert read(HEAD + f"t {quoted} 0").document.node_names == (text,)


def test_byte_order_mark_and_line_ends_are_of_no_meaning() -> None:
    text = HEAD + 'p "" 1 1 "x" { "l" "r" } 0\nt "" 1 "" { 1 2 }\nt "" 1\n'

    assert read("\ufeff" + text.replace("\n", "\r\n")) == read(text)


def test_chance_nodes_of_one_number_share_its_probabilities() -> None:
    game = read(HEAD + 'c "" 1 { "a" 1/4 "b" 3/4 } 0\nc "" 1 0\nt "" 0\nt "" 0\nt "" 0')

    assert game.tree.chance == {0: (Fraction(1, 4), Fraction(3, 4)), 1: (Fraction(1, 4), Fraction(3, 4))}


CHOICE = 'p "" 1 1 "x" { "l" "r" } 0\n'
COIN = 'c "" 1 "y" { "l" 1/2 "r" 1/2 } 0\n'
END = 't "" 1 "o" { 1 2 }\n'


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("", errors.EfgEndError, "line 1, column 1: expected EFG"),
        (
            "EFG 1 R",
            errors.EfgSyntaxError,
            'line 1, column 5: expected 2 ("EFG 2 R" begins the text), found "1"',
        ),
        ("EFG 2 X", errors.EfgSyntaxError, "line 1, column 7: expected R or D"),
        ("EFG 2 R T", errors.EfgSyntaxError, "line 1, column 9: expected the game's title in quotes"),
        ('EFG 2 R "T" { }', errors.EfgSyntaxError, "line 1, column 15: expected a player's name"),
        ('EFG 2 R "T" { "A" ', errors.EfgEndError, "column 19: expected a player's name or }, found the end"),
        ('EFG 2 R "T" { "A" "', errors.EfgEndError, "line 1, column 19: expected a closing quote"),
        (HEAD, errors.EfgEndError, "line 2, column 1: expected a node (c, p or t), 1 missing, found the end"),
        (
            HEAD + '"" x ""',
            errors.EfgKeywordError,
            "line 2, column 4: expected a node (c, p or t), 1 missing",
        ),
        (HEAD + CHOICE + END, errors.EfgEndError, "line 4, column 1: expected a node (c, p or t), 1 missing"),
        (HEAD + "t 1", errors.EfgSyntaxError, "line 2, column 3: expected the node's name in quotes"),
        (
            HEAD + 'p "" 3 1 { "l" } 0',
            errors.EfgRangeError,
            'column 6: expected a player from 1 to 2, found "3"',
        ),
        (
            HEAD + 'p "" 0 1 { "l" } 0',
            errors.EfgRangeError,
            "line 2, column 6: expected a player from 1 to 2",
        ),
        (
            HEAD + 'p "" 1 0 { "l" } 0',
            errors.EfgRangeError,
            "column 8: expected the number of an information",
        ),
        (
            HEAD + 'p "" 1 x { "l" } 0',
            errors.EfgNumberError,
            "column 8: expected the number of an information",
        ),
        (HEAD + 'p "" 1 1 0', errors.EfgUnknownInfosetError, "line 2, column 8: expected a declaration"),
        (
            HEAD + CHOICE + 'p "" 2 1 0',
            errors.EfgUnknownInfosetError,
            "line 3, column 8: expected a declaration",
        ),
        (
            HEAD + CHOICE + 'c "" 1 0',
            errors.EfgUnknownInfosetError,
            "line 3, column 6: expected a declaration",
        ),
        (
            HEAD + CHOICE + 'p "" 1 1 "z" { "l" "r" } 0',
            errors.EfgInfosetRedeclaredError,
            'line 3, column 10: expected the label "x", as declared before, found "z"',
        ),
        (
            HEAD + CHOICE + 'p "" 1 1 "x" { "r" "l" } 0',
            errors.EfgInfosetRedeclaredError,
            'line 3, column 14: expected the actions ["l", "r"], as declared before, found ["r", "l"]',
        ),
        (
            HEAD + COIN + 'c "" 1 "y" { "l" 1/3 "r" 2/3 } 0',
            errors.EfgInfosetRedeclaredError,
            "column 12: expected the probabilities { 1/2, 1/2 }, as declared before, found { 1/3, 2/3 }",
        ),
        (HEAD + 'p "" 1 1 "x" 0', errors.EfgSyntaxError, "line 2, column 14: expected the actions in braces"),
        (HEAD + 'p "" 1 1 { } 0', errors.EfgSyntaxError, "line 2, column 12: expected an action"),
        (HEAD + 'p "" 1 1 { , "l" } 0', errors.EfgSyntaxError, "line 2, column 12: expected an action"),
        (
            HEAD + 'p "" 1 1 { "l",, "r" } 0',
            errors.EfgSyntaxError,
            "line 2, column 16: expected an action or }",
        ),
        (HEAD + 'p "" 1 1 { "l", } 0', errors.EfgSyntaxError, "line 2, column 17: expected an action or }"),
        (HEAD + 'c "" 1 { "l" "r" } 0', errors.EfgSyntaxError, "line 2, column 14: expected a probability"),
        (HEAD + 'c "" 1 { "l" 0 } 0', errors.EfgProbabilityError, "line 2, column 14: expected a positive"),
        (HEAD + 'c "" 1 { "l" -1 } 0', errors.EfgProbabilityError, "line 2, column 14: expected a positive"),
        (HEAD + 'c "" 1 { "l" 1/3 "r" .667 } 0', errors.EfgProbabilitySumError, "line 2, column 8: expected"),
        (HEAD + 't ""', errors.EfgEndError, "line 2, column 5: expected the number of an outcome"),
        (
            HEAD + 't "" -1',
            errors.EfgRangeError,
            "line 2, column 6: expected the number of an outcome from 0 on",
        ),
        (HEAD + 't "" 4', errors.EfgUnknownOutcomeError, "line 2, column 6: expected a declaration"),
        (
            HEAD + 't "" 1 { 1 }',
            errors.EfgPayoffCountError,
            "line 2, column 8: expected a payoff for each of 2",
        ),
        (HEAD + 't "" 1 { 1 2 3 }', errors.EfgPayoffCountError, "column 8: expected a payoff for each of 2"),
        (HEAD + 't "" 1 { 1 two }', errors.EfgNumberError, "line 2, column 12: expected a payoff"),
        (HEAD + 't "" 1 { 1 2/0 }', errors.EfgNumberError, "column 12: expected a payoff whose denominator"),
        (HEAD + 't "" 1 { 1 1e999999999 }', errors.EfgNumberError, "a payoff of at most 50000 digits"),
        (HEAD + 't "" 1 { 1 \u0663 }', errors.EfgNumberError, "line 2, column 12: expected a payoff"),
        (HEAD + 't "" 1 "o"', errors.EfgEndError, "line 2, column 11: expected the payoffs in braces"),
        (
            HEAD + CHOICE + END + 't "" 1 "p" { 1 2 }',
            errors.EfgOutcomeRedeclaredError,
            'line 4, column 8: expected the name "o", as declared before, found "p"',
        ),
        (
            HEAD + CHOICE + END + 't "" 1 "o" { 1 3 }',
            errors.EfgOutcomeRedeclaredError,
            "line 4, column 12: expected the payoffs { 1, 2 }, as declared before, found { 1, 3 }",
        ),
        (HEAD + END + END, errors.EfgTrailingTextError, "line 3, column 1: expected the end of the text"),
    ],
)
def test_errors_have_their_class_and_place(text: str, error: type[errors.EfgError], message: str) -> None:
    with pytest.raises(InvalidParametersError) as caught:
        read(text)

    assert type(caught.value) is error
    assert message in str(caught.value)


def test_columns_count_characters_without_the_byte_order_mark() -> None:
    with pytest.raises(errors.EfgKeywordError) as caught:
        read('\ufeffEFG 2 R "名😀" { "A" }\r\n"a\r\nb" x')

    assert (caught.value.line, caught.value.column) == (3, 4)


def test_the_first_node_beyond_the_limit_is_named() -> None:
    text = HEAD + CHOICE + END + END

    assert len(read_efg(text, 3).tree.owner) == 3
    with pytest.raises(NodeLimitError, match="line 4, column 1: expected at most 2 nodes"):
        read_efg(text, 2)


def test_a_quote_that_is_never_closed_is_found_in_no_time() -> None:
    with pytest.raises(errors.EfgEndError):
        read('EFG 2 R "' + '\\" a' * 200_000)


def place_of_error(text: str) -> tuple[int, int]:
    """Return line and column of what is wrong; the start of the text where nothing is."""
    try:
        read(text)
    except errors.EfgError as error:
        return error.line, error.column
    return 1, 1


@given(st.sampled_from(gambit_catalog.NAMES), st.data())
def test_damaged_texts_fail_with_a_place_or_are_games(name: str, data: st.DataObject) -> None:
    text = gambit_catalog.text(name)
    at = data.draw(st.integers(0, len(text)))
    damaged = text[:at] + data.draw(st.sampled_from(["", '"', "}", "0", " x ", "\\"])) + text[at + 1 :]

    line, column = place_of_error(damaged)
    assert 1 <= line <= damaged.count("\n") + 1
    assert 1 <= column <= len(damaged.split("\n")[line - 1]) + 1


def renamed(labels: tuple[str, ...]) -> tuple[str, ...]:
    """pygambit 17.0.0b2 numbers labels that one node has twice: `x_1`, `x_2`."""
    return tuple(
        f"{label}_{labels[: position + 1].count(label)}" if labels.count(label) > 1 else label
        for position, label in enumerate(labels)
    )


@pytest.mark.parametrize("name", gambit_catalog.NAMES)
def test_published_games_are_what_gambit_reads(name: str) -> None:
    # pygambit 17.0.0b2: Game.to_efg, Gambit's own reading written out again.
    expected = read(gambit_catalog.load(name).to_efg()).tree
    tree = read(gambit_catalog.text(name)).tree

    for column in ("title", "players", "owner", "parent", "infoset", "chance", "payoffs"):
        assert getattr(tree, column) == getattr(expected, column)
    labels = [*tree.chance_labels.values(), *(each.action_labels for each in tree.infosets)]
    assert [*map(renamed, labels)] == [
        *expected.chance_labels.values(),
        *(each.action_labels for each in expected.infosets),
    ]
