"""An engine that misbehaves on demand: run by start_fake_engine.py, never imported by a test.

A case of kind `toy` says in params.act what happens in it; FAKE_ACT says what happens around the cases;
FAKE_LOG names a file to which every process adds a line: what it was started for. It is started a few hundred
times by the tests, and therefore imports little.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NoReturn

ACT = os.environ.get("FAKE_ACT", "")
VERSION = os.environ.get("FAKE_VERSION", "1.0")
BLOCK = {"name": "fake", "version": VERSION, "language": "Python", "runtime": "any", "libraries": {}}


def say(**event: object) -> None:
    print(json.dumps(event), file=sys.stderr, flush=True)


def note(line: str) -> None:
    if log := os.environ.get("FAKE_LOG"):
        with Path(log).open("a") as stream:
            stream.write(line + "\n")


def die() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def spawn(code: str, apart: bool) -> int:
    """A child that runs `code` and then waits; `apart`: in a session of its own."""
    argv = [sys.executable, "-S", "-c", f"import time; {code}; time.sleep(600)"]
    return os.posix_spawn(sys.executable, argv, os.environ, setsid=apart)


def hang() -> None:
    time.sleep(600)


def describe() -> int:
    note("describe")
    document: dict[str, Any] = {
        "schema": "twinproof.engine/1",
        **BLOCK,
        "protocol": 2 if ACT == "describe: protocol 2" else 1,
        "kinds": {"toy": {}},
        "formulations": {},
    }
    if ACT == "describe: garbage":
        print("Welcome to the engine!")
    elif ACT == "describe: hang":
        hang()
    elif ACT == "describe: exit 7":
        print("no module named engine", file=sys.stderr)
        return 7
    elif ACT == "describe: flood":
        print("x" * (3 << 20))
    else:
        print(json.dumps(document))
    return 0


def fixture(case: dict[str, Any], digest: str) -> dict[str, Any]:
    quantity = {"id": "answer", "kind": "integer", "value": case["params"].get("answer", 42)}
    return {
        "schema": "twinproof.fixture/1",
        "case": case,
        "engine": BLOCK,
        "spec_digest": digest,
        "quantities": [quantity],
        "run": {"pid": os.getpid()},
    }


def write(out: Path, case: dict[str, Any], digest: str) -> None:
    temporary = out / f".{case['id']}.json.tmp-{os.getpid()}"
    temporary.write_text(json.dumps(fixture(case, digest)))
    temporary.replace(out / f"{case['id']}.json")


def compute(case: dict[str, Any], out: Path, digest: str) -> int:  # noqa: PLR0912 - one branch per misdeed
    act, name = case["params"].get("act", ""), case["id"]
    if act == "skip":
        return 0
    if act != "mute":
        say(event="case_started", case=name)
    if act == "kill":
        print("about to fall over", file=sys.stderr, flush=True)
        die()
    elif act == "exit":
        os._exit(3)
    elif act == "hang":
        print("thinking", file=sys.stderr, flush=True)
        hang()
    elif act == "nap":
        time.sleep(0.25)
    elif act == "restart the clock":
        while True:
            say(event="case_started", case=name)
            time.sleep(0.05)
    elif act == "eat":
        hoard = []
        while True:
            hoard.append(b"x" * (8 << 20))
            time.sleep(0.01)
    elif act == "child eats":
        os.waitpid(spawn("x = b'x' * (400 << 20)", apart=False), 0)
    elif act == "flood":
        sys.stderr.write("z" * (10 << 20))
        sys.stderr.write("\n")
    elif act == "flood stdout":
        sys.stdout.write("z" * (10 << 20))
    elif act == "garbage":
        sys.stderr.buffer.write(
            b'\xff\xfe\x00 caf\xc3\xa9 \x1b[31mred\x1b[0m\r\n{"event": "case_finished"\n[1, 2]\n\n'
        )
        sys.stderr.buffer.write(
            b'{"event": "case_finished", "case": "no such case"}\n' + b"[" * 100_000 + b"\n"
        )
        sys.stderr.buffer.flush()
    elif act == "progress":
        say(event="progress", case=name, done=1, total=4)
        say(event="progress", case=name, done=3, total=4)
        say(event="progress", case=name, done=1, total=0)
        say(event="progress", case=name, done="much", total=True)
    elif act == "children":
        for apart in (False, True):
            note(f"child {spawn('pass', apart)}")
    elif act == "fail":
        say(event="case_failed", case=name, kind=case["params"]["kind"], message="not here")
        return 4
    elif act == "vanish":
        return 0
    if act == "elsewhere":
        (out / f"{name}.JSON").write_text("{}")
        (out.parent / f"{name}.json").write_text("{}")
    elif act == "truncated":
        (out / f"{name}.json").write_text(json.dumps(fixture(case, digest))[:-20])
    elif act == "other case":
        (out / f"{name}.json").write_text(json.dumps(fixture({**case, "id": "other"}, digest)))
    elif act == "other digest":
        write(out, case, "sha256:" + "f" * 64)
    elif act == "pipe":
        os.mkfifo(out / f"{name}.json")
    elif act != "promise":
        write(out, case, digest)
    if act == "kill after writing":
        die()
    if act != "mute":
        say(event="case_finished", case=name, seconds=0.0)
    if act == "kill after finishing":
        die()
    return 0


def run(request: Path, out: Path) -> int:
    asked = json.loads(request.read_text())
    note("run " + " ".join(case["id"] for case in asked["cases"]))
    if ACT == "refuse":
        print("request: at cases[0].params: found nothing", file=sys.stderr)
        return 2
    if ACT == "crash at start":
        print("cannot load library", file=sys.stderr)
        return 1
    if ACT == "crash at first start" and not (flag := Path(os.environ["FAKE_FLAG"])).exists():
        flag.touch()
        return 1
    if ACT == "hang at start":
        hang()
    out.mkdir(parents=True, exist_ok=True)
    worst = max(compute(case, out, asked["spec_digest"]) for case in asked["cases"])
    if ACT == "crash at end":
        print("teardown went wrong", file=sys.stderr, flush=True)
        die()
    if ACT == "hang at end":
        hang()
    return 4 if ACT == "exit 4" else worst


def main(arguments: list[str]) -> int:
    return describe() if arguments[0] == "describe" else run(Path(arguments[1]), Path(arguments[3]))
