from fractions import Fraction

import pytest
from kuhn_strategies import STANDARD

from refengine.errors import InvalidParametersError
from refengine.kuhn_profiles import read_profile
from refengine.profiles import Profile


def bets(profile: Profile) -> dict[str, Fraction]:
    return {infoset: row["b"] for strategy in profile.values() for infoset, row in strategy.items()}


def read(value: object) -> dict[str, Fraction]:
    profile = read_profile(value, "params.profile", STANDARD)
    assert all(sum(row.values()) == 1 for strategy in profile.values() for row in strategy.values())
    return bets(profile)


BLUEPRINT = {infoset: Fraction(infoset.startswith("2")) for infoset in read({"name": "uniform"})}


def test_uniform_bets_half_the_time() -> None:
    assert set(read({"name": "uniform"}).values()) == {Fraction(1, 2)}


def test_always_pass_never_bets() -> None:
    assert set(read({"name": "always_pass"}).values()) == {0}


def test_the_blueprint_bets_if_and_only_if_it_has_the_king() -> None:
    # GT-13c: "BET si et seulement si carte = King (2)".
    assert read({"name": "blueprint"}) == BLUEPRINT


def test_the_safe_splice_is_a_copy_of_the_blueprint() -> None:
    # GT-13c: "recollement safe = blueprint par construction".
    assert read({"name": "safe"}) == BLUEPRINT


def test_the_naive_splice_calls_with_jack_and_queen() -> None:
    # GT-13c prints pb|0, pb|1 and pb|2 of the naive splice as [0.0000, +1.0000].
    assert read({"name": "naive"}) == {**BLUEPRINT, "0pb": 1, "1pb": 1}


def test_the_naive_rows_go_onto_any_profile() -> None:
    spliced = read({"name": "naive", "onto": {"name": "uniform"}})

    assert spliced == {**read({"name": "uniform"}), "0pb": 1, "1pb": 1}


def test_rows_are_replaced_after_the_splice() -> None:
    spliced = read({"name": "naive", "rows": {"0pb": {"p": "1", "b": "0"}}})

    assert spliced == {**BLUEPRINT, "1pb": 1}


def test_a_margin_by_mixing_moves_by_delta_towards_calling() -> None:
    # (1 - 1/5) * fold + 1/5 * call; the king calls in both.
    moved = read({"name": "safe_with_margin", "delta": "1/5", "rule": "mix"})

    assert moved == {**BLUEPRINT, "0pb": Fraction(1, 5), "1pb": Fraction(1, 5)}


def test_a_margin_by_renormalising_divides_by_one_plus_delta() -> None:
    # [1, 0] + [0, 1/5] = [1, 1/5], of sum 6/5: calls 1/6; [0, 1 + 1/5] divided by 6/5: still calls.
    moved = read({"name": "safe_with_margin", "delta": "1/5", "rule": "renormalise"})

    assert moved == {**BLUEPRINT, "0pb": Fraction(1, 6), "1pb": Fraction(1, 6)}


def test_the_equilibrium_family_is_kuhns() -> None:
    # Kuhn (1950), pages 97-103, with alpha = 1/6: the king bets 3 alpha, the queen calls alpha + 1/3.
    half, third = Fraction(1, 2), Fraction(1, 3)

    assert read({"name": "equilibrium", "alpha": "1/6"}) == {
        **{"0": Fraction(1, 6), "1": 0, "2": half, "0pb": 0, "1pb": half, "2pb": 1},
        **{"0p": third, "1p": 0, "2p": 1, "0b": 0, "1b": third, "2b": 1},
    }


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("uniform", "params.profile: expected an object"),
        ({}, 'params.profile: expected "table" or a "name" among'),
        ({"name": "nash"}, 'params.profile: expected "table" or a "name" among'),
        ({"name": ["uniform"]}, 'params.profile: expected "table" or a "name" among'),
        ({"name": "uniform", "table": {}}, 'params.profile: unknown field "name"'),
        ({"table": {}, "rows": {}}, 'params.profile: unknown field "rows"'),
        ({"name": "uniform", "alpha": "0"}, 'params.profile: unknown field "alpha"'),
        ({"name": "uniform", "onto": {"name": "safe"}}, 'params.profile: unknown field "onto"'),
        ({"name": "uniform", "rows": []}, "params.profile.rows: expected an object"),
        ({"name": "uniform", "rows": {"|0": {"p": 1, "b": 0}}}, "params.profile.rows: expected infosets"),
        ({"name": "naive", "onto": {"name": "gto"}}, "params.profile.onto: expected"),
        ({"name": "equilibrium"}, 'params.profile: expected a field "alpha"'),
        ({"name": "equilibrium", "alpha": "0.34"}, "params.profile.alpha: expected a number from 0 to 1/3"),
        ({"name": "equilibrium", "alpha": "-1/6"}, "params.profile.alpha: expected a number from 0 to 1/3"),
        ({"name": "safe_with_margin", "delta": "1/5"}, 'params.profile: expected a field "rule"'),
        ({"name": "safe_with_margin", "delta": "6/5", "rule": "mix"}, "params.profile.delta: expected"),
        ({"name": "safe_with_margin", "delta": "1/5", "rule": "clip"}, "params.profile.rule: expected"),
    ],
)
def test_a_profile_that_makes_no_sense_is_invalid(value: object, message: str) -> None:
    with pytest.raises(InvalidParametersError, match=message):
        read_profile(value, "params.profile", STANDARD)
