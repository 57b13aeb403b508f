"""Size figures: nodes, sequences, numbers of plans, sums of payoffs."""

from fractions import Fraction

import gambit_catalog
import pytest

from refengine.efg.reader import read_efg
from refengine.games import read_game
from refengine.trees.sizes import payoff_sums, plan_counts, player_sizes, sizes


def test_kuhn_poker() -> None:
    tree = read_game({"name": "kuhn_poker"}, "game")

    # Kuhn (1950): 6 deals, 9 nodes each below the 4 chance nodes; 6 information sets of 2 actions a player.
    assert sizes(tree) == {
        "nodes": 58,
        "chance_nodes": 4,
        "decision_nodes": 24,
        "terminals": 30,
        "infosets": 12,
        "depth": 5,
    }
    assert player_sizes(tree) == {f"player_{each}": {"infosets": 6, "sequences": 13} for each in (1, 2)}
    assert plan_counts(tree) == {"player_1": 64, "player_2": 64}
    assert payoff_sums(tree) == {"minimum": 0, "maximum": 0}


def test_leduc_poker_has_plans_that_nobody_lists() -> None:
    tree = read_game({"name": "leduc_poker"}, "game")

    # A player has three information sets in a round: the first has 2 actions, after check and raise 3, after
    # raise and raise 2 (the second to act: 2, 3, 2). Five ways lead to round 2: cc, crc, crrc, rc, rrc.
    # He sees one of 6 cards, then one of the 5 others.
    rounds = 6 * (1 + 5 * 5)
    assert sizes(tree)["infosets"] == 2 * 3 * rounds
    assert plan_counts(tree) == {f"player_{each}": Fraction(2 ** (2 * rounds) * 3**rounds) for each in (1, 2)}


@pytest.mark.parametrize("name", gambit_catalog.NAMES)
def test_published_games_have_gambits_sizes(name: str) -> None:
    tree = read_efg(gambit_catalog.text(name), 1000).tree
    game = gambit_catalog.load(name)
    sums = payoff_sums(tree)

    # pygambit 17.0.0b2: H.plays are the terminals; get_infosets has one node for each information set.
    infosets = [len(game.get_infosets(player)) for player in game.players]
    assert [each["infosets"] for each in player_sizes(tree).values()] == infosets
    assert (sums["minimum"] == sums["maximum"]) == game.is_const_sum
    assert tree.title == game.title
    assert tree.players == tuple(game.players)
    # A player's smallest and largest payoff, so far as Gambit counts them over all outcomes.
    assert min(map(min, tree.payoffs.values())) == Fraction(str(game.min_payoff))
    assert max(map(max, tree.payoffs.values())) == Fraction(str(game.max_payoff))
