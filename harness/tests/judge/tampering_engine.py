"""An engine for the tests of the judge: the reference engine's answers, some quantities altered in one entry.

`tampering_engine.py NAME [CASE:QUANTITY[/KEY...]]... describe | run REQUEST --out DIR`; never imported. A
case of kind `specimen` it answers itself, with a distribution: no case kind of the reference engine has one.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

from refengine.__main__ import main as refengine

SPECIMEN = {"heads": "1/3", "tails": "2/3"}


def description(name: str) -> dict[str, Any]:
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        refengine(["describe"])
    honest = json.loads(said.getvalue())
    # Three engines that computed alike would be no evidence, and the harness would say so.
    formulations = dict.fromkeys(honest["formulations"], f"the way of {name}")
    kinds = honest["kinds"] | {"specimen": {}}
    return honest | {"name": name, "formulations": formulations, "kinds": kinds}


def run(name: str, spots: list[str], request: Path, out: Path) -> int:
    asked = json.loads(request.read_text(encoding="utf-8"))
    ordinary = [case for case in asked["cases"] if case["kind"] != "specimen"]
    code = 0
    out.mkdir(parents=True, exist_ok=True)
    if ordinary:
        passed_on = request.with_name(f"{request.name}.passed-on")
        passed_on.write_text(json.dumps(asked | {"cases": ordinary}), encoding="utf-8")
        code = refengine(["run", str(passed_on), "--out", str(out)])
    for case in asked["cases"]:
        file = out / f"{case['id']}.json"
        fixture = json.loads(file.read_text(encoding="utf-8")) if case in ordinary else specimen(asked, case)
        said = description(name)
        fixture["engine"] |= {key: said[key] for key in ("name", "version", "language", "runtime")}
        for spot in spots:
            if spot.startswith(f"{case['id']}:"):
                tamper(fixture, *spot.partition(":")[2].split("/"))
        file.write_text(json.dumps(fixture), encoding="utf-8")
    return code


def specimen(asked: dict[str, Any], case: dict[str, Any]) -> dict[str, Any]:
    print(json.dumps({"event": "case_started", "case": case["id"]}), file=sys.stderr, flush=True)
    print(
        json.dumps({"event": "case_finished", "case": case["id"], "seconds": 0}), file=sys.stderr, flush=True
    )
    quantity = {"id": "outcome", "kind": "distribution", "entries": "rational", "value": SPECIMEN}
    return {
        "schema": "twinproof.fixture/1",
        "case": case,
        "engine": {"libraries": {}},
        "spec_digest": asked["spec_digest"],
        "quantities": [quantity],
    }


def tamper(fixture: dict[str, Any], id: str, *path: str) -> None:
    quantity = next(each for each in fixture["quantities"] if each["id"] == id)
    sums_to_1 = quantity["kind"] in ("distribution", "strategy")
    quantity["value"] = altered(quantity["value"], path, sums_to_1=sums_to_1)


def altered(value: Any, path: tuple[str, ...], *, sums_to_1: bool) -> Any:
    """The value with the entry at `path` altered; a row of two probabilities has them exchanged."""
    if not path:
        return nudged(value)
    key: Any = int(path[0]) if isinstance(value, list) else path[0]
    if sums_to_1 and len(path) == 1:
        (other,) = (each for each in value if each != key)
        return value | {key: value[other], other: value[key]}
    copy = value.copy()
    copy[key] = altered(value[key], path[1:], sums_to_1=sums_to_1)
    return copy


def nudged(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, str):
        try:
            moved = Fraction(value) + 1
        except ValueError:
            return f"{value}, tampered with"
        return f"{moved.numerator}/{moved.denominator}"
    return value + 1 if isinstance(value, int) else value + 1e-6


def main(name: str, *words: str) -> int:
    if words[-1] == "describe":
        print(json.dumps(description(name)))
        return 0
    at = words.index("run")
    return run(name, list(words[:at]), Path(words[at + 1]), Path(words[at + 3]))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
