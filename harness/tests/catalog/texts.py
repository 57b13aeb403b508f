"""Catalogs to load, and what comes of loading one that is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from twinproof.catalog import load_catalog
from twinproof.errors import InvalidDocumentError

HEAD = 'schema = "twinproof.catalog/1"\n'
EVALUATE = """
[[case]]
id = "{id}"
kind = "profile_evaluation"
title = "A case"
[case.params]
game = {{ name = "kuhn_poker", payoffs = "standard" }}
profile = {profile}
"""
CFR = """
[[case]]
id = "cfr"
kind = "cfr"
title = "A run"
[case.params]
game = { name = "kuhn_poker", payoffs = "standard" }
checkpoints = [1, 10]
schedule = "alternating"
averaging = "uniform"
"""
TOLERANCE = '[[case.tolerance]]\nquantity = "{}"\nabs = 1e-12\nrel = 0\nreason = "a test\'s"\n'
ENUMERATION = """
[[case]]
id = "port"
kind = "ported_enumeration"
title = "A port"
[case.params]
baseline = "blueprint"
opponent = { name = "blueprint" }
profiles = { blueprint = { name = "blueprint" }, naive = { name = "naive" } }
"""


def evaluate(profile: str = '{ name = "uniform" }', id_: str = "mine") -> str:
    return EVALUATE.format(id=id_, profile=profile)


def write(folder: Path, text: str, name: str = "c.toml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def refused(folder: Path, text: str, kind: type[InvalidDocumentError]) -> str:
    """The message about a catalog of its own, without the file's name."""
    path = write(folder, text)
    with pytest.raises(kind) as caught:
        load_catalog([path])
    assert type(caught.value) is kind
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith(f"{path}: ")
    return str(caught.value).removeprefix(f"{path}: ")
