"""`ported_enumeration`: GT-13b's triple loop on the source's dictionaries, and its repair."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from twinproof.spec import audit, kuhn, labels
from twinproof.spec.answers.dictionaries import read_dictionary
from twinproof.spec.answers.encoding import Answer, Params, in_deal_order, present, rational
from twinproof.spec.answers.reading import named, one_of, record
from twinproof.spec.partial import minus
from twinproof.spec.profile import Table


def ported_enumeration(params: Params) -> Answer:
    """Every quantity of the case kind. Raises InvalidParametersError."""
    record(params, "params", ["profiles", "opponent", "baseline"])
    opponent = read_dictionary(params["opponent"], "params.opponent")
    profiles = {
        name: read_dictionary(value, f"params.profiles.{name}")
        for name, value in named(params["profiles"], "params.profiles").items()
    }
    baseline = profiles[one_of(params["baseline"], "params.baseline", list(profiles))]
    answer: Answer = {
        "path_histories": {
            labels.path(path): labels.actions(audit.path_history(path)) for path in audit.PATHS
        }
    }
    for name, s in profiles.items():
        answer.update({f"{quantity}.{name}": value for quantity, value in _of(s, opponent, baseline).items()})
    return answer


def _of(s: Table, opponent: Table, baseline: Table) -> Answer:
    payoffs = kuhn.Payoffs.NOTEBOOK
    value = audit.ported_value(payoffs, s, opponent)
    corrected = audit.corrected_value(payoffs, s, opponent)
    return {
        "path_weights": _tables(list(map(labels.path, audit.PATHS)), audit.path_weights(s, opponent)),
        "history_weights": _tables(
            list(map(labels.actions, kuhn.HISTORIES)), audit.history_weights(s, opponent)
        ),
        "weight_sums": _values(audit.weight_sums(s, opponent)),
        "deal_values": _values(audit.ported_deal_values(payoffs, s, opponent)),
        "expected_value": rational(value),
        "delta": rational(minus(value, audit.ported_value(payoffs, baseline, opponent))),
        "corrected_weight_sums": _values(audit.corrected_weight_sums(s, opponent)),
        "corrected_deal_values": _values(audit.corrected_deal_values(payoffs, s, opponent)),
        "corrected_expected_value": rational(corrected),
        "corrected_delta": rational(minus(corrected, audit.corrected_value(payoffs, baseline, opponent))),
        "report": _row(
            ["v1", "v2", "exploit_2", "exploit_1", "total"], present(audit.report(payoffs, s, opponent))
        ),
    }


def _row(keys: Sequence[str], values: Sequence[Fraction]) -> dict[str, str]:
    return {key: rational(value) for key, value in zip(keys, values, strict=True)}


def _tables(keys: Sequence[str], values: Sequence[Sequence[Fraction]] | None) -> dict[str, dict[str, str]]:
    return {deal: _row(keys, entries) for deal, entries in in_deal_order(values).items()}


def _values(values: Sequence[Fraction] | None) -> dict[str, str]:
    return {deal: rational(value) for deal, value in in_deal_order(values).items()}
