"""An engine for the tests of the command line: it doubles a number, and lies or crashes where it is told to.

`toy_engine.py NAME [lie:CASE:QUANTITY] [crash:CASE] describe | run REQUEST --out DIR`; never imported.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path


def say(**event: object) -> None:
    print(json.dumps(event), file=sys.stderr, flush=True)


def block(name: str) -> dict[str, object]:
    return {"name": name, "version": "1.0", "language": "Python", "runtime": "any", "libraries": {}}


def describe(name: str) -> None:
    formulations = {"Toy.double": f"the way of {name}"}
    kinds: dict[str, object] = {"toy": {}}
    frame = {"schema": "twinproof.engine/1", "protocol": 1, "kinds": kinds, "formulations": formulations}
    print(json.dumps({**frame, **block(name)}))


def run(name: str, acts: set[str], request: Path, out: Path) -> None:
    asked = json.loads(request.read_text(encoding="utf-8"))
    out.mkdir(parents=True, exist_ok=True)
    for case in asked["cases"]:
        id = case["id"]
        say(event="case_started", case=id)
        if f"crash:{id}" in acts:
            print("the last words", file=sys.stderr, flush=True)
            os._exit(9)
        number = case["params"]["number"]
        values = {"number": number, "double": 2 * number}
        for quantity in values:
            values[quantity] += f"lie:{id}:{quantity}" in acts
        quantities = [{"id": key, "kind": "integer", "value": value} for key, value in values.items()]
        quantities[1]["definition"] = "Toy.double"
        fixture = {
            "schema": "twinproof.fixture/1",
            "case": case,
            "engine": block(name),
            "spec_digest": asked["spec_digest"],
            "quantities": quantities,
        }
        temporary = out / f".{id}.json.tmp-{os.getpid()}"
        temporary.write_text(json.dumps(fixture), encoding="utf-8")
        temporary.replace(out / f"{id}.json")
        say(event="case_finished", case=id, seconds=0.0)


def main(arguments: list[str]) -> None:
    name, *rest = arguments
    if rest[-1] == "describe":
        describe(name)
    else:
        start = rest.index("run")
        run(name, set(rest[:start]), Path(rest[start + 1]), Path(rest[start + 3]))


if __name__ == "__main__":
    main(sys.argv[1:])
