"""What is asked about a random game: everything that applies to it, or one thing that has to be refused."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from hypothesis import strategies as st

from random_games.game import Game, perfect_information, perfect_recall, plan_counts
from random_games.profiles import UNIFORM, random_table
from random_games.trees import any_games
from random_games.writer import efg
from twinproof.catalog import shipped_quantities
from twinproof.catalog.quantities import expand, load_templates
from twinproof.model import Case, Catalog, FailureKind, Json

MOST_PROFILES = 512
"""Of plans, for a normal form to be asked for: seconds would go by at the limit of quantities.md, 16,384."""

MOST_EQUILIBRIA = 1024
"""quantities.md's limit on subgame-perfect equilibria; there are no more of them than profiles of plans."""

MOST_PLANS_OF_ONE, MOST_PLANS_OF_ALL = 1024, 16384
"""quantities.md's limits on a normal form."""


@dataclass(frozen=True)
class Problem:
    """A game, and the seed of the profile that is evaluated beside the uniform one (None: only that one)."""

    game: Game
    profile: int | None = None
    refused: bool = False
    """Whether to ask for what the game cannot have, if there is such a thing."""


def problems() -> st.SearchStrategy[Problem]:
    """Every fourth may ask for what has to be refused."""
    seeds = st.integers(0, 2**32 - 1)
    return st.builds(Problem, any_games(), seeds, st.sampled_from((False, False, False, True)))


def asked(problem: Problem) -> tuple[dict[str, Json], FailureKind | None]:
    """The parameters of the case, and how every engine has to refuse it (None: it must not)."""
    game = problem.game
    counts = plan_counts(game)
    recall, information = perfect_recall(game), perfect_information(game)
    profiles: dict[str, Json] = {"uniform": UNIFORM}
    if problem.profile is not None:
        profiles["random"] = random_table(game, problem.profile)
    params: dict[str, Json] = {
        "game": {"name": "efg", "text": efg(game)},
        "tree": True,
        "text": True,
        "normal_form": math.prod(counts) <= MOST_PROFILES,
        "subgame_perfection": information and math.prod(counts) <= MOST_EQUILIBRIA,
        "responses": recall,
        "profiles": profiles,
    }
    if problem.refused and not recall:
        return params | {"responses": True}, FailureKind.INVALID
    if problem.refused and not information:
        return params | {"subgame_perfection": True}, FailureKind.INVALID
    if problem.refused and (max(counts) > MOST_PLANS_OF_ONE or math.prod(counts) > MOST_PLANS_OF_ALL):
        return params | {"normal_form": True}, FailureKind.UNSUPPORTED
    return params, None


def catalog_of(problems: Sequence[Problem]) -> Catalog:
    """A catalog with one case a problem, `game-1` and so on."""
    cases = [
        Case(f"game-{number}", "extensive_game", "A random game", asked(problem)[0])
        for number, problem in enumerate(problems, 1)
    ]
    return with_rules(cases)


def with_rules(cases: Sequence[Case]) -> Catalog:
    """A catalog of `cases` with the rules that come with twinproof."""
    templates = load_templates(shipped_quantities())
    rules = {case.id: expand(templates, case.kind, case.params, case.id) for case in cases}
    return Catalog(tuple(cases), (), (), rules)
