"""`extensive_game`: any finite game, exactly, from its tree and labels."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from twinproof.documents.rationals import exact_text
from twinproof.spec import labels, normal_form, places, plan, recall, recursion, subgame, tree
from twinproof.spec.answers.built_in import built_in_game
from twinproof.spec.answers.encoding import Answer, Params, lines, present, rational
from twinproof.spec.answers.errors import InvalidParametersError, InvalidProfileError
from twinproof.spec.answers.game_profiles import read_game_profile, strategy_table
from twinproof.spec.answers.game_text import (
    actions_text,
    by_player,
    history_text,
    infoset_text,
    one_line,
    plan_text,
    tree_nodes,
)
from twinproof.spec.answers.reading import named, record, shown
from twinproof.spec.games import Game
from twinproof.spec.partial import count, minus, quotient, total

LARGEST_LIMIT: Final = 10_000_000
"""The largest limit on nodes that a case may set."""

MOST_PLANS: Final = 1_024
MOST_PROFILES: Final = 16_384
MOST_EQUILIBRIA: Final = 1_024
"""Beyond these the case is unsupported, and the spec says nothing about it."""

_LONGEST_SHOWN: Final = 200
"""Characters of a value in a message: a history may be longer than a page."""

_PERFECTION: Final = (
    "subgame_perfect_count",
    "subgame_perfect_equilibria",
    "subgame_perfect_plans",
    "subgame_perfect_outcomes",
)
_EVALUATION: Final = ("profile", "expected_values")
_RESPONSES: Final = (
    "best_response_values",
    "best_response_actions",
    "deviation_gains",
    "nash_conv",
    "exploitability",
)
_FLAGS: Final = ("tree", "text", "normal_form", "subgame_perfection", "responses")


def extensive_game(params: Params) -> Answer:
    """Every quantity of the case kind but the texts, of a game that the spec builds; of another, nothing.

    Raises InvalidParametersError.
    """
    check_flags(params)
    game = built_in_game(params["game"])
    if game is None or not _within_limit(params["game"], game):
        return {}
    names = {labels.player(i): one_line(name) for i, name in enumerate(game.players)}
    shown_tree = {"tree": dict(tree_nodes(game))} if params.get("tree") else {}
    return {"players": names, "exact": True, **shown_tree, **answers_of(game, params)}


def check_flags(params: Params) -> None:
    """Raises InvalidParametersError where `params` has other fields than the kind has, or of other types."""
    record(params, "params", ["game"], [*_FLAGS, "profiles"])
    for name in _FLAGS:
        if not isinstance(params.get(name, False), bool):
            raise InvalidParametersError(
                f"params.{name}: expected true or false, found {shown(params[name])}"
            )
    named(params.get("profiles", {}), "params.profiles")


def _within_limit(value: Any, game: Game) -> bool:
    limit = value.get("node_limit", LARGEST_LIMIT)
    if not isinstance(limit, int) or isinstance(limit, bool) or not 1 <= limit <= LARGEST_LIMIT:
        raise InvalidParametersError(
            f"params.game.node_limit: expected an integer from 1 to {LARGEST_LIMIT}, found {shown(limit)}"
        )
    return tree.node_count(game.tree) <= limit


def answers_of(game: Game, params: Params) -> Answer:
    """What follows from a game's tree. Raises InvalidParametersError for what does not fit the game."""
    answer, refused = answers_and_refusals(game, params)
    for error in refused.values():
        raise error
    return answer


def answers_and_refusals(game: Game, params: Params) -> tuple[Answer, dict[str, InvalidParametersError]]:
    """What follows from a game's tree; and, by quantity, why what was asked for does not follow.

    Where `responses` does not fit the game and no profile is given, `perfect_recall` is what is refused.
    """
    answer, refused = _structure(game), dict[str, InvalidParametersError]()
    if params.get("normal_form") and _has_few_plans(game):
        answer.update(_normal_form(game))
    if params.get("subgame_perfection"):
        try:
            answer.update(_subgame_perfection(game))
        except InvalidParametersError as error:
            refused.update(dict.fromkeys(_PERFECTION, error))
    profiles = params.get("profiles", {})
    forgetful = _forgetfulness(game) if params.get("responses") else None
    if forgetful is not None:
        ids = [f"{id_}.{name}" for name in profiles for id_ in _RESPONSES]
        refused.update(dict.fromkeys(ids or ["perfect_recall"], forgetful))
    for name, value in profiles.items():
        responses = bool(params.get("responses")) and forgetful is None
        try:
            entries = _profile(game, value, f"params.profiles.{name}", responses)
        except InvalidProfileError as error:
            asked = [*_EVALUATION, *(_RESPONSES if params.get("responses") else ())]
            for id_ in asked:
                refused.setdefault(f"{id_}.{name}", error)
        else:
            answer.update({f"{id_}.{name}": entry for id_, entry in entries.items()})
    return answer, refused


