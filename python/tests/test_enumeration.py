from fractions import Fraction

from hypothesis import given
from kuhn_strategies import NOTEBOOK, STANDARD, profiles

from refengine.evaluation import expected_value
from refengine.kuhn import DEALS
from refengine.ports.dictionaries import (
    Policy,
    as_doubles,
    blueprint,
    naive,
    player_1_dictionary,
    player_2_dictionary,
    safe,
    uniform,
)
from refengine.ports.enumeration import corrected_paths, deal_weight, mean_value, ported_paths
from refengine.ports.printing import four_digits
from refengine.profiles import Profile

SPLICES = (blueprint(), naive(), safe())


def printed(enumeration: str, policy: Policy[Fraction]) -> str:
    return four_digits(mean_value(enumeration, "notebook", as_doubles(policy), as_doubles(blueprint())))


def test_the_port_prints_what_the_source_prints() -> None:
    # GT-13c, section 1: EV(P1) of the blueprint, the naive and the safe splice.
    assert [printed("ported", policy) for policy in SPLICES] == ["-0.3333", "-1.3333", "-0.3333"]


def test_the_repaired_loop_prints_what_the_source_prints() -> None:
    # GT-13c, section 2: "EV corrige".
    assert [printed("corrected", policy) for policy in SPLICES] == ["0.0000", "-1.0000", "0.0000"]


def test_the_weights_of_a_deal_sum_to_what_the_source_prints() -> None:
    # GT-13c, section 2: "somme des poids de chemin", deals (0,1) (0,2) (1,0) (1,2) (2,0) (2,1).
    sums = [deal_weight("ported", deal, blueprint(), blueprint()) for deal in DEALS]

    assert sums == [2, 1, 2, 1, 2, 2]


def test_the_source_details_the_first_deal() -> None:
    # GT-13c, section 2: deal (0,1) has two paths of positive weight, both "chemin 'pp' poids +1.0000".
    positive = [path for path in ported_paths((0, 1), blueprint(), blueprint()) if path.weight > 0]

    assert [path.history for path in positive] == ["pp", "pp"]
    assert [path.weight for path in positive] == [1, 1]


def test_histories_are_those_of_the_loops_text() -> None:
    # GT-13c, section 1, read line by line: mid = p ends the hand after p and after b, for both values of end;
    # after bet-call player 1 "decides" bb or bp.
    histories = {path.label: path.history for path in ported_paths((2, 0), uniform(), uniform())}

    assert histories == {
        **{"ppp": "pp", "ppb": "pp", "pbp": "pbp", "pbb": "pbb"},
        **{"bpp": "bp", "bpb": "bp", "bbp": "bp", "bbb": "bb"},
    }


def test_the_loop_reads_what_the_source_reads() -> None:
    # One key each moves the weights that the source's text multiplies by it: |2 and pb|2 and b|2 of player 1
    # (card 2), |0 and p|0 of player 2 (card 0); b|0 and pb|0 of player 2 are never read.
    def weights(s1: Policy[Fraction], s2: Policy[Fraction]) -> list[Fraction]:
        return [path.weight for path in ported_paths((2, 0), s1, s2)]

    def changed(key: str) -> Policy[Fraction]:
        return {**uniform(), key: {"p": Fraction(1, 4), "b": Fraction(3, 4)}}

    fair = weights(uniform(), uniform())
    read_of_1 = {key for key in uniform() if weights(changed(key), uniform()) != fair}
    read_of_2 = {key for key in uniform() if weights(uniform(), changed(key)) != fair}

    assert read_of_1 == {"|2", "pb|2", "b|2"}
    assert read_of_2 == {"|0", "p|0"}


@given(profiles)
def test_the_corrected_loop_is_kuhn_poker(profile: Profile) -> None:
    # The repaired loop is the real tree, so it agrees with products along the table of lines.
    s1, s2 = player_1_dictionary(profile["player_1"]), player_2_dictionary(profile["player_2"])

    assert {deal_weight("corrected", deal, s1, s2) for deal in DEALS} == {1}
    assert mean_value("corrected", "notebook", s1, s2) == expected_value(NOTEBOOK, profile, "player_1")
    assert mean_value("corrected", "standard", s1, s2) == expected_value(STANDARD, profile, "player_1")


def test_the_corrected_loop_has_five_ends() -> None:
    ends = [path.history for path in corrected_paths((0, 1), uniform(), uniform())]

    assert ends == ["pp", "pbp", "pbb", "bp", "bb"]
