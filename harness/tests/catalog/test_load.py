from __future__ import annotations

from pathlib import Path

import pytest

from twinproof.catalog import load_catalog, shipped_cases, tolerance_for
from twinproof.documents.errors import (
    CaseParametersError,
    DependenceError,
    DuplicateIdError,
    DuplicateKeyError,
    MalformedTomlError,
    MissingFieldError,
    NonFiniteNumberError,
    ToleranceError,
    UnknownFieldError,
    UnknownKindError,
    UnknownReferenceError,
    UnknownValueError,
    UnreadableFileError,
    WrongFormError,
    WrongTypeError,
    WrongVersionError,
)
from twinproof.errors import InvalidDocumentError

HEAD = 'schema = "twinproof.catalog/1"\n'
EVALUATE = """
[[case]]
id = "{id}"
kind = "profile_evaluation"
title = "A case"
[case.params]
game = {{ name = "kuhn_poker", payoffs = "standard" }}
profile = {profile}
"""
CFR = """
[[case]]
id = "cfr"
kind = "cfr"
title = "A run"
[case.params]
game = { name = "kuhn_poker", payoffs = "standard" }
checkpoints = [1, 10]
schedule = "alternating"
averaging = "uniform"
"""
TOLERANCE = '[[case.tolerance]]\nquantity = "{}"\nabs = 1e-12\nrel = 0\nreason = "a test\'s"\n'
ENUMERATION = """
[[case]]
id = "port"
kind = "ported_enumeration"
title = "A port"
[case.params]
baseline = "blueprint"
opponent = { name = "blueprint" }
profiles = { blueprint = { name = "blueprint" }, naive = { name = "naive" } }
"""


def evaluate(profile: str = '{ name = "uniform" }', id_: str = "mine") -> str:
    return EVALUATE.format(id=id_, profile=profile)


