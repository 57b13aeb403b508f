"""The spec's answers to cases: parameters in, fixture-encoded values out, by the mirror."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from twinproof.spec.answers.checks import ported_check
from twinproof.spec.answers.dictionaries import read_dictionary
from twinproof.spec.answers.encoding import Answer, Params
from twinproof.spec.answers.enumeration import ported_enumeration
from twinproof.spec.answers.errors import InvalidParametersError, InvalidProfileError, InvalidTreeError
from twinproof.spec.answers.evaluation import profile_evaluation
from twinproof.spec.answers.exact_values import exact_values
from twinproof.spec.answers.extensive import extensive_game
from twinproof.spec.answers.mixed_replies import best_response_mixed
from twinproof.spec.answers.openspiel import openspiel_reference
from twinproof.spec.answers.profiles import read_profile
from twinproof.spec.answers.reported import TreeAnswer, answer_reported, answer_tree

__all__ = [
    "InvalidParametersError",
    "InvalidProfileError",
    "InvalidTreeError",
    "TreeAnswer",
    "answer",
    "answer_reported",
    "answer_tree",
    "exact_values",
    "read_dictionary",
    "read_profile",
]


def answer(case_kind: str, params: Params) -> Answer | None:
    """What the spec says of a case: quantity id -> value, as docs/protocol.md encodes it.

    Rationals also where engines report reals. Of `ported_check` only the sentences; nothing ({}) of what
    OpenSpiel runs or prints, and of a game that the spec does not build (see answer_tree); None for a case
    kind that the spec does not answer (`ported_tree`; `cfr`: see answer_reported).
    Raises InvalidParametersError, and of that InvalidProfileError, for parameters that do not make sense.
    """
    answers = _answers().get(case_kind)
    return None if answers is None else answers(params)


def _answers() -> Mapping[str, Callable[[Params], Answer]]:
    return {
        "profile_evaluation": profile_evaluation,
        "ported_enumeration": ported_enumeration,
        "ported_check": ported_check,
        "best_response_mixed": best_response_mixed,
        "extensive_game": extensive_game,
        "openspiel_reference": openspiel_reference,
    }
