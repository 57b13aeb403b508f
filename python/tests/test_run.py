import json
import re
from pathlib import Path
from typing import Any

import pytest
from conftest import RunRequest, evaluation_case, request_for

import refengine

UNIFORM = {"name": "uniform"}
GOOD = evaluation_case("good", UNIFORM)
HALVES = {"p": "1/2", "b": "1/2"}


def table(**rows: object) -> dict[str, Any]:
    players = {
        "player_1": ("0", "1", "2", "0pb", "1pb", "2pb"),
        "player_2": ("0b", "0p", "1b", "1p", "2b", "2p"),
    }
    return {
        "table": {
            player: {infoset: rows.get(f"at_{infoset}", HALVES) for infoset in infosets}
            for player, infosets in players.items()
        }
    }


def lacking_an_infoset() -> dict[str, Any]:
    profile = table()
    del profile["table"]["player_2"]["1b"]
    return profile


INVALID = {
    "lacks-an-infoset": lacking_an_infoset(),
    "unknown-infoset": {"name": "uniform", "rows": {"9": HALVES}},
    "lacks-an-action": table(at_0={"p": "1"}),
    "negative": table(at_1pb={"p": "3/2", "b": "-1/2"}),
    "exact-row-not-one": table(at_2p={"p": "1/3", "b": "0.666"}),
    "float-row-not-one": table(at_2p={"p": 0.5, "b": 0.500000000003}),
    "not-a-number": table(at_2p={"p": "x", "b": 1}),
    "unknown-name": {"name": "gto"},
    "alpha-too-large": {"name": "equilibrium", "alpha": "1/2"},
}


@pytest.fixture
def mixed_request() -> dict[str, object]:
    bad = [evaluation_case(case, profile) for case, profile in INVALID.items()]
    return request_for(*bad, GOOD)


def test_invalid_profiles_fail_alone(run_request: RunRequest, mixed_request: dict[str, object]) -> None:
    outcome = run_request(mixed_request)

    assert outcome.code == 4
    assert {case: kind for case, (kind, _) in outcome.failures.items()} == dict.fromkeys(INVALID, "invalid")
    assert all(message.startswith("params.profile") for _, message in outcome.failures.values())
    assert [path.name for path in outcome.out.iterdir()] == ["good.json"]


def test_other_failures_have_their_kinds(run_request: RunRequest) -> None:
    unknown_kind = {"id": "unknown-kind", "kind": "solve", "params": {}}
    unknown_game = {
        "id": "unknown-game",
        "kind": "profile_evaluation",
        "params": {"game": {"name": "leduc_poker"}, "profile": UNIFORM},
    }
    no_params = {"id": "no-params", "kind": "cfr", "params": {}}

    outcome = run_request(request_for(unknown_kind, GOOD, unknown_game, no_params))

    assert outcome.code == 4
    assert {case: kind for case, (kind, _) in outcome.failures.items()} == {
        "unknown-kind": "unsupported",
        "unknown-game": "unsupported",
        "no-params": "invalid",
    }
    assert (outcome.out / "good.json").exists()


def test_a_missing_pyspiel_fails_only_what_needs_it(run_request: RunRequest, tmp_path: Any) -> None:
    shadow = tmp_path / "shadow"
    shadow.mkdir()
    (shadow / "pyspiel.py").write_text('raise ImportError("no pyspiel here")\n')
    tree = {"id": "tree", "kind": "openspiel_reference", "params": {"game": "kuhn_poker", "task": "tree"}}

    outcome = run_request(request_for(tree, GOOD), environment={"PYTHONPATH": str(shadow)})

    assert outcome.code == 4
    assert outcome.failures == {
        "tree": ("missing dependency", "expected pyspiel to be importable, found: no pyspiel here")
    }
    assert (outcome.out / "good.json").exists()


