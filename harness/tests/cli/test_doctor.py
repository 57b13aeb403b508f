from __future__ import annotations

from types import SimpleNamespace

import pytest

from cli.conftest import Cli, ToyProject
from twinproof.cli.doctor import examine, examine_engines


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


def test_each_engine_is_started(toys: ToyProject) -> None:
    found = {each.name: each for each in examine_engines(toys.project)}
    assert list(found) == ["engine left", "engine right"]
    assert found["engine left"].good
    assert found["engine left"].found == "left 1.0, Python, any"


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        ('command = ["no-such-engine"]', "no-such-engine: no such program"),
        ('command = ["{python}", "-c", "raise SystemExit(7)"]', "expected exit 0, found exit 7"),
        ('command = ["{python}", "-c", "print(1)"]', "engine broken, describe: "),
        ('command = ["{python}"]\nsources = ["nowhere/*"]', "no file matches 'nowhere/*'"),
    ],
)
def test_an_engine_that_cannot_run_is_exit_3_and_one_line(
    cli: Cli, toys: ToyProject, entry: str, says: str
) -> None:
    file = toys.project.engines_file
    file.write_text(f'{file.read_text(encoding="utf-8")}[[engine]]\nname = "broken"\n{entry}\n', "utf-8")
    done = cli("doctor")
    assert done.code == 3
    (line,) = [line for line in done.out.splitlines() if line.startswith("FAILS")]
    assert line.split()[1:3] == ["engine", "broken"]
    assert says in line
    assert "engine broken" in done.words.split("lacks:")[1]


def test_a_faulty_engines_file_is_exit_3_and_one_line(cli: Cli, toys: ToyProject) -> None:
    toys.project.engines_file.write_text("schema = 1\n", encoding="utf-8")
    done = cli("doctor")
    assert done.code == 3
    assert len([line for line in done.out.splitlines() if "engines.toml" in line]) == 1


def test_an_engine_that_no_toolchain_can_compile_yet_is_not_fetched_for(
    toys: ToyProject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("twinproof.cli.doctor.describe", lambda _: SimpleNamespace(ready=False))
    toys.project.engines_file.write_text(
        'schema = "twinproof.engines/1"\n'
        '[[engine]]\nname = "twin"\nbuild = "T.sln"\ncommand = ["{dotnet}"]\n',
        encoding="utf-8",
    )
    (found,) = examine_engines(toys.project)
    assert (found.good, found.needed) == (False, False)
    assert "not compiled yet" in found.found


def test_toolchain_says_where_it_is(cli: Cli, toys: ToyProject, monkeypatch: object) -> None:
    done = cli("toolchain")
    assert done.code == 0
    assert done.out.startswith("way")
