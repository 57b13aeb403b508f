import json
import signal
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest
from conftest import COMMAND, evaluation_case, request_for

LONG = {
    "id": "long",
    "kind": "cfr",
    "params": {
        "game": {"name": "kuhn_poker", "payoffs": "standard"},
        "checkpoints": [100_000],
        "schedule": "alternating",
        "averaging": "uniform",
    },
}


def started(tmp_path: Path, *cases: Mapping[str, object]) -> subprocess.Popen[str]:
    request = tmp_path / "request.json"
    request.write_text(json.dumps(request_for(*cases)))
    arguments = [*COMMAND, "run", str(request), "--out", str(tmp_path / "out")]
    return subprocess.Popen(arguments, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_the_run_and_keeps_what_was_finished(
    tmp_path: Path, number: signal.Signals, code: int
) -> None:
    process = started(tmp_path, evaluation_case("first", {"name": "uniform"}), LONG)
    assert process.stderr is not None
    for line in process.stderr:
        if json.loads(line)["event"] == "progress" and json.loads(line)["case"] == "long":
            break
    process.send_signal(number)
    rest = process.stderr.read()
    process.stderr.close()

    assert process.wait() == code
    assert "Traceback" not in rest
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["first.json"]


def test_a_reader_that_goes_away_costs_no_fixture(tmp_path: Path) -> None:
    process = started(
        tmp_path, *(evaluation_case(f"case-{number}", {"name": "uniform"}) for number in range(3))
    )
    assert process.stderr is not None
    process.stderr.close()

    assert process.wait() == 0
    assert len(list((tmp_path / "out").iterdir())) == 3
