"""An engine that errs on some games: `tampering_engine.py COMMAND... describe | run REQUEST --out DIR`.

It passes everything on to the engine COMMAND, and alters the value of player 1 under the uniform profile
in every game where an information set of player 2 has two nodes. Run as a program; never imported.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

QUANTITY = "expected_values.uniform"


def main(arguments: list[str]) -> int:
    code = subprocess.run(arguments, check=False).returncode
    if "run" in arguments:
        for file in Path(arguments[arguments.index("--out") + 1]).glob("*.json"):
            fixture = json.loads(file.read_text(encoding="utf-8"))
            quantities = {quantity["id"]: quantity for quantity in fixture["quantities"]}
            if {"tree", QUANTITY} <= set(quantities) and tempting(quantities["tree"]["value"]):
                quantities[QUANTITY]["value"]["player_1"] = "12345/1"
                file.write_text(json.dumps(fixture), encoding="utf-8")
    return code


def tempting(tree: dict[str, Any]) -> bool:
    infosets = [node["infoset"] for node in tree.values() if node.get("player") == "player_2"]
    return len(set(infosets)) < len(infosets)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
