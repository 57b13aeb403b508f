"""The case kinds that this engine has: for each, its games and the function that computes it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from refengine.errors import UnsupportedError
from refengine.games import GAMES
from refengine.kinds import (
    best_response_mixed,
    cfr,
    extensive_game,
    openspiel_reference,
    ported_check,
    ported_enumeration,
    ported_tree,
    profile_evaluation,
)
from refengine.parameters import found
from refengine.progress import Progress
from refengine.quantity import Quantity

Compute = Callable[[Mapping[str, object], Progress], Sequence[Quantity]]


@dataclass(frozen=True)
class CaseKind:
    """A case kind: the games it has, and the function from parameters to quantities."""

    games: tuple[str, ...]
    compute: Compute


KUHN = ("kuhn_poker",)

KINDS: Mapping[str, CaseKind] = {
    "ported_enumeration": CaseKind(KUHN, ported_enumeration.compute),
    "ported_check": CaseKind(KUHN, ported_check.compute),
    "profile_evaluation": CaseKind(KUHN, profile_evaluation.compute),
    "best_response_mixed": CaseKind(KUHN, best_response_mixed.compute),
    "cfr": CaseKind(KUHN, cfr.compute),
    "openspiel_reference": CaseKind(KUHN, openspiel_reference.compute),
    "extensive_game": CaseKind(GAMES, extensive_game.compute),
    "ported_tree": CaseKind(ported_tree.GAMES, ported_tree.compute),
}


def compute(kind: str, params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    """Return the quantities of a case; raise a `CaseError` where it cannot be computed."""
    if kind not in KINDS:
        raise UnsupportedError(f"kind: expected one of {found(list(KINDS))}, found {found(kind)}")
    return KINDS[kind].compute(params, progress)
