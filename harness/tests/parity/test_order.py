from __future__ import annotations

from parity.parties import rational, rule
from twinproof.parity import direct_sources, upstream
from twinproof.parity.order import chain

RULES = [
    rule(rational("tree", "0/1")),
    rule(rational("t.1", "0/1"), "tree"),
    rule(rational("t.2", "0/1"), "tree"),
    rule(rational("value", "0/1"), "t.*"),
    rule(rational("gap", "0/1"), "value", "t.2"),
]


def test_globs_stand_for_what_they_match() -> None:
    assert direct_sources(RULES)["value"] == ("t.1", "t.2")


def test_upstream_is_everything_in_the_end() -> None:
    assert upstream(RULES) == {
        "tree": (),
        "t.1": ("tree",),
        "t.2": ("tree",),
        "value": ("tree", "t.1", "t.2"),
        "gap": ("tree", "t.1", "t.2", "value"),
    }


def test_a_chain_leads_from_the_cause_by_way_of_what_diverges() -> None:
    assert chain(RULES, "tree", "gap", ["tree", "gap"]) == ("tree", "t.2", "gap")
    assert chain(RULES, "tree", "gap", ["t.1", "value"]) == ("tree", "t.1", "value", "gap")
    assert chain(RULES, "gap", "gap", []) == ("gap",)
