"""Case kind `ported_enumeration`: GT-13b's triple loop with its defects, and GT-13c's repair of it."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from refengine.kuhn import DEALS, HISTORIES, deal_label
from refengine.parameters import invalid, read_choice, read_fields, read_mapping
from refengine.ports.dictionaries import Policy, read_dictionary, uniform
from refengine.ports.enumeration import deal_value, deal_weight, mean_value, ported_paths
from refengine.ports.report import report
from refengine.progress import Progress
from refengine.quantity import CHIPS_PER_DEAL, Quantity

PAYOFFS = "notebook"
AUDIT = "GameSpec.Audit"
Policies = Mapping[str, Policy[Fraction]]


def compute(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    """Return weights, values, deltas and the report of every dictionary against the opponent's."""
    fields = read_fields(params, "params", ("profiles", "opponent", "baseline"))
    given = read_mapping(fields["profiles"], "params.profiles")
    if not given:
        raise invalid("params.profiles", "at least one dictionary", given)
    policies = {name: read_dictionary(value, f"params.profiles.{name}") for name, value in given.items()}
    opponent = read_dictionary(fields["opponent"], "params.opponent")
    baseline = read_choice(fields["baseline"], "params.baseline", tuple(policies))
    quantities = [
        *_weights(policies, opponent),
        *_values("ported", "", policies, opponent, baseline),
        *_corrected_sums(policies, opponent),
        *_values("corrected", "corrected_", policies, opponent, baseline),
        *_reports(policies, opponent),
    ]
    progress(len(policies), len(policies))
    return quantities


def _for_each(
    prefix: str,
    policies: Policies,
    value: Callable[[Policy[Fraction]], object],
    definition: str,
    unit: str | None = None,
) -> list[Quantity]:
    return [
        Quantity(f"{prefix}.{name}", "table", value(policy), "rational", unit, f"{AUDIT}.{definition}")
        for name, policy in policies.items()
    ]


def _weights(policies: Policies, opponent: Policy[Fraction]) -> list[Quantity]:
    # The history of a triple depends on no weight: any dictionary and deal will do.
    labelled = {path.label: path.history for path in ported_paths(DEALS[0], uniform(), uniform())}
    return [
        Quantity("path_histories", "table", labelled, "text", definition=f"{AUDIT}.pathHistory"),
        *_for_each("path_weights", policies, lambda s1: _by_path(s1, opponent), "pathWeights"),
        *_for_each("history_weights", policies, lambda s1: _by_history(s1, opponent), "historyWeights"),
        *_for_each("weight_sums", policies, lambda s1: _sums("ported", s1, opponent), "weightSums"),
    ]


def _corrected_sums(policies: Policies, opponent: Policy[Fraction]) -> list[Quantity]:
    return _for_each(
        "corrected_weight_sums",
        policies,
        lambda s1: _sums("corrected", s1, opponent),
        "correctedWeightSums",
        None,
    )


def _by_path(s1: Policy[Fraction], s2: Policy[Fraction]) -> Mapping[str, Mapping[str, Fraction]]:
    return {
        deal_label(deal): {path.label: path.weight for path in ported_paths(deal, s1, s2)} for deal in DEALS
    }


def _by_history(s1: Policy[Fraction], s2: Policy[Fraction]) -> Mapping[str, Mapping[str, Fraction]]:
    table = {}
    for deal in DEALS:
        weights = dict.fromkeys(HISTORIES, Fraction(0))
        for path in ported_paths(deal, s1, s2):
            weights[path.history] += path.weight
        table[deal_label(deal)] = weights
    return table


def _sums(enumeration: str, s1: Policy[Fraction], s2: Policy[Fraction]) -> Mapping[str, Fraction]:
    return {deal_label(deal): deal_weight(enumeration, deal, s1, s2) for deal in DEALS}


def _values(
    enumeration: str, prefix: str, policies: Policies, opponent: Policy[Fraction], baseline: str
) -> list[Quantity]:
    def by_deal(s1: Policy[Fraction]) -> Mapping[str, Fraction]:
        return {deal_label(deal): deal_value(enumeration, PAYOFFS, deal, s1, opponent) for deal in DEALS}

    means = {name: mean_value(enumeration, PAYOFFS, s1, opponent) for name, s1 in policies.items()}
    deltas = {name: mean - means[baseline] for name, mean in means.items()}
    definition = f"{AUDIT}.{enumeration}Value"
    return [
        *_for_each(f"{prefix}deal_values", policies, by_deal, f"{enumeration}DealValues", CHIPS_PER_DEAL),
        *(
            Quantity(f"{prefix}{what}.{name}", "rational", value, unit=CHIPS_PER_DEAL, definition=definition)
            for what, values in (("expected_value", means), ("delta", deltas))
            for name, value in values.items()
        ),
    ]


def _reports(policies: Policies, opponent: Policy[Fraction]) -> list[Quantity]:
    return _for_each("report", policies, lambda s1: report(PAYOFFS, s1, opponent), "report", CHIPS_PER_DEAL)
