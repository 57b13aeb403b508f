from __future__ import annotations

from pathlib import Path

import pytest

from catalog.texts import CFR, ENUMERATION, HEAD, TOLERANCE, evaluate, refused
from twinproof.catalog import load_catalog
from twinproof.documents.errors import (
    CaseParametersError,
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
        "fixtures, tolerance)",
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
        "best_response_mixed, cfr, openspiel_reference, extensive_game, ported_tree; found "
        "'profile_evalution'; did you mean 'profile_evaluation'?",
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

GAME = """
[[case]]
id = "game"
kind = "extensive_game"
title = "A game"
[case.params]
{}
"""
BAD_GAMES: list[tuple[str, type[InvalidDocumentError], str]] = [
    (
        'game = { name = "market_entri" }',
        UnknownValueError,
        "at params.game.name: expected a game, one of efg, openspiel, market_entry, matching_pennies, "
        'card_game, chain_store, entry_with_cost, kuhn_poker, leduc_poker; found "market_entri"; did you '
        "mean 'market_entry'?",
    ),
    (
        'game = { name = "efg" }',
        MissingFieldError,
        "at params.game: expected the field 'text', found the fields name",
    ),
    (
        'game = { name = "leduc_poker", players = 3 }',
        UnknownFieldError,
        "at params.game: unknown field 'players' (known: name, node_limit)",
    ),
    (
        'game = { name = "kuhn_poker", players = 11 }',
        WrongFormError,
        "at params.game.players: expected at most 10 (the number of players), found 11",
    ),
    (
        'game = { name = "kuhn_poker", players = 3, cards = 2 }',
        CaseParametersError,
        "at params.game.cards: expected at least as many cards as players, 3, found 2",
    ),
    (
        'game = { name = "openspiel", game = "leduc_poker", node_limit = 10000001 }',
        WrongFormError,
        "at params.game.node_limit: expected at most 10000000 (the most nodes that are built), "
        "found 10000001",
    ),
    (
        'game = { name = "market_entry" }\ntree = 1',
        WrongTypeError,
        "at params.tree: expected true or false (whether the whole tree is reported), found 1",
    ),
    (
        'game = { name = "market_entry" }\nprofiles = { p = { table = { player1 = {} } } }',
        WrongFormError,
        "at params.profiles.p.table: expected a player: 'player_1', 'player_2', ..., found \"player1\"",
    ),
]


@pytest.mark.parametrize(("params", "kind", "message"), BAD_GAMES, ids=[text for text, _, _ in BAD_GAMES])
def test_bad_games_are_refused_in_one_line(
    tmp_path: Path, params: str, kind: type[InvalidDocumentError], message: str
) -> None:
    assert refused(tmp_path, HEAD + GAME.format(params), kind) == f"at case[0] (game): {message}"


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