def write(folder: Path, text: str, name: str = "c.toml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def refused(folder: Path, text: str, kind: type[InvalidDocumentError]) -> str:
    """The message about a catalog of its own, without the file's name."""
    path = write(folder, text)
    with pytest.raises(kind) as caught:
        load_catalog([path])
    assert type(caught.value) is kind
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith(f"{path}: ")
    return str(caught.value).removeprefix(f"{path}: ")


def test_our_catalog_is_whole() -> None:
    catalog = load_catalog(shipped_cases())
    assert {case.kind for case in catalog.cases} == {
        "ported_enumeration",
        "ported_check",
        "profile_evaluation",
        "best_response_mixed",
        "cfr",
        "openspiel_reference",
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


KUHN = 'game = { name = "kuhn_poker", payoffs = "standard" }'
BAD: list[tuple[str, type[InvalidDocumentError], str]] = [
    (
        "[[case]\n",
        MalformedTomlError,
        "not TOML: expected ']]' at the end of an array declaration (at line 2, column 7)",
    ),
    (
        "[[case]]\nid = 1\nid = 2\n",
        DuplicateKeyError,
        "not TOML: cannot overwrite a value (at line 4, column 7)",
    ),
    (
        evaluate('{ name = "equilibrium", alpha = nan }'),
        NonFiniteNumberError,
        "line 9, column 43, at case[0].params.profile.alpha: expected a finite number, found nan",
    ),
    (
        evaluate().replace("title", "titel"),
        UnknownFieldError,
        "at case[0]: unknown field 'titel'; did you mean 'title'? (known: id, kind, title, params, "
        "tolerance)",
    ),
    (
        evaluate().replace("title", "#"),
        MissingFieldError,
        "at case[0]: expected the field 'title', found the fields id, kind, params",
    ),
    (
        evaluate().replace("profile_evaluation", "profile_evalution"),
        UnknownKindError,
        "at case[0] (mine): at kind: expected one of ported_enumeration, ported_check, profile_evaluation, "
        "best_response_mixed, cfr, openspiel_reference; found 'profile_evalution'; did you mean "
        "'profile_evaluation'?",
    ),
    (
        evaluate(id_="Mine"),
        WrongFormError,
        "at case[0].id: expected a case id: small letters, digits, '.', '_', '-', at most 120 characters, "
        'not starting with a mark, found "Mine"',
    ),
    (
        evaluate().replace("kuhn_poker", "leduc_poker"),
        UnknownValueError,
        'at case[0] (mine): at params.game.name: expected kuhn_poker; found "leduc_poker"',
    ),
    (
        evaluate().replace("profile = ", "profil = "),
        UnknownFieldError,
        "at case[0] (mine): at params: unknown field 'profil'; did you mean 'profile'? (known: game, "
        "profile)",
    ),
    (
        evaluate('{ name = "unifrom" }'),
        UnknownValueError,
        "at case[0] (mine): at params.profile.name: expected a profile, one of uniform, always_pass, "
        "blueprint, naive, "
        "safe, safe_with_margin, equilibrium; found \"unifrom\"; did you mean 'uniform'?",
    ),
    (
        evaluate('{ name = "uniform", rows = { "0" = { p = "one", b = "0" } } }'),
        WrongFormError,
        'at case[0] (mine): at params.profile.rows["0"].p: '
        "expected an exact string ('1/3', '1', '0.05'), an integer or a number, found \"one\"",
    ),
    (
        CFR.replace("[1, 10]", "[10, 1]") + TOLERANCE.format("*"),
        WrongFormError,
        "at case[0] (cfr): at params.checkpoints: expected increasing numbers, found [10, 1]",
    ),
    (
        CFR.replace("[1, 10]", "[1.0]") + TOLERANCE.format("*"),
        WrongTypeError,
        "at case[0] (cfr): at params.checkpoints[0]: expected an integer, found 1.0",
    ),
    (
        CFR.replace("[1, 10]", "[0]") + TOLERANCE.format("*"),
        WrongFormError,
        "at case[0] (cfr): at params.checkpoints[0]: expected at least 1, found 0",
    ),
    (
        ENUMERATION.replace('baseline = "blueprint"', 'baseline = "blue"'),
        CaseParametersError,
        "at case[0] (port): at params.baseline: expected one of blueprint, naive; found 'blue'; did you "
        "mean 'blueprint'?",
    ),
    (
        CFR,
        ToleranceError,
        "at case[0] (cfr): quantity 'smallest_positive_regret_sum': "
        "expected a tolerance with a reason, as for everything real, found none",
    ),
    (
        CFR + TOLERANCE.format("*") + TOLERANCE.format("nash_conv"),
        ToleranceError,
        "at case[0] (cfr): quantity 'nash_conv': expected one tolerance, found 2: '*' and 'nash_conv'",
    ),
    (
        CFR + TOLERANCE.format("*").replace("1e-12", "1" + "0" * 400),
        WrongFormError,
        "at case[0].tolerance[0].abs: expected at most 1e+300 (the absolute part of the bound), found "
        f"1{'0' * 59}... (401 characters)",
    ),
    (
        CFR + TOLERANCE.format("*").replace("rel = 0", "rel = 1"),
        WrongFormError,
        "at case[0].tolerance[0].rel: expected less than 1 "
        "(the part of the bound that grows with the reference value), found 1",
    ),
    (
        CFR + TOLERANCE.format("*").replace("a test's", "  "),
        WrongFormError,
        'at case[0].tolerance[0].reason: expected why this bound, in one line, found "  "',
    ),
    (
        CFR + TOLERANCE.format("*") + TOLERANCE.format("nash_con"),
        ToleranceError,
        "at case[0] (cfr): tolerance 'nash_con': expected a quantity of this case, found none; did you "
        "mean 'nash_conv'?",
    ),
    (
        evaluate() + TOLERANCE.format("nash_conv"),
        ToleranceError,
        "at case[0] (mine): quantity 'nash_conv': expected no tolerance, "
        "it is of kind rational and compared exactly, found 'nash_conv'",
    ),
    (
        CFR + TOLERANCE.format("*").replace("1e-12", "-1"),
        WrongFormError,
        "at case[0].tolerance[0].abs: expected at least 0 (the absolute part of the bound), found -1",
    ),
    (
        CFR + TOLERANCE.format("*").replace('reason = "a test\'s"', 'reason = ""'),
        WrongFormError,
        "at case[0].tolerance[0].reason: expected at least 1 character (why this bound, in one line), "
        'found ""',
    ),
    (
        evaluate() + '[[identity]]\nleft = "mine:nashconv"\nright = "mine:nash_conv"\nreason = "r"\n',
        UnknownReferenceError,
        "at identity[0].left: expected a quantity of mine, found 'nashconv'; did you mean 'nash_conv'?",
    ),
    (
        evaluate() + '[[identity]]\nleft = "mine"\nright = "mine:nash_conv"\nreason = "r"\n',
        WrongFormError,
        'at identity[0].left: expected a reference CASE:QUANTITY or CASE:QUANTITY/KEY/KEY, found "mine"',
    ),
    (
        evaluate()
        + '[[identity]]\nleft = "mine:nash_conv"\nright = "mine:nash_conv"\nabs = 1e-9\nreason = "r"\n',
        ToleranceError,
        "at identity[0]: expected abs and rel of 0, both sides are compared exactly, found other bounds",
    ),
    (
        '[[shared_formulation]]\ndefinition = "A"\nreason = "r"\n' * 2,
        DuplicateIdError,
        "at shared_formulation[1].definition: expected every definition once, found 'A' again",
    ),
]


@pytest.mark.parametrize(("text", "kind", "message"), BAD, ids=[message[:60] for _, _, message in BAD])
def test_bad_catalogs_are_refused_in_one_line(
    tmp_path: Path, text: str, kind: type[InvalidDocumentError], message: str
) -> None:
    assert refused(tmp_path, HEAD + text, kind) == message


PROFILES = [
    '{ name = "uniform", rows = { "3pb" = { p = "1", b = "0" } } }',
    '{ name = "uniform", rows = { "0" = { p = "3/2", b = "-1/2" } } }',
    '{ name = "uniform", rows = { "0" = { p = "1/2", b = "1/3" } } }',
    '{ name = "uniform", rows = { "0" = { p = 0.5, b = 0.5000001 } } }',
    '{ name = "uniform", rows = { "0" = { p = "1" } } }',
    '{ name = "equilibrium", alpha = "1/2" }',
    '{ name = "equilibrium" }',
    '{ table = { player_1 = { "0" = { p = "1", b = "0" } }, player_2 = {} } }',
]


@pytest.mark.parametrize("profile", PROFILES)
def test_what_is_no_profile_is_refused_before_any_engine_is_asked(tmp_path: Path, profile: str) -> None:
    message = refused(tmp_path, HEAD + evaluate(profile), CaseParametersError)
    assert message.startswith("at case[0] (mine): at params.profile")
    assert "expected" in message
    assert "found" in message


def test_profiles_inside_checks_and_dictionaries_are_read_too(tmp_path: Path) -> None:
    check = """
[[case]]
id = "check"
kind = "ported_check"
title = "A check"
[case.params]
check = "{check}"
own = {{ payoffs = "notebook", {field} = {{ name = "blueprint" }} }}
variations = {{}}
[case.params.mutations.m]
payoffs = "notebook"
{field} = {{ name = "blueprint", rows = {{ "{key}" = {{ p = "1", b = "1" }} }} }}
"""
    for text, where in (
        (check.format(check="nash_report", field="profile", key="0"), "params.mutations.m.profile"),
        (check.format(check="delta_survives", field="splice", key="|0"), "params.mutations.m.splice"),
    ):
        message = refused(tmp_path, HEAD + text, CaseParametersError)
        assert message.startswith(f"at case[0] (check): at {where}.rows")
    rows = '{ name = "naive", rows = { "|0" = { p = "1", b = "1" } } }'
    message = refused(tmp_path, HEAD + ENUMERATION.replace('{ name = "naive" }', rows), CaseParametersError)
    assert message.startswith("at case[0] (port): at params.profiles.naive.rows")


def test_another_version_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path, 'schema = "twinproof.catalog/2"\n', WrongVersionError) == (
        "at schema: expected 'twinproof.catalog/1', found 'twinproof.catalog/2'; this twinproof reads "
        "version 1 only"
    )


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError) as caught:
        load_catalog([tmp_path / "none.toml"])
    assert str(caught.value) == f"{tmp_path / 'none.toml'}: cannot be read: No such file or directory"


