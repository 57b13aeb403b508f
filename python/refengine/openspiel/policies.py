"""Policies in OpenSpiel's tables, and OpenSpiel's own evaluation of them."""

from dataclasses import dataclass
from typing import Any

from open_spiel.python import policy as policies
from open_spiel.python.algorithms import expected_game_score, exploitability

from refengine.checkpoints import FloatProfile
from refengine.game import table_order
from refengine.kuhn import ACTIONS, PLAYERS
from refengine.openspiel.game import OpenSpielGame
from refengine.profiles import Profile

OpenSpielPolicy = Any


@dataclass(frozen=True)
class Figures:
    """OpenSpiel's evaluation in chips per deal; `expected_values` in order of the players."""

    expected_values: tuple[float, ...]
    nash_conv: float
    exploitability: float


def tabular_policy(game: OpenSpielGame, profile: Profile) -> OpenSpielPolicy:
    """Return the profile as a `TabularPolicy`, each probability the nearest double."""
    table = policies.TabularPolicy(game)
    for strategy in profile.values():
        for infoset, row in strategy.items():
            table.policy_for_key(infoset)[:] = [float(row[action]) for action in ACTIONS]
    return table


def read_policy(policy: OpenSpielPolicy) -> FloatProfile:
    """Return player -> infoset -> action -> probability, infosets in table order."""
    return {
        name: {
            infoset: dict(zip(ACTIONS, policy.policy_for_key(infoset).tolist(), strict=True))
            for infoset in sorted(policy.states_per_player[player], key=table_order)
        }
        for player, name in enumerate(PLAYERS)
    }


def evaluate(game: OpenSpielGame, policy: OpenSpielPolicy) -> Figures:
    """Return what OpenSpiel's `policy_value`, `nash_conv` and `exploitability` say of the policy."""
    players = [policy] * game.num_players()
    values = expected_game_score.policy_value(game.new_initial_state(), players)
    return Figures(
        tuple(float(value) for value in values),
        float(exploitability.nash_conv(game, policy)),
        float(exploitability.exploitability(game, policy)),
    )
