"""Small documents, made by hand, for tests to spoil."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path

from twinproof.model import Json

DIGEST = "sha256:" + "0" * 64
PARAMS: dict[str, Json] = {
    "game": {"name": "kuhn_poker", "payoffs": "standard"},
    "profile": {"name": "uniform"},
}

# One quantity of each kind; values need not be right, only well-formed.
TREE: dict[str, Json] = {
    "": {"type": "chance", "actions": ["h", "t"], "probabilities": ["1/2", "1/2"]},
    "h": {"type": "decision", "player": "player_1", "infoset": "x", "actions": ["l", "r"]},
    "h l": {"type": "terminal", "payoffs": ["1/1", "-1/1"]},
    "h r": {"type": "terminal", "payoffs": ["0/1", "0/1"]},
    "t": {"type": "decision", "player": "player_1", "infoset": "x", "actions": ["l", "r"]},
    "t l": {"type": "terminal", "payoffs": ["-1/1", "1/1"]},
    "t r": {"type": "terminal", "payoffs": ["0/1", "0/1"]},
}
QUANTITIES: dict[str, dict[str, Json]] = {
    "rational": {"kind": "rational", "unit": "chips", "definition": "GameSpec.A", "value": "-1/18"},
    "real": {"kind": "real", "value": 0.1},
    "integer": {"kind": "integer", "value": 64},
    "boolean": {"kind": "boolean", "value": True},
    "text": {"kind": "text", "value": "0:p 1:p\n0:p 1:b"},
    "distribution": {"kind": "distribution", "entries": "rational", "value": {"x": "1/3", "y": "2/3"}},
    "strategy": {
        "kind": "strategy",
        "entries": "real",
        "value": {"player_1": {"0": {"p": 0.75, "b": 0.25}}, "player_2": {"0p": {"p": 1, "b": 0}}},
    },
    "table": {"kind": "table", "entries": "rational", "value": {"0 1": {"pp": "-1/1", "bb": "1/2"}}},
    "matrix": {"kind": "matrix", "entries": "integer", "value": [[1, 2], [3, 4]]},
    "series": {"kind": "series", "entries": "real", "value": {"1": 0.5, "10": 0.25}},
    "tree": {"kind": "tree", "entries": "rational", "value": TREE},
}


def quantity(kind: str, /, **changes: Json) -> dict[str, Json]:
    """The quantity of a kind, under the id `q`, with some fields changed."""
    return {"id": "q", **deepcopy(QUANTITIES[kind]), **changes}


def fixture(*quantities: dict[str, Json], **changes: Json) -> dict[str, Json]:
    """A fixture of `evaluate.standard.uniform` with these quantities and some fields changed."""
    document: dict[str, Json] = {
        "schema": "twinproof.fixture/1",
        "case": {"id": "evaluate.standard.uniform", "kind": "profile_evaluation", "params": deepcopy(PARAMS)},
        "engine": {
            "name": "refengine",
            "version": "0.1.0",
            "language": "Python",
            "runtime": "CPython 3.11.7",
            "libraries": {"numpy": "2.4.6", "pyspiel": None},
        },
        "spec_digest": DIGEST,
        "quantities": list(quantities),
    }
    return {**document, **changes}


def write(folder: Path, document: Json, name: str = "f.json") -> Path:
    """The document as a JSON file in `folder`."""
    path = folder / name
    path.write_text(json.dumps(document), "utf-8")
    return path
