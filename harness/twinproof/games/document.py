"""A verification as a JSON document, `twinproof.verification/1`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from twinproof.documents import format_rational
from twinproof.games import answers
from twinproof.games.answers import Dominated, Responses, Strategic
from twinproof.games.outline import Infosets, Outline
from twinproof.games.verification import Verification
from twinproof.games.wording import closing_sentence
from twinproof.model import CaseResult, Divergence, Json
from twinproof.report.codec import encode

SCHEMA = "twinproof.verification/1"
_ENTRIES = 100
"""Differences of one pair of parties; a game that is built differently differs at every node."""
_PER_PROFILE = ("expected_values", "best_response_values", "deviation_gains", "nash_conv", "exploitability")


def verification_document(found: Verification) -> dict[str, Json]:
    """All that the page says and leaves out, but for texts, trees and tables with an entry per node."""
    case, result = found.whole, found.result
    perfection = answers.subgame_perfect(found.perfection) if found.perfection else None
    file = found.source.file
    failures = [failure for each in result.cases for failure in each.failures]
    return {
        "schema": SCHEMA,
        "argument": found.source.argument,
        # A file's whole text is in the file.
        "game": {"name": "efg", "file": str(file)} if file else dict(found.source.game),
        "title": answers.title_of(case),
        "profile": {"name": found.profile, "file": str(found.profile_file) if found.profile_file else None},
        "outline": _outline(found.outline) if found.outline else None,
        "infosets": _infosets(answers.infosets(case, found.profile)),
        "trees": _trees(case),
        "values": {name: dict(answers.by_party(case, f"{name}.{found.profile}")) for name in _PER_PROFILE},
        "best_responses": _responses(answers.responses(case, found.profile)),
        "pure_equilibria": _strategic(answers.pure_equilibria(case)),
        "subgame_perfect_equilibria": _strategic(perfection),
        "dominated": _dominated(answers.dominated(case)),
        "unasked": [{"what": each.what, "why": each.why} for each in found.unasked],
        "compared": sum(each.parity.compared for each in result.cases),
        "exact": sum(each.parity.exact for each in result.cases),
        "divergences": [_divergence(d) for each in result.cases for d in each.parity.divergences],
        "failures": [
            {"engine": f.engine, "case": f.case, "kind": str(f.kind), "message": f.message} for f in failures
        ],
        "engine_failures": dict(result.engine_failures),
        "conflicts": encode(result.conflicts),
        "notes": [*result.notes, *result.lock_problems],
        "exit_code": found.code,
        "sentence": closing_sentence(found),
    }


def _outline(outline: Outline) -> Json:
    low, high = outline.payoff_sums
    return {
        "players": dict(outline.players),
        "sizes": dict(outline.sizes),
        "player_sizes": {player: dict(sizes) for player, sizes in outline.player_sizes.items()},
        "plan_counts": {player: format_rational(number) for player, number in outline.plan_counts.items()},
        "exact": outline.exact,
        "perfect_information": outline.perfect_information,
        "perfect_recall": outline.perfect_recall,
        "recall_breaks": list(outline.recall_breaks),
        "payoff_sums": {"minimum": format_rational(low), "maximum": format_rational(high)},
        "constant_sum": outline.constant_sum,
        "subgames": outline.subgames,
    }


def _infosets(found: Infosets | None) -> Json:
    if found is None:
        return None
    return {
        player: [{"id": infoset, "actions": list(actions)} for infoset, actions in own.items()]
        for player, own in found.items()
    }


def _responses(found: Responses | None) -> Json:
    return None if found is None else {player: dict(own) for player, own in found.items()}


def _trees(case: CaseResult) -> Json:
    compared = answers.trees(case)
    if compared is None:
        return None
    return {
        "nodes": dict(compared.nodes),
        "equal": compared.first is None,
        "first_difference": compared.first,
    }


def _strategic(found: Sequence[Strategic] | None) -> Json:
    if found is None:
        return None
    return [{"plans": list(each.plans), "payoffs": list(each.payoffs)} for each in found]


def _dominated(found: Sequence[Dominated] | None) -> Json:
    if found is None:
        return None
    return [
        {"player": each.player, "plan": each.plan, "by": each.by, "strictly": each.strictly} for each in found
    ]


def _divergence(found: Divergence) -> Json:
    return {
        "case": found.case,
        "quantity": found.quantity,
        "cause": found.cause,
        "culprits": list(found.culprits),
        "why_no_culprit": found.why_no_culprit,
        "differences": list(_differences(found)),
    }


def _differences(found: Divergence) -> Iterator[Json]:
    for pair in found.pairs:
        for each in islice(pair.differences, _ENTRIES):
            yield {
                "parties": [pair.left, pair.right],
                "path": list(each.path),
                "values": [each.left, each.right],
                "note": each.note,
            }
