"""An engine for the tests of `verify`, `show` and `convert`: it knows market entry, worked out by hand.

`toy_game_engine.py NAME QUANTITIES.toml [lie:QUANTITY] [refuse:KIND:MESSAGE] [unsupported:FLAG:MESSAGE]
[crash] describe | run REQUEST --out DIR`; never imported. Market entry (docs/games.md): the entrant In or
Out, the incumbent Fight (-1, -1) or Accommodate (1, 1); Out (0, 2).
"""

from __future__ import annotations

import copy
import json
import os
import sys
import tomllib
from pathlib import Path
from typing import Any

TREE = {
    "": {"type": "decision", "player": "player_1", "infoset": "entrant", "actions": ["In", "Out"]},
    "In": {
        "type": "decision",
        "player": "player_2",
        "infoset": "incumbent",
        "actions": ["Fight", "Accommodate"],
    },
    "In Fight": {"type": "terminal", "payoffs": ["-1/1", "-1/1"]},
    "In Accommodate": {"type": "terminal", "payoffs": ["1/1", "1/1"]},
    "Out": {"type": "terminal", "payoffs": ["0/1", "2/1"]},
}
HALF = {
    "player_1": {"entrant": {"In": "1/2", "Out": "1/2"}},
    "player_2": {"incumbent": {"Fight": "1/2", "Accommodate": "1/2"}},
}
VALUES: dict[str, object] = {
    "players": {"player_1": "Entrant", "player_2": "Incumbent"},
    "tree": TREE,
    "exact": True,
    "sizes": {
        "nodes": 5,
        "chance_nodes": 0,
        "decision_nodes": 2,
        "terminals": 3,
        "infosets": 2,
        "depth": 2,
    },
    "infosets": "player_1 entrant | 1 | In, Out\nplayer_2 incumbent | 1 | Fight, Accommodate",
    "player_sizes": {
        "player_1": {"infosets": 1, "sequences": 3},
        "player_2": {"infosets": 1, "sequences": 3},
    },
    "plan_counts": {"player_1": "2/1", "player_2": "2/1"},
    "perfect_information": True,
    "recall_breaks": "none",
    "perfect_recall": True,
    "payoff_sums": {"minimum": "-2/1", "maximum": "2/1"},
    "constant_sum": False,
    "subgame_roots": "/\n/In",
    "rendering": "Market entry\nplayer_1: Entrant\nplayer_2: Incumbent\n\nplayer_1 entrant\n"
    "  In: player_2 incumbent\n    Fight: (-1, -1)\n    Accommodate: (1, 1)\n  Out: (0, 2)",
    "efg": 'EFG 2 R "Market entry" { "Entrant" "Incumbent" }\n""\n\n'
    'p "" 1 1 "entrant" { "In" "Out" } 0\np "" 2 1 "incumbent" { "Fight" "Accommodate" } 0\n'
    't "" 1 "" { -1, -1 }\nt "" 2 "" { 1, 1 }\nt "" 3 "" { 0, 2 }',
    "efg_round_trip": True,
    "plans": {"player_1": {"1": "In", "2": "Out"}, "player_2": {"1": "Fight", "2": "Accommodate"}},
    "normal_form": {
        "1 1": {"player_1": "-1/1", "player_2": "-1/1"},
        "1 2": {"player_1": "1/1", "player_2": "1/1"},
        "2 1": {"player_1": "0/1", "player_2": "2/1"},
        "2 2": {"player_1": "0/1", "player_2": "2/1"},
    },
    "pure_equilibria": "1 2\n2 1",
    "strictly_dominated": {
        "player_1": {"1": "none", "2": "none"},
        "player_2": {"1": "none", "2": "none"},
    },
    "weakly_dominated": {"player_1": {"1": "none", "2": "none"}, "player_2": {"1": "2", "2": "none"}},
    "subgame_perfect_count": "1/1",
    "subgame_perfect_equilibria": "1 2",
    "subgame_perfect_plans": "In | Accommodate",
    "subgame_perfect_outcomes": {"1 2": {"player_1": "1/1", "player_2": "1/1"}},
    "profile.{profile}": HALF,
    "expected_values.{profile}": {"player_1": "0/1", "player_2": "1/1"},
    "best_response_actions.{profile}": {
        "player_1": {"entrant": "In, Out"},
        "player_2": {"incumbent": "Accommodate"},
    },
    "best_response_values.{profile}": {"player_1": "0/1", "player_2": "3/2"},
    "deviation_gains.{profile}": {"player_1": "0/1", "player_2": "1/2"},
    "nash_conv.{profile}": "1/2",
    "exploitability.{profile}": "1/4",
}
GIVEN: dict[str, object] = {
    "expected_values.{profile}": {"player_1": "1/4", "player_2": "7/4"},
    "best_response_actions.{profile}": {
        "player_1": {"entrant": "In"},
        "player_2": {"incumbent": "Accommodate"},
    },
    "best_response_values.{profile}": {"player_1": "1/1", "player_2": "7/4"},
    "deviation_gains.{profile}": {"player_1": "3/4", "player_2": "0/1"},
    "nash_conv.{profile}": "3/4",
    "exploitability.{profile}": "3/8",
}
"""Of the profile `given`: In with 1/4, always Accommodate."""
LIES: dict[str, object] = {
    "nash_conv.{profile}": "1/3",
    "rendering": "another",
    "efg": str(VALUES["efg"]).replace("entrant", "the  entrant"),
    "subgame_perfect_outcomes": {"1 2": {"player_1": "1/1", "player_2": "2/1"}},
    "tree": {**TREE, "In Fight": {"type": "terminal", "payoffs": ["-1/1", "-2/1"]}},
    "sizes": {**VALUES["sizes"], "depth": 3},  # type: ignore[dict-item]  # a table
}


