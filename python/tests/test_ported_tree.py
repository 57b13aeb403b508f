from collections.abc import Mapping

import pytest
import test_gt07

from refengine.errors import InvalidParametersError, UnsupportedError
from refengine.games import read_game
from refengine.kinds.ported_tree import compute
from refengine.ports.gt07.from_tree import as_source_game
from refengine.ports.gt07.games import SOURCE_GAMES
from refengine.ports.gt07.normal_form import convert_to_normal
from refengine.ports.gt07.rendering import tree_lines
from refengine.progress import unobserved


def values(**game: object) -> Mapping[str, object]:
    return {quantity.id: quantity.value for quantity in compute({"game": game}, unobserved)}


def test_market_entry_is_the_sources() -> None:
    # GT-07, sections 2, 3 and 7.
    assert values(name="market_entry") == {
        "node_count": 5,
        "infoset_count": 2,
        "infoset_members": {"entrant": 1, "incumbent": 1},
        "rendering": test_gt07.MARKET_ENTRY,
        "strategies": {"1": "{In}  {Out}", "2": "{Fight}  {Accommodate}"},
        "strategy_counts": {"1": 2, "2": 2},
        "normal_form": test_gt07.MARKET_ENTRY_MATRIX,
    }


def test_the_exercise_averages_the_costs() -> None:
    # Exercise 3 with games.md's defaults: costs 3/2 and 1/2 with 3/10 and 7/10, 4/5 on average: after In the
    # entrant has -1 - 4/5 or 1 - 4/5.
    computed = values(name="entry_with_cost")

    assert computed["infoset_members"] == {"entrant": 1, "incumbent": 2}
    assert computed["rendering"] == "\n".join(
        [
            "Entry with a random cost",
            "------------------------",
            "J1 ~entrant",
            "  [In] NATURE",
            "    [High] J2 ~incumbent",
            "      [Fight] * (J1=-2.50, J2=-1.00)",
            "      [Accommodate] * (J1=-0.50, J2=1.00)",
            "    [Low] J2 ~incumbent",
            "      [Fight] * (J1=-1.50, J2=-1.00)",
            "      [Accommodate] * (J1=0.50, J2=1.00)",
            "  [Out] * (J1=0.00, J2=2.00)",
        ]
    )
    assert computed["normal_form"] == "\n".join(
        [
            "Forme normale equivalente : Entry with a random cost",
            "-" * 50,
            "J1 \\ J2  {Fight}    {Accommodate}",
            "{In}  (-1.80,-1.00)  (0.20,1.00)",
            "{Out}  (0.00,2.00)  (0.00,2.00)",
        ]
    )


@pytest.mark.parametrize("name", list(SOURCE_GAMES))
def test_the_sources_cells_build_the_games_of_the_rules(name: str) -> None:
    # harness/docs/quantities.md: "structure, labels and payoffs are the source's".
    source, ours = SOURCE_GAMES[name](), as_source_game(read_game({"name": name}, "game"), "game")

    assert list(tree_lines(source)) == list(tree_lines(ours))
    assert convert_to_normal(source).splitlines()[1:] == convert_to_normal(ours).splitlines()[1:]
    assert {name: len(nodes) for name, nodes in source.infosets.items()} == {
        name: len(nodes) for name, nodes in ours.infosets.items()
    }


@pytest.mark.parametrize("name", ["chain_store", "kuhn_poker", "poker"])
def test_a_game_that_the_source_does_not_have_is_unsupported(name: str) -> None:
    with pytest.raises(
        UnsupportedError, match=r'game\.name: expected one of \["market_entry", .*found "' + name
    ):
        values(name=name)


def test_parameters_that_make_no_sense_are_invalid() -> None:
    with pytest.raises(InvalidParametersError, match=r'game: unknown field "high"'):
        values(name="market_entry", high="1")
    with pytest.raises(InvalidParametersError, match=r"game\.name: expected one of"):
        values(name=3)
    with pytest.raises(InvalidParametersError, match="a double holds"):
        values(name="entry_with_cost", high="1" + "0" * 400)
