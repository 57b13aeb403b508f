"""`profile_evaluation`: a profile of Kuhn poker, exactly."""

from __future__ import annotations

from twinproof.spec import kuhn, labels
from twinproof.spec.answers.encoding import Answer, Params, by_deal, lines, present, rational, strategy
from twinproof.spec.answers.profiles import read_profile
from twinproof.spec.answers.reading import game_of, record
from twinproof.spec.best_response import best_response_value, forced_decisions, optimal_plans
from twinproof.spec.evaluate import deal_values, deviation_gain, expected_value, exploitability, nash_conv
from twinproof.spec.profile import Table, table
from twinproof.spec.reach import reach_sums, reach_weights
from twinproof.spec.tree import Node, players


def profile_evaluation(params: Params) -> Answer:
    """Every quantity of the case kind. Raises InvalidParametersError."""
    record(params, "params", ["game", "profile"])
    game, payoffs = game_of(params["game"])
    sigma = read_profile(params["profile"])
    return {
        "profile": {labels.player(i): strategy(table(game, sigma, i)) for i in players(game)},
        "terminal_payoffs": _terminal_payoffs(payoffs),
        "reach_weights": {
            labels.deal(deal): {labels.actions(history): rational(weight) for history, weight in weights}
            for deal, weights in present(reach_weights(game, sigma))
        },
        "reach_sums": by_deal(reach_sums(game, sigma)),
        "value_by_deal": by_deal(deal_values(game, sigma, 0)),
        **_of_player(game, sigma, 0),
        **_of_player(game, sigma, 1),
        "nash_conv": rational(nash_conv(game, sigma)),
        "exploitability": rational(exploitability(game, sigma)),
    }


def _terminal_payoffs(payoffs: kuhn.Payoffs) -> dict[str, dict[str, str]]:
    return {
        labels.deal((c1, c2)): {
            labels.actions(history): rational(kuhn.terminal_payoff(payoffs, c1, c2, history))
            for history in kuhn.HISTORIES
        }
        for c1, c2 in kuhn.DEALS
    }


def _of_player(game: Node, sigma: Table, i: int) -> Answer:
    best = present(optimal_plans(game, sigma, i))
    player = labels.player(i)
    return {
        f"expected_value.{player}": rational(expected_value(game, sigma, i)),
        f"best_response_value.{player}": rational(best_response_value(game, sigma, i)),
        f"best_response_plans.{player}": lines(sorted(map(labels.plan, best))),
        f"best_response_plan_count.{player}": len(best),
        f"best_response_forced.{player}": {
            labels.infoset(infoset): labels.forced(agreed)
            for infoset, agreed in present(forced_decisions(game, sigma, i))
        },
        f"deviation_gain.{player}": rational(deviation_gain(game, sigma, i)),
    }
