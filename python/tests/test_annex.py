import pytest

from refengine.errors import InvalidParametersError
from refengine.kinds.openspiel_reference import compute
from refengine.progress import unobserved

# GT-07, annex, the output of its last cell ("Runtime Python : ...", pyspiel 2.0.1), lines as printed.
ATTRIBUTES = {
    "players": "2",
    "dynamics": "Dynamics.SEQUENTIAL",
    "information": "Information.IMPERFECT_INFORMATION",
    "utility": "Utility.ZERO_SUM",
}
PLAYOUT = """\
  Nature tire : action 0 (p=0.33)
  Nature tire : action 1 (p=0.50)
  Joueur 0 joue : Pass
  Joueur 1 joue : Pass
Resultat (gains P0, P1) : [-1.0, 1.0]"""
EXPLORATION = """\
[Nature] Outcomes: 3
  -> action 0 (p=0.33)
    [Nature] Outcomes: 2
      -> action 1 (p=0.50)
        [J0] Infoset: 0...
          -> Pass
            [J1] Infoset: 1p...
              -> Pass
                [Terminal] Gains: [-1.0, 1.0]
              -> Bet
                [J0] Infoset: 0pb...
                  -> Pass
                    [Terminal] Gains: [-1.0, 1.0]
                  -> Bet
                    [Terminal] Gains: [-2.0, 2.0]
          -> Bet
            [J1] Infoset: 1b...
              -> Pass
                [Terminal] Gains: [1.0, -1.0]
              -> Bet
                [Terminal] Gains: [-2.0, 2.0]
      -> action 2 (p=0.50)
        [J0] Infoset: 0...
          -> Pass
            [J1] Infoset: 2p...
              -> Pass
                [Terminal] Gains: [-1.0, 1.0]
              -> Bet
          -> Bet
  -> action 1 (p=0.33)"""


def value(**params: object) -> object:
    (quantity,) = compute({"game": "kuhn_poker", **params}, unobserved)
    return quantity.value


def test_the_attributes_are_the_annexs() -> None:
    assert value(task="attributes") == ATTRIBUTES


def test_the_playout_is_the_annexs() -> None:
    assert value(task="playout") == PLAYOUT


def test_the_exploration_is_the_annexs() -> None:
    assert value(task="exploration", budget=14) == EXPLORATION


def test_a_budget_of_one_shows_the_root_and_its_branches() -> None:
    # The source's `explore` prints a branch before it asks whether the budget is spent.
    assert value(task="exploration", budget=1) == "\n".join(
        ["[Nature] Outcomes: 3", "  -> action 0 (p=0.33)", "  -> action 1 (p=0.33)"]
    )


@pytest.mark.parametrize("budget", [0, -1, 100_001, "14", True, 2.5])
def test_a_budget_is_an_integer_from_1(budget: object) -> None:
    with pytest.raises(InvalidParametersError, match=r"params\.budget: expected an integer from 1 to 100000"):
        value(task="exploration", budget=budget)
