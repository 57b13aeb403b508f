"""Checks that the weights of each deal are a distribution."""

from fractions import Fraction

from refengine.kuhn import DEALS
from refengine.parameters import read_choice, read_fields
from refengine.ports.checks.outcome import Outcome
from refengine.ports.dictionaries import Policy, as_doubles, blueprint, read_dictionary
from refengine.ports.enumeration import ENUMERATIONS, deal_weight
from refengine.ports.printing import four_digits


def weight_sum_counter(value: object, where: str) -> Outcome:
    """Run GT-13c's counter `wCheck`, which adds 1 per deal without looking at a weight."""
    enumeration, policy = _read(value, where)
    counter = 0.0
    for _ in DEALS:
        counter += 1.0
    return Outcome(check=counter == len(DEALS), sentence=_sums_to_one(enumeration, policy))


def weight_audit(value: object, where: str) -> Outcome:
    """Run GT-13c's audit: the sum of each deal's weights prints `+1.0000`."""
    enumeration, policy = _read(value, where)
    s1, s2 = as_doubles(policy), as_doubles(blueprint())
    printed = [four_digits(deal_weight(enumeration, deal, s1, s2)) for deal in DEALS]
    return Outcome(
        check=all(text == "+1.0000" for text in printed), sentence=_sums_to_one(enumeration, policy)
    )


def _read(value: object, where: str) -> tuple[str, Policy[Fraction]]:
    fields = read_fields(value, where, ("enumeration", "profile"))
    enumeration = read_choice(fields["enumeration"], f"{where}.enumeration", ENUMERATIONS)
    return enumeration, read_dictionary(fields["profile"], f"{where}.profile")


def _sums_to_one(enumeration: str, policy: Policy[Fraction]) -> bool:
    return all(deal_weight(enumeration, deal, policy, blueprint()) == 1 for deal in DEALS)