QUANTITIES = 'schema = "twinproof.quantities/1"\n'


def quantity(id_: str, *sources: str, kind: str = 'kind = "rational"') -> str:
    return f'[[quantity]]\ncase_kind = "mine"\nid = "{id_}"\n{kind}\nfrom = {list(sources)}\n'


MINE = HEAD + '[[case]]\nid = "c"\nkind = "mine"\ntitle = "C"\nparams = { x = 1 }\n'


def test_quantities_of_a_users_own_kinds(tmp_path: Path) -> None:
    path = write(tmp_path, QUANTITIES + quantity("a") + quantity("b", "a"), "q.toml")
    catalog = load_catalog([write(tmp_path, MINE)], path)
    assert [(rule.id, rule.sources) for rule in catalog.rules["c"]] == [("a", ()), ("b", ("a",))]


@pytest.mark.parametrize(
    ("text", "kind", "message"),
    [
        (
            quantity("b", "a") + quantity("a"),
            DependenceError,
            "{c}: at case[0] (c): quantity 'b' is computed from 'a': expected a quantity of that name "
            "before it, found none",
        ),
        (
            quantity("a") + quantity("a"),
            DuplicateIdError,
            "{c}: at case[0] (c): expected every quantity of a mine once, found 'a' again",
        ),
        (
            quantity("a", kind='kind = "table"'),
            WrongFormError,
            "{q}: at quantity[0]: expected entries for a table",
        ),
        (
            quantity("a", kind='kind = "real"\nentries = "real"'),
            WrongFormError,
            "{q}: at quantity[0]: expected no entries for a real",
        ),
    ],
)
def test_bad_quantities_are_refused(
    tmp_path: Path, text: str, kind: type[InvalidDocumentError], message: str
) -> None:
    q, c = write(tmp_path, QUANTITIES + text, "q.toml"), write(tmp_path, MINE)
    with pytest.raises(kind) as caught:
        load_catalog([c], q)
    assert str(caught.value) == message.format(q=q, c=c)
