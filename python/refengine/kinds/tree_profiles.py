"""The quantities of `extensive_game` for each profile: expected values, best responses, distances."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from refengine.errors import InvalidParametersError
from refengine.parameters import cut, member, read_mapping
from refengine.progress import Progress
from refengine.quantity import Quantity
from refengine.treeplex.behaviour import TreeProfile, as_table, read_profile
from refengine.treeplex.best_response import BestResponse, best_response
from refengine.treeplex.realization import common_rows
from refengine.treeplex.sequence_form import SequenceForm, sequence_form
from refengine.treeplex.values import expected_values, realization_plans
from refengine.trees.model import GameTree, player_id
from refengine.trees.one_line import one_line
from refengine.trees.places import place_text
from refengine.trees.recall import recall_breaks

EVALUATE = "GameSpec.Evaluate"
RECURSION = "GameSpec.Recursion"


def profile_quantities(tree: GameTree, value: object, responses: bool, progress: Progress) -> list[Quantity]:
    """Return the quantities of every profile in `params.profiles`; `progress` counts the profiles.

    Raises `InvalidParametersError` for a profile that makes no sense and, where `responses` are asked for,
    for a game without perfect recall.
    """
    profiles = {
        name: read_profile(profile, member("params.profiles", name), tree)
        for name, profile in read_mapping(value, "params.profiles").items()
    }
    if responses:
        require_perfect_recall(tree)
    if not profiles:
        progress(1, 1)
        return []
    form = sequence_form(tree)
    quantities: list[Quantity] = []
    for done, (name, profile) in enumerate(profiles.items(), start=1):
        quantities += _evaluation(form, name, profile, responses)
        progress(done, len(profiles))
    return quantities


def require_perfect_recall(tree: GameTree) -> None:
    """Raise `InvalidParametersError` at the first information set that forgets, with two of its nodes."""
    for each in recall_breaks(tree):
        first, other = (place_text(tree, node) for node in (each.first, each.other))
        raise InvalidParametersError(
            f"params.responses: expected a game of perfect recall, found {player_id(each.infoset.player)} "
            f'with one past at {first} and another at {other}, both in "{cut(one_line(each.infoset.id))}" '
            "(leave responses out: expected values need no recall)"
        )


def _evaluation(form: SequenceForm, name: str, profile: TreeProfile, responses: bool) -> list[Quantity]:
    plans = realization_plans(form, common_rows(profile))
    values = expected_values(form, plans)
    table = as_table(form.tree, profile)
    quantities = [
        Quantity(f"profile.{name}", "strategy", table, "rational", definition="GameSpec.Profile.table"),
        _by_player(f"expected_values.{name}", values, f"{EVALUATE}.expectedValue"),
    ]
    if responses:
        best = [best_response(form, plans, player) for player in range(len(values))]
        quantities += _responses(form.tree, name, values, best)
    return quantities


def _responses(
    tree: GameTree, name: str, values: Sequence[Fraction], best: Sequence[BestResponse]
) -> list[Quantity]:
    gains = [response.value - value for response, value in zip(best, values, strict=True)]
    nash_conv = sum(gains, start=Fraction(0))
    optimal: dict[str, dict[str, str]] = {player_id(player): {} for player in range(len(best))}
    for index, infoset in enumerate(tree.infosets):
        positions = best[infoset.player].optimal[index]
        actions = ", ".join(one_line(infoset.actions[position]) for position in positions)
        optimal[player_id(infoset.player)][infoset.id] = actions
    return [
        Quantity(
            f"best_response_actions.{name}",
            "table",
            optimal,
            "text",
            definition=f"{RECURSION}.optimalActions",
        ),
        _by_player(
            f"best_response_values.{name}", [each.value for each in best], f"{RECURSION}.bestResponseValue"
        ),
        _by_player(f"deviation_gains.{name}", gains, f"{EVALUATE}.deviationGain"),
        Quantity(f"nash_conv.{name}", "rational", nash_conv, definition=f"{EVALUATE}.nashConv"),
        Quantity(
            f"exploitability.{name}",
            "rational",
            nash_conv / len(best),
            definition=f"{EVALUATE}.exploitability",
        ),
    ]


def _by_player(identifier: str, values: Sequence[Fraction], definition: str) -> Quantity:
    table: Mapping[str, Fraction] = {player_id(player): value for player, value in enumerate(values)}
    return Quantity(identifier, "table", table, "rational", definition=definition)
