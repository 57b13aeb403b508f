"""The engine as a subprocess, as whoever uses it runs it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

# Exact fractions are slow to multiply; thirty examples a law keep the tests quick on a busy machine.
settings.register_profile("refengine", max_examples=30, deadline=None)
settings.load_profile("refengine")


@dataclass(frozen=True)
class Outcome:
    """What a run left: exit code, outputs, and the folder for the fixtures."""

    code: int
    stdout: str
    stderr: str
    out: Path

    @property
    def events(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.stderr.splitlines()]

    @property
    def failures(self) -> dict[str, tuple[str, str]]:
        return {
            event["case"]: (event["kind"], event["message"])
            for event in self.events
            if event["event"] == "case_failed"
        }

    def values(self, case: str) -> dict[str, Any]:
        fixture = json.loads((self.out / f"{case}.json").read_text(encoding="utf-8"))
        return {quantity["id"]: quantity["value"] for quantity in fixture["quantities"]}


COMMAND = (sys.executable, "-m", "refengine")
RunRequest = Callable[..., Outcome]


@pytest.fixture
def run_request(tmp_path: Path) -> RunRequest:
    """Return a function that runs a request (bytes, or an object to write as JSON)."""

    def run(
        request: object,
        out: Path | None = None,
        environment: Mapping[str, str] | None = None,
        prefix: Sequence[str] = (),
    ) -> Outcome:
        path = tmp_path / "request.json"
        path.write_bytes(request if isinstance(request, bytes) else json.dumps(request).encode())
        folder = out or tmp_path / "out"
        done = subprocess.run(
            [*prefix, *COMMAND, "run", str(path), "--out", str(folder)],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, **(environment or {})},
        )
        return Outcome(done.returncode, done.stdout, done.stderr, folder)

    return run


@pytest.fixture
def any_digits() -> Iterator[None]:
    """Let Python write integers of any length, as the command does."""
    before = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    yield
    sys.set_int_max_str_digits(before)


def request_for(*cases: Mapping[str, object]) -> dict[str, object]:
    return {"schema": "twinproof.request/1", "spec_digest": "sha256:0", "cases": list(cases)}


def evaluation_case(case: str, profile: object, payoffs: str = "standard") -> dict[str, object]:
    game = {"name": "kuhn_poker", "payoffs": payoffs}
    return {"id": case, "kind": "profile_evaluation", "params": {"game": game, "profile": profile}}
