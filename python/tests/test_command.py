import json
import subprocess

import pytest
from conftest import COMMAND


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, check=False)


def test_describe_prints_one_object() -> None:
    done = command("describe")
    description = json.loads(done.stdout)

    assert (done.returncode, done.stderr) == (0, "")
    # harness/docs/protocol.md, "ENGINE describe".
    assert set(description) == {
        *("schema", "name", "version", "language", "runtime"),
        *("protocol", "kinds", "libraries", "formulations"),
    }
    assert description["schema"] == "twinproof.engine/1"
    assert description["protocol"] == 1
    assert description["kinds"]["cfr"] == {"games": ["kuhn_poker"]}
    assert description["libraries"]["pyspiel"] == "2.0.2"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "the following arguments are required"),
        (("evaluate",), "invalid choice"),
        (("run",), "the following arguments are required"),
        (("run", "request.json"), "--out"),
        (("describe", "--yaml"), "unrecognized arguments"),
        (("run", "no-such-file.json", "--out", "x"), "no-such-file.json: expected a request file"),
        (("run", ".", "--out", "x"), "expected a request file, found: Is a directory"),
    ],
)
def test_a_wrong_command_line_ends_with_one_line(arguments: tuple[str, ...], message: str) -> None:
    done = command(*arguments)

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert message in done.stderr


def test_a_closed_standard_output_is_no_traceback() -> None:
    with open("/dev/full", "w") as full:  # noqa: PTH123 - a device
        done = subprocess.run(
            [*COMMAND, "describe"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )

    assert done.returncode == 1
    assert done.stderr == "refengine: cannot write to standard output: No space left on device\n"


def test_every_case_kind_of_the_protocol_is_there() -> None:
    # harness/docs/quantities.md: its sections.
    assert set(json.loads(command("describe").stdout)["kinds"]) == {
        *("ported_enumeration", "ported_check", "profile_evaluation"),
        *("best_response_mixed", "cfr", "openspiel_reference"),
        *("extensive_game", "ported_tree"),
    }


def test_measure_prints_the_seconds_of_each_repetition() -> None:
    done = command("measure", "tree_build", "kuhn_poker", "--repeat", "2")
    measured = json.loads(done.stdout)

    assert (done.returncode, done.stderr) == (0, "")
    # OpenSpiel 2.0.2: 1 + 3 + 6 chance and first nodes, then 8 nodes below each of the 6 deals.
    assert (measured["measure"], measured["game"], measured["nodes"]) == ("tree_build", "kuhn_poker", 58)
    assert [len(measured[each]) for each in ("walk_seconds", "build_seconds")] == [2, 2]
    assert all(second > 0 for each in ("walk_seconds", "build_seconds") for second in measured[each])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("tree_build", "kuhn_pokr"), 'found "kuhn_pokr"; the nearest: "kuhn_poker"'),
        (("tree_build", "kuhn_poker", "--repeat", "0"), "invalid positive value: '0'"),
        (("tree_size", "kuhn_poker"), "invalid choice: 'tree_size'"),
    ],
)
def test_what_cannot_be_measured_is_one_line(arguments: tuple[str, ...], message: str) -> None:
    done = command("measure", *arguments)

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert message in done.stderr
