import json
import math
from pathlib import Path

import pytest
from conftest import RunRequest, evaluation_case, request_for

from refengine.errors import FixtureWriteError, UnwritableOutputError
from refengine.protocol.fixture import prepare_folder, write_fixture

UNIFORM = {"name": "uniform"}


def test_a_fixture_is_written_whole(tmp_path: Path) -> None:
    path = write_fixture(tmp_path, "a.b", {"x": 1})

    assert path == tmp_path / "a.b.json"
    assert json.loads(path.read_text()) == {"x": 1}
    assert list(tmp_path.iterdir()) == [path]


def test_a_fixture_replaces_its_predecessor(tmp_path: Path) -> None:
    write_fixture(tmp_path, "a", {"x": 1})
    write_fixture(tmp_path, "a", {"x": 2})

    assert json.loads((tmp_path / "a.json").read_text()) == {"x": 2}


def test_quantities_and_the_nodes_of_a_tree_have_a_line_each(tmp_path: Path) -> None:
    end = {"type": "terminal", "payoffs": ["1/2"]}
    decision = {"type": "decision", "player": "player_1", "infoset": "é", "actions": ["a", "b"]}
    tree = {"id": "tree", "kind": "tree", "value": {"": decision, "a": end, "b": end}}
    empty = {"id": "none", "kind": "tree", "value": {}}
    fixture = {
        "schema": "s",
        "quantities": [{"id": "n", "kind": "integer", "value": 3}, tree, empty],
        "run": {},
    }

    text = write_fixture(tmp_path, "a", fixture).read_text()

    assert json.loads(text) == fixture
    assert '\n{"id": "n", "kind": "integer", "value": 3},\n' in text
    assert '\n"a": {"type": "terminal", "payoffs": ["1/2"]},\n' in text


def test_a_number_that_json_does_not_have_is_not_written(tmp_path: Path) -> None:
    node = {"type": "terminal", "payoffs": [math.nan]}
    tree = {"id": "tree", "kind": "tree", "value": {"": node}}

    with pytest.raises(ValueError, match="JSON compliant"):
        write_fixture(tmp_path, "a", {"quantities": [tree]})
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_taken_by_a_folder_fails_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.json").mkdir()

    with pytest.raises(FixtureWriteError, match=r"expected to write .*a\.json, found: Is a directory"):
        write_fixture(tmp_path, "a", {"x": 1})

    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


def test_missing_folders_are_made_and_left_empty(tmp_path: Path) -> None:
    prepare_folder(tmp_path / "a" / "b")

    assert list((tmp_path / "a" / "b").iterdir()) == []


def test_a_folder_below_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(UnwritableOutputError, match="--out: expected a folder that can be written to"):
        prepare_folder(tmp_path / "file" / "out")


def test_an_output_below_a_file_ends_the_command_with_one_line(
    run_request: RunRequest, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()

    for out in (tmp_path / "file", tmp_path / "file" / "out", Path("/proc/refengine")):
        outcome = run_request(request_for(evaluation_case("a", UNIFORM)), out=out)

        assert outcome.code == 2
        assert outcome.stderr.count("\n") == 1
        assert "refengine: --out: expected a folder that can be written to" in outcome.stderr


def test_a_full_disk_fails_the_case_and_leaves_no_file(run_request: RunRequest) -> None:
    # RLIMIT_FSIZE, in bash's units of 1,024 bytes: an evaluation's fixture is some 10 kB, OpenSpiel's 1 kB.
    small = {
        "id": "small",
        "kind": "openspiel_reference",
        "params": {"game": "kuhn_poker", "task": "profile", "profile": UNIFORM},
    }
    limited = ("bash", "-c", 'ulimit -f 4; exec "$@"', "bash")

    outcome = run_request(request_for(evaluation_case("large", UNIFORM), small), prefix=limited)

    assert outcome.code == 4
    kind, message = outcome.failures["large"]
    assert kind == "error"
    assert message.startswith("expected to write")
    assert message.endswith("found: File too large")
    assert [path.name for path in outcome.out.iterdir()] == ["small.json"]
