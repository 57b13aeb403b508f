"""`ported_check`: the sentence that each check of the source guards, by the definitions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from twinproof.spec import audit, kuhn, mixed, profile
from twinproof.spec.answers.built_in import built_in_game
from twinproof.spec.answers.dictionaries import read_dictionary
from twinproof.spec.answers.encoding import Answer, Params, present
from twinproof.spec.answers.game_text import unlabelled_tree
from twinproof.spec.answers.mixed_replies import read_grid
from twinproof.spec.answers.profiles import read_profile
from twinproof.spec.answers.reading import named, number, one_of, payoffs_of, record
from twinproof.spec.evaluate import expected_value, exploitability, nash_conv
from twinproof.spec.partial import minus


def ported_check(params: Params) -> Answer:
    """The three quantities about sentences; what the checks say is for those who port them.

    Without those about games that the spec does not build itself.
    Raises InvalidParametersError.
    """
    record(params, "params", ["check", "own", "mutations", "variations"])
    sentences = _sentences()
    sentence = sentences[one_of(params["check"], "params.check", list(sentences))]
    groups = {
        f"{group}.sentence": {
            name: sentence(value, f"params.{group}.{name}")
            for name, value in named(params[group], f"params.{group}").items()
        }
        for group in ("mutations", "variations")
    }
    answers: Answer = {"own.sentence": sentence(params["own"], "params.own"), **groups}
    # Of a table the spec says all or nothing: a key left out would be a difference.
    return {id_: answer for id_, answer in answers.items() if not _silent(answer)}


def _silent(answer: Any) -> bool:
    return answer is None or (isinstance(answer, dict) and None in answer.values())


def _sentences() -> Mapping[str, Callable[[Any, str], bool | None]]:
    """What each says of an input; None for an input that the spec cannot read."""
    return {
        "weight_sum_counter": _weights_sum_to_one,
        "weight_audit": _weights_sum_to_one,
        "reproduction": _reproduces,
        "safe_preserves": _splice_preserves,
        "delta_survives": _delta_survives,
        "exploitability_constant": _not_exploitable,
        "nash_report": _equilibrium,
        "coherence_cell": _coherent,
        "mixed_within_bound": _mixed_within_bound,
        "rendering_comparison": _same_tree,
    }


def _enumeration(value: Any, where: str) -> str:
    return one_of(value, f"{where}.enumeration", ["ported", "corrected"])


def _weights_sum_to_one(value: Any, where: str) -> bool:
    fields = record(value, where, ["enumeration", "profile"])
    sums = {"ported": audit.weight_sums, "corrected": audit.corrected_weight_sums}
    s = read_dictionary(fields["profile"], f"{where}.profile")
    weights = sums[_enumeration(fields["enumeration"], where)](s, audit.blueprint())
    return all(weight == 1 for weight in present(weights))


def _reproduces(value: Any, where: str) -> bool:
    fields = record(value, where, ["enumeration", "payoffs"])
    values = {"ported": audit.ported_deal_values, "corrected": audit.corrected_deal_values}
    payoffs = payoffs_of(fields["payoffs"], f"{where}.payoffs")
    s = audit.uniform()
    given = values[_enumeration(fields["enumeration"], where)](payoffs, s, s)
    return present(given) == present(audit.ported_deal_values(kuhn.Payoffs.NOTEBOOK, s, s))


def _splice_preserves(value: Any, where: str) -> bool:
    fields = record(value, where, ["payoffs", "blueprint", "splice"])
    game = kuhn.tree(payoffs_of(fields["payoffs"], f"{where}.payoffs"))
    blueprint = read_profile(fields["blueprint"], f"{where}.blueprint")
    splice = read_profile(fields["splice"], f"{where}.splice")
    spliced = {**profile.part(game, 0, splice), **profile.part(game, 1, blueprint)}
    return present(expected_value(game, spliced, 0)) >= present(expected_value(game, blueprint, 0))


def _delta_survives(value: Any, where: str) -> bool:
    fields = record(value, where, ["payoffs", "splice"])
    payoffs = payoffs_of(fields["payoffs"], f"{where}.payoffs")
    splice, blueprint = read_dictionary(fields["splice"], f"{where}.splice"), audit.blueprint()
    ported, corrected = (
        present(minus(value_of(payoffs, splice, blueprint), value_of(payoffs, blueprint, blueprint)))
        for value_of in (audit.ported_value, audit.corrected_value)
    )
    return ported == corrected


def _not_exploitable(value: Any, where: str) -> bool:
    fields = record(value, where, ["payoffs", "profile"])
    game = kuhn.tree(payoffs_of(fields["payoffs"], f"{where}.payoffs"))
    return present(exploitability(game, read_profile(fields["profile"], f"{where}.profile"))) == 0


def _equilibrium(value: Any, where: str) -> bool:
    fields = record(value, where, ["payoffs", "profile"])
    game = kuhn.tree(payoffs_of(fields["payoffs"], f"{where}.payoffs"))
    return present(nash_conv(game, read_profile(fields["profile"], f"{where}.profile"))) == 0


def _coherent(value: Any, where: str) -> bool:
    payoffs = payoffs_of(record(value, where, ["payoffs"])["payoffs"], f"{where}.payoffs")
    claimed = [Fraction(0), Fraction(-1), Fraction(0)]
    found = [
        audit.corrected_value(payoffs, s, audit.blueprint())
        for s in (audit.blueprint(), audit.naive(), audit.safe())
    ]
    return found == claimed


def _mixed_within_bound(value: Any, where: str) -> bool:
    fields = record(value, where, ["payoffs", "opponent", "scale", "grid"])
    game = kuhn.tree(payoffs_of(fields["payoffs"], f"{where}.payoffs"))
    opponent = read_profile(fields["opponent"], f"{where}.opponent")
    scale = number(fields["scale"], f"{where}.scale")
    alphas, betas = read_grid(fields["grid"], f"{where}.grid")
    matrix = present(mixed.values(game, opponent, profile.always_pass(), alphas, betas))
    scaled = [[scale * entry for entry in entries] for entries in matrix]
    return present(mixed.maximum(scaled)) <= present(mixed.pure_best_response_value(game, opponent))


def _same_tree(value: Any, where: str) -> bool | None:
    fields = record(value, where, ["left", "right"])
    left, right = (built_in_game(fields[side], f"{where}.{side}") for side in ("left", "right"))
    return None if left is None or right is None else unlabelled_tree(left) == unlabelled_tree(right)
