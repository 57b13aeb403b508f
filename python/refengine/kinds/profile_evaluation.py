"""Case kind `profile_evaluation`: reach, values and best responses of a profile, exactly."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from refengine import evaluation, plans
from refengine.game import Game
from refengine.kuhn import read_game
from refengine.kuhn_profiles import read_profile
from refengine.parameters import read_fields
from refengine.profiles import Profile
from refengine.progress import Progress
from refengine.quantity import CHIPS, CHIPS_PER_DEAL, Quantity

EVALUATE = "GameSpec.Evaluate"
BEST_RESPONSE = "GameSpec.BestResponse"


def compute(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    """Return every quantity of the profile on the game; `progress` counts the players' best responses."""
    fields = read_fields(params, "params", ("game", "profile"))
    game = read_game(fields["game"], "params.game")
    profile = read_profile(fields["profile"], "params.profile", game)
    return [*_tables(game, profile), *_values(game, profile, progress)]


def _tables(game: Game, profile: Profile) -> list[Quantity]:
    first = game.players[0]
    weights = evaluation.reach_weights(game, profile)
    return [
        Quantity("profile", "strategy", profile, "rational", definition="GameSpec.Profile.table"),
        Quantity(
            "terminal_payoffs",
            "table",
            evaluation.terminal_payoffs(game, first),
            "rational",
            CHIPS,
            "GameSpec.Kuhn.terminalPayoff",
        ),
        Quantity("reach_weights", "table", weights, "rational", definition="GameSpec.Reach.reachWeights"),
        Quantity(
            "reach_sums",
            "table",
            evaluation.reach_sums(weights),
            "rational",
            definition="GameSpec.Reach.reachSums",
        ),
        Quantity(
            "value_by_deal",
            "table",
            evaluation.value_by_deal(game, profile, first),
            "rational",
            CHIPS_PER_DEAL,
            f"{EVALUATE}.dealValues",
        ),
    ]


def _values(game: Game, profile: Profile, progress: Progress) -> list[Quantity]:
    values, responses, gains = [], [], []
    total = Fraction(0)
    for done, player in enumerate(game.players, start=1):
        value = evaluation.expected_value(game, profile, player)
        response = plans.best_response(game, profile, player)
        progress(done, len(game.players))
        gain = response.value - value
        total += gain
        values.append(_in_chips(f"expected_value.{player}", value, f"{EVALUATE}.expectedValue"))
        responses += _best_response(player, response)
        gains.append(_in_chips(f"deviation_gain.{player}", gain, f"{EVALUATE}.deviationGain"))
    return [
        *values,
        *responses,
        *gains,
        _in_chips("nash_conv", total, f"{EVALUATE}.nashConv"),
        _in_chips("exploitability", total / len(game.players), f"{EVALUATE}.exploitability"),
    ]


def _best_response(player: str, response: plans.BestResponse) -> list[Quantity]:
    optimal = f"{BEST_RESPONSE}.optimalPlans"
    return [
        Quantity(
            f"best_response_plans.{player}", "text", plans.plans_text(response.plans), definition=optimal
        ),
        Quantity(f"best_response_plan_count.{player}", "integer", len(response.plans), definition=optimal),
        Quantity(
            f"best_response_forced.{player}",
            "table",
            plans.forced_decisions(response.plans),
            "text",
            definition=f"{BEST_RESPONSE}.forcedDecisions",
        ),
        _in_chips(f"best_response_value.{player}", response.value, f"{BEST_RESPONSE}.bestResponseValue"),
    ]


def _in_chips(identifier: str, value: object, definition: str) -> Quantity:
    return Quantity(identifier, "rational", value, unit=CHIPS_PER_DEAL, definition=definition)
