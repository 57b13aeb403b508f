"""What can be said of the Lean files where no Lean is installed."""

from __future__ import annotations

import re

from spec.games import LEAN
from twinproof.spec import exact_values
from twinproof.spec.lock.scan import without_comments


def code(path: str) -> str:
    file = LEAN / path
    return without_comments(file.read_text(encoding="utf-8"), file)


def test_every_file_of_a_library_is_imported_by_its_root() -> None:
    roots = {"GameSpec": code("GameSpec.lean"), "GameThm": code("GameThm.lean") + code("GameThm/Axioms.lean")}
    for library, root in roots.items():
        names = {f"{library}.{file.stem}" for file in (LEAN / library).glob("*.lean")}
        assert names == set(re.findall(r"^import (\S+)", root, re.MULTILINE))


def test_the_axioms_of_every_theorem_are_printed() -> None:
    theorems = {
        f"GameThm.{file.stem}.{name}"
        for file in (LEAN / "GameThm").glob("*.lean")
        for name in re.findall(r"^theorem (\w+)", code(f"GameThm/{file.name}"), re.MULTILINE)
    }
    printed = set(re.findall(r"^#print axioms (\S+)", code("GameThm/Axioms.lean"), re.MULTILINE))
    assert printed == theorems
    assert len(theorems) >= 20


def test_nothing_is_assumed() -> None:
    for file in LEAN.rglob("*.lean"):
        assert not re.search(
            r"\b(sorry|axiom|native_decide|partial|unsafe)\b", code(str(file.relative_to(LEAN)))
        )


def test_lean_prints_the_cases_of_which_the_mirror_has_exact_values() -> None:
    cases = code("ExactValues/Cases.lean")
    profiles = re.findall(r'^  \("(\w+)", Profile\.', cases, re.MULTILINE)
    conventions = re.findall(r'evaluations "(\w+)" Kuhn', cases)
    named = {f"evaluate.{convention}.{name}" for convention in conventions for name in profiles}
    games = set(re.findall(r'^  \("(game\.\w+)", Extensive\.', cases, re.MULTILINE))
    assert {*named, *games, "port.enumeration"} == set(exact_values()["values"])


def test_lean_prints_the_quantities_of_which_the_mirror_has_exact_values() -> None:
    values = exact_values()["values"]
    for module, case in (("Evaluation", "evaluate.standard.uniform"), ("Enumeration", "port.enumeration")):
        printed = set(
            re.findall(
                r'^\s*(?:Json\.object )?\(?\[?\("(\w+)\.?"', code(f"ExactValues/{module}.lean"), re.MULTILINE
            )
        )
        printed |= set(re.findall(r'\[\("(\w+)"', code(f"ExactValues/{module}.lean")))
        assert printed == {quantity.partition(".")[0] for quantity in values[case]}


def test_lean_prints_the_quantities_of_games_of_which_the_mirror_has_exact_values() -> None:
    printed = re.findall(r'^  \("(\w+)', code("ExactValues/Extensive.lean"), re.MULTILINE)
    values = exact_values()["values"]["game.market_entry"]
    assert sorted(printed) == sorted(quantity.partition(".")[0] for quantity in values)
