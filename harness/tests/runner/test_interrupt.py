"""Ctrl-C and SIGTERM: no process, no partial file, and what was finished is not lost."""

from __future__ import annotations

import os
import signal
import sys
import time
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from runner.toys import DIGEST, ROOMY, engine_processes, entry, leftovers, toy
from twinproof.project import Project
from twinproof.runner import run_engines
from twinproof.runner.interrupt import interruptible


def harness(root: str, act: str) -> None:
    """What the interrupted process does: two engines, each of which hangs in its third case."""
    engines = [replace(entry(act, name=name), sources=("harness/*",)) for name in ("one", "two")]
    cases = [toy("a"), toy("b", "children"), toy("c", "hang")]
    try:
        run_engines(engines, cases, project=Project(Path(root)), spec_digest=DIGEST, limits=ROOMY)
    except KeyboardInterrupt:
        sys.exit(130)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_leaves_nothing_running(
    project: Project, log: Path, number: signal.Signals
) -> None:
    process = start(project, "")
    wait_for(lambda: log.exists() and log.read_text().count("child") == 4)
    assert len(engine_processes(project)) >= 6
    send(process, number)
    send(process, number)
    assert exit_of(process) == 130
    assert leftovers(project) == []
    # The first two cases of each engine were finished: the next run finds them.
    kept = [
        path.name for path in (project.build_dir / "cache").rglob("*.json") if "describe" not in path.name
    ]
    assert len(kept) == 4


def test_interrupted_while_an_engine_is_described(project: Project, log: Path) -> None:
    process = start(project, "describe: hang")
    wait_for(lambda: log.exists() and log.read_text().count("describe") == 2)
    send(process, signal.SIGINT)
    assert exit_of(process) == 130
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


def start(project: Project, act: str) -> BaseProcess:
    process = get_context("fork").Process(target=harness, args=(str(project.root), act))
    process.start()
    return process


def send(process: BaseProcess, number: signal.Signals) -> None:
    assert process.pid is not None
    os.kill(process.pid, number)


def exit_of(process: BaseProcess) -> int | None:
    process.join(20)
    return process.exitcode


def wait_for(condition: object) -> None:
    assert callable(condition)
    until = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < until, "waited for 20 s"
        time.sleep(0.02)
