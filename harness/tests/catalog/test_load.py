from __future__ import annotations

from pathlib import Path

import pytest

from catalog.texts import CFR, ENUMERATION, HEAD, TOLERANCE, evaluate, refused, write
from twinproof.catalog import load_catalog, shipped_cases, tolerance_for
from twinproof.documents.errors import (
    DuplicateIdError,
    UnknownReferenceError,
)


def test_our_catalog_is_whole() -> None:
    catalog = load_catalog(shipped_cases())
    assert {case.kind for case in catalog.cases} == {
        "ported_enumeration",
        "ported_check",
        "profile_evaluation",
        "best_response_mixed",
        "cfr",
        "openspiel_reference",
        "extensive_game",
        "ported_tree",
    }
    assert set(catalog.rules) == {case.id for case in catalog.cases}
    for case in catalog.cases:
        for rule in catalog.rules[case.id]:
            assert (tolerance_for(case, rule.id) is not None) == ("real" in (rule.kind, rule.entries))


def test_ids_are_expanded_by_profile_baseline_and_checkpoint(tmp_path: Path) -> None:
    catalog = load_catalog([write(tmp_path, HEAD + ENUMERATION + CFR + TOLERANCE.format("*"))])
    port = {rule.id: rule for rule in catalog.rules["port"]}
    assert port["delta.naive"].sources == ("expected_value.naive", "expected_value.blueprint")
    assert port["delta.blueprint"].sources == ("expected_value.blueprint",)
    assert port["deal_values.naive"].keys == ("deal",)
    cfr = {rule.id: rule for rule in catalog.rules["cfr"]}
    assert list(cfr) == [
        "smallest_positive_regret_sum",
        "average_strategy.1",
        "average_strategy.10",
        "expected_value",
        "nash_conv",
        "exploitability",
    ]
    assert cfr["nash_conv"].sources == ("average_strategy.1", "average_strategy.10")
    assert cfr["nash_conv"].iterations == ("1", "10")


def test_sources_come_before_what_is_computed_from_them() -> None:
    catalog = load_catalog(shipped_cases())
    for rules in catalog.rules.values():
        met: set[str] = set()
        for rule in rules:
            assert met.issuperset(rule.sources)
            met.add(rule.id)


def test_when_restricts_a_quantity_to_a_task(tmp_path: Path) -> None:
    text = '[[case]]\nid = "t"\nkind = "openspiel_reference"\ntitle = "T"\n'
    text += 'params = { game = "kuhn_poker", task = "tree" }\n'
    catalog = load_catalog([write(tmp_path, HEAD + text + TOLERANCE.format("tree"))])
    assert [rule.id for rule in catalog.rules["t"]] == ["tree", "node_count", "infoset_count"]


def test_a_users_file_may_refer_to_ours(tmp_path: Path) -> None:
    identity = """
[[identity]]
left = "mine:expected_value.player_1"
right = "evaluate.standard.uniform:expected_value.player_1"
reason = "the same profile"
"""
    mine = write(tmp_path, HEAD + evaluate() + identity)
    catalog = load_catalog([*shipped_cases(), mine])
    assert catalog.cases[-1].id == "mine"
    assert catalog.identities[-1].right.case == "evaluate.standard.uniform"
    assert refused(tmp_path, HEAD + evaluate() + identity, UnknownReferenceError) == (
        "at identity[0].right: expected the id of a case, found 'evaluate.standard.uniform'"
    )


def test_files_may_share_formulations(tmp_path: Path) -> None:
    text = HEAD + '[[shared_formulation]]\ndefinition = "A"\nreason = "{}"\n'
    paths = [write(tmp_path, text.format(reason), f"{reason}.toml") for reason in ("first", "second")]
    assert [(each.definition, each.reason) for each in load_catalog(paths).shared_formulations] == [
        ("A", "first")
    ]


def test_the_documented_catalog_is_one(tmp_path: Path) -> None:
    document = (Path(__file__).parents[2] / "docs" / "catalog.md").read_text("utf-8")
    example = document.split("```toml\n")[1].split("```")[0]
    catalog = load_catalog([write(tmp_path, example)])
    assert [case.id for case in catalog.cases] == ["cfr.mine", "cfr.mine.longer"]
    assert catalog.identities[-1].left.path == ("10",)


def test_toml_numbers_stay_json_numbers(tmp_path: Path) -> None:
    profile = '{ name = "uniform", rows = { "2pb" = { p = 0.25, b = 0.75 }, "0p" = { p = 1, b = 0 } } }'
    (case,) = load_catalog([write(tmp_path, HEAD + evaluate(profile))]).cases
    assert case.params["profile"] == {
        "name": "uniform",
        "rows": {"2pb": {"p": 0.25, "b": 0.75}, "0p": {"p": 1, "b": 0}},
    }


def test_ids_are_unique_across_files(tmp_path: Path) -> None:
    first, second = write(tmp_path, HEAD + evaluate(), "a.toml"), write(tmp_path, HEAD + evaluate(), "b.toml")
    with pytest.raises(DuplicateIdError) as caught:
        load_catalog([first, second])
    assert str(caught.value) == (
        f"{second}: at case[0] (mine): expected every case id once, found it again (first in {first})"
    )
