"""Ctrl-C and SIGTERM: no process, no partial file, and what was finished is not lost."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from runner.toys import engine_processes, leftovers
from twinproof.project import Project
from twinproof.runner.interrupt import interruptible

HARNESS = """
import sys
from pathlib import Path
from dataclasses import replace
from runner.toys import DIGEST, ROOMY, entry, toy
from twinproof.project import Project
from twinproof.runner import run_engines

act, cases = sys.argv[2], [toy("a"), toy("b", "children"), toy("c", "hang")]
engines = [replace(entry(act, name=name), sources=("harness/*",)) for name in ("one", "two")]
try:
    run_engines(engines, cases, project=Project(Path(sys.argv[1])), spec_digest=DIGEST, limits=ROOMY)
except KeyboardInterrupt:
    sys.exit(130)
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_leaves_nothing_running(
    project: Project, log: Path, number: signal.Signals
) -> None:
    harness = start(project, "")
    wait_for(lambda: log.exists() and log.read_text().count("child") == 4)
    assert len(engine_processes(project)) >= 6
    harness.send_signal(number)
    harness.send_signal(number)
    assert harness.wait(20) == 130
    assert leftovers(project) == []
    # The first two cases of each engine were finished: the next run finds them.
    kept = [
        path.name for path in (project.build_dir / "cache").rglob("*.json") if "describe" not in path.name
    ]
    assert len(kept) == 4


def test_interrupted_while_an_engine_is_described(project: Project, log: Path) -> None:
    harness = start(project, "describe: hang")
    wait_for(lambda: log.exists() and log.read_text().count("describe") == 2)
    harness.send_signal(signal.SIGINT)
    assert harness.wait(20) == 130
    assert leftovers(project) == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_the_first_signal_interrupts_and_the_second_does_nothing(number: signal.Signals) -> None:
    before = signal.getsignal(number)
    heard: list[str] = []

    def interrupted() -> None:
        with interruptible():
            try:
                signal.raise_signal(number)
            finally:
                signal.raise_signal(number)
                heard.append("cleaned up")

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert heard == ["cleaned up"]
    assert signal.getsignal(number) is before


def start(project: Project, act: str) -> subprocess.Popen[bytes]:
    tests = Path(__file__).parents[1]
    return subprocess.Popen([sys.executable, "-c", HARNESS, str(project.root), act], cwd=tests)


def wait_for(condition: object) -> None:
    assert callable(condition)
    until = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < until, "waited for 20 s"
        time.sleep(0.02)
