from __future__ import annotations

from parity.parties import BLOCK
from twinproof.model import EngineDescription, FormulationConflict, SharedFormulation
from twinproof.parity import conflicts


def engine(name: str, **formulations: str) -> EngineDescription:
    return EngineDescription(name, BLOCK, 1, {}, formulations)


def test_different_formulations_are_evidence() -> None:
    assert (
        conflicts([engine("x", A="pure-plan enumeration"), engine("y", A="backward induction", B="-")], [])
        == ()
    )


def test_the_same_formulation_is_a_conflict_however_it_is_spelt() -> None:
    engines = [engine("x", A="Pure-plan  enumeration", B="1"), engine("y", A="pure-plan enumeration", B="2")]
    assert conflicts(engines, []) == (FormulationConflict("A", ("x", "y"), "Pure-plan  enumeration"),)


def test_a_listed_definition_may_be_shared() -> None:
    engines = [engine("x", A="port", B="port"), engine("y", A="port", B="port")]
    assert conflicts(engines, [SharedFormulation("A", "a port")]) == (
        FormulationConflict("B", ("x", "y"), "port"),
    )


def test_of_three_engines_those_that_share_are_named() -> None:
    engines = [engine("x", A="1"), engine("y", A="2"), engine("z", A="1")]
    assert conflicts(engines, []) == (FormulationConflict("A", ("x", "z"), "1"),)
