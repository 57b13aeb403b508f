"""Checks of expected values and their differences, by their first four digits."""

from refengine.evaluation import expected_value
from refengine.kuhn import DEALS, PLAYERS, kuhn_poker, read_payoffs
from refengine.kuhn_profiles import read_profile
from refengine.parameters import read_choice, read_fields
from refengine.ports.checks.outcome import Outcome
from refengine.ports.dictionaries import (
    as_doubles,
    blueprint,
    naive,
    player_1_dictionary,
    player_2_dictionary,
    read_dictionary,
    safe,
    uniform,
)
from refengine.ports.enumeration import ENUMERATIONS, deal_value, mean_value, total_value
from refengine.ports.printing import four_digits

# GT-13c, section 1: the three figures that the port of the loop must print again.
PRINTED = ["-0.3333", "-1.3333", "-0.3333"]

# GT-13c's last cell: headed as a verification of coherence, it prints these words.
CLOSING_CELL = (
    "Reproduction (port fidele, boucle 13b) :",
    "  - EV blueprint = -0.3333, naif = -1.3333, safe = -0.3333  [identiques a 13b]",
    "Enumeration corrigee : blueprint = 0.0000, naif = -1.0000, safe = 0.0000",
    "  - la LOI survit : delta naif = -1.0000 chip/deal, temoin P2 a P2 constant",
)


def reproduction(value: object, where: str) -> Outcome:
    """Run GT-13c's section 1: do the three expected values print as GT-13b's?"""
    fields = read_fields(value, where, ("enumeration", "payoffs"))
    enumeration = read_choice(fields["enumeration"], f"{where}.enumeration", ENUMERATIONS)
    payoffs = read_payoffs(fields["payoffs"], f"{where}.payoffs")
    opponent = as_doubles(blueprint())
    printed = [
        four_digits(mean_value(enumeration, payoffs, as_doubles(policy), opponent))
        for policy in (blueprint(), naive(), safe())
    ]
    mixing = uniform()
    same_values = all(
        deal_value(enumeration, payoffs, deal, mixing, mixing)
        == deal_value("ported", "notebook", deal, mixing, mixing)
        for deal in DEALS
    )
    return Outcome(check=printed == PRINTED, sentence=same_values)


def safe_preserves(value: object, where: str) -> Outcome:
    """Run the source's comparison of the blueprint with its safe splice, which is a copy of the blueprint."""
    fields = read_fields(value, where, ("payoffs", "blueprint", "splice"))
    payoffs = read_payoffs(fields["payoffs"], f"{where}.payoffs")
    game = kuhn_poker(payoffs)
    plan = read_profile(fields["blueprint"], f"{where}.blueprint", game)
    splice = read_profile(fields["splice"], f"{where}.splice", game)
    first, second = PLAYERS
    opponent = as_doubles(player_2_dictionary(plan[second]))
    own = as_doubles(player_1_dictionary(plan[first]))
    copied = dict(own)
    printed = [four_digits(mean_value("corrected", payoffs, policy, opponent)) for policy in (own, copied)]
    spliced_value = expected_value(game, {first: splice[first], second: plan[second]}, first)
    return Outcome(
        check=printed[0] == printed[1], sentence=spliced_value >= expected_value(game, plan, first)
    )


def delta_survives(value: object, where: str) -> Outcome:
    """Run the source's comparison of a splice's delta to the blueprint under both loops."""
    fields = read_fields(value, where, ("payoffs", "splice"))
    payoffs = read_payoffs(fields["payoffs"], f"{where}.payoffs")
    splice, base = read_dictionary(fields["splice"], f"{where}.splice"), blueprint()
    doubles, base_doubles = as_doubles(splice), as_doubles(base)
    printed = [
        four_digits(
            (
                total_value(enumeration, payoffs, doubles, base_doubles)
                - total_value(enumeration, payoffs, base_doubles, base_doubles)
            )
            / len(DEALS)
        )
        for enumeration in ENUMERATIONS
    ]
    exact = [
        mean_value(enumeration, payoffs, splice, base) - mean_value(enumeration, payoffs, base, base)
        for enumeration in ENUMERATIONS
    ]
    return Outcome(check=printed[0] == printed[1], sentence=exact[0] == exact[1])


def coherence_cell(value: object, where: str) -> Outcome:
    """Run GT-13c's last cell, which says yes by printing its words; it computes nothing."""
    payoffs = read_payoffs(read_fields(value, where, ("payoffs",))["payoffs"], f"{where}.payoffs")
    values = [
        mean_value("corrected", payoffs, policy, blueprint()) for policy in (blueprint(), naive(), safe())
    ]
    return Outcome(check=all(CLOSING_CELL), sentence=values == [0, -1, 0])