def test_a_fault_names_the_innermost_place_in_the_engine(run_request: RunRequest, tmp_path: Any) -> None:
    shadow = tmp_path / "shadow"
    shadow.mkdir()
    (shadow / "pyspiel.py").write_text("def load_game(*_):\n    return 1 / 0\n")
    tree = {"id": "tree", "kind": "openspiel_reference", "params": {"game": "kuhn_poker", "task": "tree"}}

    outcome = run_request(request_for(tree, GOOD), environment={"PYTHONPATH": str(shadow)})

    kind, message = outcome.failures["tree"]
    place = re.fullmatch(r"ZeroDivisionError: division by zero \(refengine/(.+\.py):(\d+)\)", message)
    assert kind == "error"
    assert place is not None, message
    # Where it calls what divides by zero, not where it happens.
    line = (Path(refengine.__file__).parent / place[1]).read_text().splitlines()[int(place[2]) - 1]
    assert "load_game(" in line
    assert (outcome.out / "good.json").exists()


def test_a_fault_of_many_words_is_told_by_both_its_ends(run_request: RunRequest, tmp_path: Any) -> None:
    shadow = tmp_path / "shadow"
    shadow.mkdir()
    (shadow / "pyspiel.py").write_text("def load_game(*_):\n    raise OSError('a word ' * 100_000)\n")
    tree = {"id": "tree", "kind": "openspiel_reference", "params": {"game": "kuhn_poker", "task": "tree"}}

    kind, message = run_request(request_for(tree), environment={"PYTHONPATH": str(shadow)}).failures["tree"]

    assert kind == "error"
    assert re.fullmatch(r"OSError: a word .* \.\.\. .* a word \(refengine/.+\.py:\d+\)", message)
    assert len(message) <= 1_000


def test_events_come_in_order(run_request: RunRequest) -> None:
    outcome = run_request(request_for(GOOD, evaluation_case("bad", {"name": "gto"})))

    assert [(event["event"], event["case"]) for event in outcome.events if event["event"] != "progress"] == [
        ("case_started", "good"),
        ("case_finished", "good"),
        ("case_started", "bad"),
        ("case_failed", "bad"),
    ]
    assert all(
        0 < event["done"] <= event["total"] for event in outcome.events if event["event"] == "progress"
    )


def test_a_long_case_shows_progress_at_most_ten_times_a_second(run_request: RunRequest) -> None:
    params = {
        "game": {"name": "kuhn_poker", "payoffs": "standard"},
        "checkpoints": [2000],
        "schedule": "alternating",
        "averaging": "uniform",
    }

    outcome = run_request(request_for({"id": "long", "kind": "cfr", "params": params}))

    progress = [event for event in outcome.events if event["event"] == "progress"]
    (finished,) = [event for event in outcome.events if event["event"] == "case_finished"]
    assert progress[-1]["done"] == progress[-1]["total"] == 2000
    # One more for the last iteration, whenever it comes.
    assert 1 <= len(progress) <= 10 * finished["seconds"] + 1


def test_the_same_request_gives_the_same_bytes_but_for_the_run_block(
    run_request: RunRequest, tmp_path: Any
) -> None:
    params = {
        "game": {"name": "kuhn_poker", "payoffs": "standard"},
        "checkpoints": [1, 20],
        "schedule": "alternating",
        "averaging": "uniform",
    }
    request = request_for(GOOD, {"id": "learn", "kind": "cfr", "params": params})

    texts = []
    for folder in ("first", "second"):
        out = run_request(request, out=tmp_path / folder).out
        fixtures = [(path.name, path.read_text()) for path in sorted(out.iterdir())]
        texts.append([(name, text[: text.index('"run"')]) for name, text in fixtures])

    assert [name for name, _ in texts[0]] == ["good.json", "learn.json"]
    assert texts[0] == texts[1]


def test_a_fixture_echoes_its_case_and_the_digest(run_request: RunRequest) -> None:
    profile = {"name": "uniform", "rows": {"0": {"p": 0.1, "b": 0.9}}}
    case = evaluation_case("echo", profile)

    fixture = json.loads((run_request(request_for(case)).out / "echo.json").read_text())

    assert fixture["schema"] == "twinproof.fixture/1"
    assert fixture["case"] == case
    assert fixture["spec_digest"] == "sha256:0"
    assert fixture["engine"]["name"] == "refengine"
    assert set(fixture["run"]) == {"seconds", "host"}


def test_no_case_is_no_failure(run_request: RunRequest) -> None:
    assert run_request(request_for()).code == 0
