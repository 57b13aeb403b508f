"""The port of GT-07 against what the source prints, section by section."""

import pytest

from refengine.ports.gt07.games import card_game, market_entry, matching_pennies
from refengine.ports.gt07.model import ExtensiveFormGame, GameNode
from refengine.ports.gt07.normal_form import convert_to_normal
from refengine.ports.gt07.printing import two_digits
from refengine.ports.gt07.rendering import render_tree
from refengine.ports.gt07.strategies import plans_text, pure_strategies

# GT-07, section 2, output of the cell "Rendu ASCII de l'arbre de jeu".
MARKET_ENTRY = """\
Entry Game
----------
J1 ~entrant
  [In] J2 ~incumbent
    [Fight] * (J1=-1.00, J2=-1.00)
    [Accommodate] * (J1=1.00, J2=1.00)
  [Out] * (J1=0.00, J2=2.00)"""

# GT-07, section 4, output.
MATCHING_PENNIES = """\
Simultaneous Move (Matching Pennies)
------------------------------------
J1 ~j1
  [Pile] J2 ~j2_choice
    [Pile] * (J1=1.00, J2=-1.00)
    [Face] * (J1=-1.00, J2=1.00)
  [Face] J2 ~j2_choice
    [Pile] * (J1=-1.00, J2=1.00)
    [Face] * (J1=1.00, J2=-1.00)"""

# GT-07, section 5, output.
CARD_GAME = """\
Simple Card Game
----------------
NATURE
  [High] J1 ~j1_H
    [Bet] J2 ~j2_bet
      [Call] * (J1=2.00, J2=-2.00)
      [Fold] * (J1=1.00, J2=-1.00)
    [Check] * (J1=1.00, J2=1.00)
  [Low] J1 ~j1_L
    [Bet] J2 ~j2_bet
      [Call] * (J1=-2.00, J2=2.00)
      [Fold] * (J1=1.00, J2=-1.00)
    [Check] * (J1=-1.00, J2=-1.00)"""

# GT-07, section 7, outputs.
MARKET_ENTRY_MATRIX = """\
Forme normale equivalente : Entry Game
--------------------------------------------------
J1 \\ J2  {Fight}    {Accommodate}
{In}  (-1.00,-1.00)  (1.00,1.00)
{Out}  (0.00,2.00)  (0.00,2.00)"""
MATCHING_PENNIES_MATRIX = """\
Forme normale equivalente : Simultaneous Move (Matching Pennies)
--------------------------------------------------
J1 \\ J2  {Pile}    {Face}
{Pile}  (1.00,-1.00)  (-1.00,1.00)
{Face}  (-1.00,1.00)  (1.00,-1.00)"""


@pytest.mark.parametrize(
    ("game", "text"),
    [(market_entry(), MARKET_ENTRY), (matching_pennies(), MATCHING_PENNIES), (card_game(), CARD_GAME)],
)
def test_the_renderings_are_the_sources(game: ExtensiveFormGame, text: str) -> None:
    assert render_tree(game) == text


@pytest.mark.parametrize(
    ("game", "text"),
    [(market_entry(), MARKET_ENTRY_MATRIX), (matching_pennies(), MATCHING_PENNIES_MATRIX)],
)
def test_the_matrices_are_the_sources(game: ExtensiveFormGame, text: str) -> None:
    assert convert_to_normal(game) == text


def test_the_strategies_are_the_sources() -> None:
    # GT-07, section 3, "J1 strategies (2) : {In}  {Out}", "J2 strategies (2) : {Fight}  {Accommodate}".
    game = market_entry()

    assert plans_text(pure_strategies(game, 1)) == "{In}  {Out}"
    assert plans_text(pure_strategies(game, 2)) == "{Fight}  {Accommodate}"


def test_a_draw_by_nature_weighs_the_matrix() -> None:
    # By hand from section 5's payoffs: bet-bet against call (2 - 2)/2, check-check (1 - 1)/2 for both, bet
    # high and check low against call (2 - 1)/2 and (-2 - 1)/2.
    assert convert_to_normal(card_game()).splitlines()[2:] == [
        "J1 \\ J2  {Call}    {Fold}",
        "{Bet,Bet}  (0.00,0.00)  (1.00,-1.00)",
        "{Bet,Check}  (0.50,-1.50)  (0.00,-1.00)",
        "{Check,Bet}  (-0.50,1.50)  (1.00,0.00)",
        "{Check,Check}  (0.00,0.00)  (0.00,0.00)",
    ]


def test_the_dictionaries_count_what_the_source_counts() -> None:
    # GT-07: "5 noeuds" (section 2); "Infosets : 2 (j1 singleton, j2_choice regroupe 2 noeuds" (section 4);
    # "Infosets : j1_H, j1_L, j2_bet" (section 5).
    assert len(market_entry().nodes) == 5
    assert list(matching_pennies().infosets) == ["j1", "j2_choice"]
    assert len(matching_pennies().infosets["j2_choice"]) == 2
    assert list(card_game().infosets) == ["j1_H", "j1_L", "j2_bet"]


def test_a_node_entered_twice_is_listed_twice() -> None:
    # The source's AddNode: the dictionary keeps one node of an id, the infoset's list grows each time.
    game = market_entry()
    game.add_node(game.root)

    assert len(game.nodes) == 5
    assert game.infosets["entrant"] == ["entrant", "entrant"]


def test_a_new_action_is_appended() -> None:
    game = market_entry()
    game.add_child(game.root, "Wait", GameNode("wait", -1, payoffs=(0.0, 0.0)))

    assert game.root.actions == ["In", "Out", "Wait"]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        # .NET 10.0.12, string.Format(CultureInfo.InvariantCulture, "{0:F2}", value).
        (0.125, "0.12"),
        (0.375, "0.38"),
        (-0.125, "-0.12"),
        (0.005, "0.01"),
        (1.005, "1.00"),
        (2.675, "2.67"),
        (-0.001, "-0.00"),
        (-0.006, "-0.01"),
        (1e22, "10000000000000000000000.00"),
        # GT-07, `FI`: what is below 1e-12 is printed as 0.0 is.
        (-0.0, "0.00"),
        (-9.9e-13, "0.00"),
        (-1e-12, "-0.00"),
    ],
)
def test_numbers_print_as_dotnet_prints_them(value: float, text: str) -> None:
    assert two_digits(value) == text
