from __future__ import annotations

from cli.conftest import Cli, ToyProject
from twinproof.cli.doctor import examine


def test_everything_is_named(cli: Cli, toys: ToyProject) -> None:
    done = cli("doctor")
    assert done.code in (0, 3)
    for name in ("Python", "libpython", "refengine", "pyspiel", ".NET", "npm", "Lean"):
        assert name in done.words
    assert ("lacks" in done.words) == (done.code == 3)


def test_what_is_missing_comes_with_advice(toys: ToyProject) -> None:
    found = {each.name: each for each in examine(toys.project, which=lambda _: None)}
    assert not found["Lean"].good
    assert found["Lean"].advice
    assert not found["Lean"].needed
    assert not found["npm"].needed


def test_what_is_there_is_named_with_its_place(toys: ToyProject) -> None:
    found = {each.name: each for each in examine(toys.project, which=lambda name: f"/there/{name}")}
    assert found["Lean"].found == "/there/lake"
    assert found["npm"].found == "/there/npm"


def test_toolchain_says_where_it_is(cli: Cli, toys: ToyProject, monkeypatch: object) -> None:
    done = cli("toolchain")
    assert done.code == 0
    assert done.out.startswith("way")