def _structure(game: Game) -> Answer:
    everyone = tree.players(game.tree)
    own = {i: places.infosets(i, game.tree) for i in everyone}
    least, most = present(tree.payoff_sums(game.tree))
    breaks = [(i, found) for i in everyone for found in recall.breaks(i, game.tree)]
    kinds = {
        "chance_nodes": places.is_chance,
        "decision_nodes": places.is_decision,
        "terminals": places.is_terminal,
    }
    return {
        "sizes": {
            "nodes": len(places.places(game.tree)),
            **{name: places.kind_count(kind, game.tree) for name, kind in kinds.items()},
            "infosets": sum(map(len, own.values())),
            "depth": places.depth(game.tree),
        },
        "player_sizes": {
            labels.player(i): {"infosets": len(own[i]), "sequences": places.sequence_count(i, game.tree)}
            for i in everyone
        },
        "plan_counts": by_player(plan.plan_count(own[i]) for i in everyone),
        "infosets": lines(
            f"{infoset_text(game, i, infoset)} | {len(places.members(infoset, game.tree))} | "
            f"{actions_text(game, infoset, actions)}"
            for i in everyone
            for infoset, actions in own[i]
        ),
        "perfect_information": recall.perfect_information(game.tree),
        "perfect_recall": not breaks,
        "recall_breaks": lines(_break(game, i, found) for i, found in breaks) or "none",
        "payoff_sums": {"minimum": rational(least), "maximum": rational(most)},
        "constant_sum": tree.constant_sum(game.tree),
        "subgame_roots": lines(history_text(game, place) for place in subgame.roots(game.tree)) or "none",
    }


def _break(game: Game, i: int, found: tuple[int, places.Place, places.Place]) -> str:
    infoset, first, later = found
    return f"{infoset_text(game, i, infoset)}: {history_text(game, first)} | {history_text(game, later)}"


def _forgetfulness(game: Game) -> InvalidParametersError | None:
    """The refusal of responses in a game without perfect recall."""
    for i in tree.players(game.tree):
        for found in recall.breaks(i, game.tree):
            text = _break(game, i, found)
            return InvalidParametersError(
                "params.responses: expected a game with perfect recall, found a break of it at "
                + (text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "...")
            )
    return None


def _has_few_plans(game: Game) -> bool:
    counts = [plan.plan_count(places.infosets(i, game.tree)) for i in tree.players(game.tree)]
    profiles = 1
    for n in counts:
        profiles *= n
    return max(counts) <= MOST_PLANS and profiles <= MOST_PROFILES


def _normal_form(game: Game) -> Answer:
    everyone = tree.players(game.tree)
    plans = {i: _plan_texts(game, i) for i in everyone}
    matrix = normal_form.matrix(game.tree)
    numbers = [_numbers(profile) for profile in normal_form.profile_numbers(game.tree)]
    dominated = {"strictly": normal_form.strictly_dominated, "weakly": normal_form.weakly_dominated}
    return {
        "plans": {labels.player(i): _numbered(plans[i]) for i in everyone},
        "normal_form": {profile: by_player(matrix.payoffs(at)) for at, profile in enumerate(numbers)},
        "pure_equilibria": lines(map(_numbers, normal_form.pure_equilibria(game.tree))) or "none",
        **{
            f"{how}_dominated": {
                labels.player(i): _numbered(
                    ["none" if better is None else str(better) for better in by_whom(i, game.tree)]
                )
                for i in everyone
            }
            for how, by_whom in dominated.items()
        },
    }


def _plan(game: Game, i: int, decisions: plan.PurePlan) -> str:
    return plan_text(game, decisions, places.infosets(i, game.tree))


def _plan_texts(game: Game, i: int) -> list[str]:
    return [_plan(game, i, each) for each in normal_form.plans(i, game.tree)]


def _numbered(texts: list[str]) -> dict[str, str]:
    return {str(n): text for n, text in enumerate(texts, start=1)}


def _numbers(profile: tuple[int, ...]) -> str:
    # A plan's number has as many digits as the game has infosets: `str` refuses very long ones.
    return " ".join(exact_text(Fraction(n)) for n in profile)


def _subgame_perfection(game: Game) -> Answer:
    try:
        found = subgame.equilibria(game.tree, MOST_EQUILIBRIA)
    except subgame.TooManySolutionsError:
        return {}
    if found is None:
        raise InvalidParametersError(
            "params.subgame_perfection: expected a game with perfect information, "
            "found an information set of several nodes"
        )
    everyone = tree.players(game.tree)
    plans = [(numbers, solution.plan, solution.payoffs) for numbers, solution in found]
    return {
        "subgame_perfect_count": f"{len(plans)}/1",
        "subgame_perfect_equilibria": lines(_numbers(numbers) for numbers, _, _ in plans),
        "subgame_perfect_plans": lines(
            " | ".join(_plan(game, i, decisions) for i in everyone) for _, decisions, _ in plans
        ),
        "subgame_perfect_outcomes": {_numbers(numbers): by_player(payoffs) for numbers, _, payoffs in plans},
    }


def _profile(game: Game, value: Any, where: str, responses: bool) -> Answer:
    sigma = read_game_profile(value, where, game)
    everyone = tree.players(game.tree)
    worth = present(recursion.expected_values(game.tree, sigma))
    answer: Answer = {"profile": strategy_table(sigma, game), "expected_values": by_player(worth)}
    if not responses:
        return answer
    best = [present(recursion.response(game.tree, sigma, i)) for i in everyone]
    gains = [minus(found.value, now) for found, now in zip(best, worth, strict=True)]
    nash_conv = total(gains)
    actions: Mapping[str, Any] = {
        labels.player(i): {
            game.infoset(infoset): actions_text(game, infoset, optimal)
            for infoset, optimal in present(recursion.optimal_of(best[i], places.infosets(i, game.tree)))
        }
        for i in everyone
    }
    return {
        **answer,
        "best_response_values": by_player(found.value for found in best),
        "best_response_actions": actions,
        "deviation_gains": by_player(gains),
        "nash_conv": rational(nash_conv),
        "exploitability": rational(quotient(nash_conv, count(everyone))),
    }
