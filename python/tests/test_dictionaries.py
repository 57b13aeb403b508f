from fractions import Fraction

import pytest
from kuhn_strategies import NOTEBOOK

from refengine.errors import InvalidParametersError
from refengine.kuhn_profiles import equilibrium
from refengine.ports.dictionaries import KEYS, player_1_dictionary, player_2_dictionary, read_dictionary


def bets(value: object) -> dict[str, Fraction]:
    return {key: row["b"] for key, row in read_dictionary(value, "d").items()}


BLUEPRINT = {key: Fraction(key.endswith("|2")) for key in KEYS}


def test_there_are_twelve_keys() -> None:
    # GT-13c prints: "12 informations sets charges".
    assert len(set(KEYS)) == 12
    assert set(KEYS) == {f"{prefix}|{card}" for prefix in ("", "pb", "b", "p") for card in range(3)}


def test_the_blueprint_bets_with_the_king_under_all_four_prefixes() -> None:
    # GT-13c: "BET si et seulement si carte = King (2), sur les quatre prefixes du dictionnaire".
    assert bets({"name": "blueprint"}) == BLUEPRINT


def test_naive_calls_with_jack_and_queen() -> None:
    # GT-13c prints: "le naif modifie pb|0 et pb|1", both naif=[0.0000, +1.0000].
    assert bets({"name": "naive"}) == {**BLUEPRINT, "pb|0": 1, "pb|1": 1}


def test_safe_is_a_copy_of_the_blueprint() -> None:
    assert bets({"name": "safe"}) == BLUEPRINT


def test_rows_replace_rows() -> None:
    changed = bets({"name": "uniform", "rows": {"b|1": {"p": "2/3", "b": "1/3"}}})

    assert changed == {**dict.fromkeys(KEYS, Fraction(1, 2)), "b|1": Fraction(1, 3)}


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({"name": "equilibrium"}, r'd\.name: expected "blueprint" or "naive" or "safe" or "uniform"'),
        ({}, 'd: expected a field "name"'),
        ({"name": "naive", "onto": {}}, 'd: unknown field "onto"'),
        (
            {"name": "naive", "rows": {"0pb": {"p": 1, "b": 0}}},
            r'd\.rows: expected keys among .*, found "0pb"',
        ),
        ({"name": "naive", "rows": {"pb|0": {"p": 1, "b": 1}}}, r"d\.rows\.pb\|0: expected probabilities"),
        ("blueprint", "d: expected an object"),
    ],
)
def test_a_dictionary_that_makes_no_sense_is_invalid(value: object, message: str) -> None:
    with pytest.raises(InvalidParametersError, match=message):
        read_dictionary(value, "d")


def test_a_profile_is_laid_under_the_keys_that_the_corrected_loop_reads() -> None:
    # Kuhn's family at alpha = 1/6: the queen calls 1/2 after pass-bet, 1/3 as player 2 after a bet, which the
    # loop reads from "|1".
    profile = equilibrium(NOTEBOOK, Fraction(1, 6))

    first = player_1_dictionary(profile["player_1"])
    second = player_2_dictionary(profile["player_2"])

    assert (first["|0"]["b"], first["pb|1"]["b"]) == (Fraction(1, 6), Fraction(1, 2))
    assert (second["|1"]["b"], second["p|0"]["b"]) == (Fraction(1, 3), Fraction(1, 3))