def say(**event: object) -> None:
    print(json.dumps(event), file=sys.stderr, flush=True)


def block(name: str) -> dict[str, object]:
    return {"name": name, "version": "1.0", "language": "Python", "runtime": "any", "libraries": {}}


def describe(name: str) -> None:
    kinds: dict[str, object] = {"extensive_game": {"games": ["efg", "market_entry"]}}
    frame = {"schema": "twinproof.engine/1", "protocol": 1, "kinds": kinds, "formulations": {}}
    print(json.dumps({**frame, **block(name)}))


def quantities(templates: list[dict[str, Any]], params: dict[str, Any], lies: set[str]) -> list[object]:
    found: list[object] = []
    for template in templates:
        if template["case_kind"] != "extensive_game":
            continue
        when = template.get("when", {})
        if any(params.get(key) is not wanted for key, wanted in when.items()):
            continue
        key = str(template["id"])
        for profile in params.get("profiles", {}) if "{profile}" in key else [""]:
            honest = GIVEN.get(key, VALUES[key]) if profile == "given" else VALUES[key]
            value = copy.deepcopy(LIES[key] if key in lies else honest)
            if key == "profile.{profile}":
                asked = params["profiles"][profile]
                value = given(asked.get("table", HALF))
            quantity = {"id": key.replace("{profile}", profile), "kind": template["kind"], "value": value}
            for field in ("entries", "unit", "definition"):
                if field in template:
                    quantity[field] = template[field]
            found.append(quantity)
    return found


def given(table: dict[str, dict[str, dict[str, str]]]) -> object:
    def full(text: str) -> str:
        return text if "/" in text else f"{text}/1"

    return {p: {i: {a: full(x) for a, x in r.items()} for i, r in t.items()} for p, t in table.items()}


def run(name: str, templates: Path, acts: list[str], request: Path, out: Path) -> int:
    asked = json.loads(request.read_text(encoding="utf-8"))
    out.mkdir(parents=True, exist_ok=True)
    lies = {act.removeprefix("lie:") for act in acts if act.startswith("lie:")}
    refusals = [act.split(":", 2)[1:] for act in acts if act.startswith("refuse:")]
    limits = [act.split(":", 2)[1:] for act in acts if act.startswith("unsupported:")]
    failed = bool(refusals)
    stated = tomllib.loads(templates.read_text(encoding="utf-8"))["quantity"]
    for case in asked["cases"]:
        id = case["id"]
        say(event="case_started", case=id)
        if "crash" in acts:
            os._exit(9)
        if refusals:
            say(event="case_failed", case=id, kind=refusals[0][0], message=refusals[0][1])
            continue
        if beyond := [message for flag, message in limits if case["params"].get(flag)]:
            say(event="case_failed", case=id, kind="unsupported", message=beyond[0])
            failed = True
            continue
        fixture = {
            "schema": "twinproof.fixture/1",
            "case": case,
            "engine": block(name),
            "spec_digest": asked["spec_digest"],
            "quantities": quantities(stated, case["params"], lies),
        }
        temporary = out / f".{id}.json.tmp-{os.getpid()}"
        temporary.write_text(json.dumps(fixture), encoding="utf-8")
        temporary.replace(out / f"{id}.json")
        say(event="case_finished", case=id, seconds=0.0)
    return 4 if failed else 0


def main(arguments: list[str]) -> int:
    name, templates, *rest = arguments
    if rest[-1] == "describe":
        describe(name)
        return 0
    start = rest.index("run")
    return run(name, Path(templates), rest[:start], Path(rest[start + 1]), Path(rest[start + 3]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
