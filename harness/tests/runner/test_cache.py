"""Nothing is computed again that did not change, and whatever decides an answer counts as a change."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from runner.toys import DIGEST, ROOMY, answered, entry, leftovers, toy
from twinproof.documents import EngineEntry
from twinproof.errors import UserMistakeError
from twinproof.model import Case, EngineBlock, EngineDescription
from twinproof.project import Project
from twinproof.runner import EnginesOutcome, run_engines
from twinproof.runner.cache import Cache, Kept, case_key, engine_identity

ENTRY = replace(entry(), sources=("engine/**/*.txt",))


@pytest.fixture(autouse=True)
def source(project: Project) -> Path:
    """The file that decides what the engine computes, as its entry says."""
    file = project.root / "engine" / "deep" / "formula.txt"
    file.parent.mkdir(parents=True)
    file.write_text("a formula")
    return file


def run(
    project: Project,
    *cases: Case,
    engine: EngineEntry = ENTRY,
    digest: str = DIGEST,
    fresh: bool = False,
) -> EnginesOutcome:
    outcome = run_engines([engine], cases, project=project, spec_digest=digest, limits=ROOMY, fresh=fresh)
    assert leftovers(project) == []
    return outcome


def starts(log: Path) -> list[str]:
    lines = log.read_text().splitlines() if log.exists() else []
    log.write_text("")
    return lines


def test_a_second_run_starts_no_process_and_gives_the_same(project: Project, log: Path) -> None:
    first = run(project, toy("a"), toy("b", answer=7))
    assert starts(log) == ["describe", "run a b"]
    assert first.cached == {"fake": frozenset()}
    second = run(project, toy("a"), toy("b", answer=7))
    assert starts(log) == []
    assert second.cached == {"fake": frozenset({"a", "b"})}
    assert second.fixtures == first.fixtures
    assert second.described == first.described


def test_titles_do_not_decide_answers(project: Project, log: Path) -> None:
    run(project, toy("a"))
    starts(log)
    run(project, replace(toy("a"), title="A better title"))
    assert starts(log) == []


def test_only_the_changed_case_is_computed(project: Project, log: Path) -> None:
    run(project, toy("a"), toy("b", answer=1))
    starts(log)
    outcome = run(project, toy("a"), toy("b", answer=2))
    assert starts(log) == ["run b"]
    assert outcome.cached == {"fake": frozenset({"a"})}
    assert answered(outcome) == ["a", "b"]


def test_another_spec_is_another_question(project: Project, log: Path) -> None:
    run(project, toy("a"))
    starts(log)
    run(project, toy("a"), digest="sha256:" + "1" * 64)
    assert starts(log) == ["run a"]


@pytest.mark.parametrize("change", ["edit", "add", "rename"])
def test_a_changed_source_is_another_engine(project: Project, log: Path, source: Path, change: str) -> None:
    run(project, toy("a"))
    starts(log)
    if change == "edit":
        source.write_text("another formula")
    elif change == "add":
        source.with_name("more.txt").write_text("more")
    else:
        source.rename(source.with_name("renamed.txt"))
    run(project, toy("a"))
    assert starts(log) == ["describe", "run a"]


def test_the_entrys_environment_is_part_of_the_engine(project: Project, log: Path) -> None:
    run(project, toy("a"))
    starts(log)
    outcome = run(project, toy("a"), engine=replace(ENTRY, env={"FAKE_VERSION": "2.0"}))
    assert starts(log) == ["describe", "run a"]
    assert outcome.fixtures["fake"]["a"].engine.version == "2.0"


def test_python_variables_are_part_of_the_engine(
    project: Project, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(project, toy("a"))
    starts(log)
    monkeypatch.setenv("PYTHONPATH", str(project.root))
    run(project, toy("a"))
    assert starts(log) == ["describe", "run a"]


def test_installed_distributions_are_part_of_the_engine(
    project: Project, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(project.root / "site")
    (project.root / "site" / "solver-1.0.dist-info").mkdir(parents=True)
    run(project, toy("a"))
    starts(log)
    (project.root / "site" / "solver-1.0.dist-info").rename(project.root / "site" / "solver-1.1.dist-info")
    run(project, toy("a"))
    assert starts(log) == ["describe", "run a"]


def test_an_entry_without_sources_is_never_cached(project: Project, log: Path) -> None:
    for _ in range(2):
        outcome = run(project, toy("a"), engine=replace(ENTRY, sources=()))
        assert starts(log) == ["describe", "run a"]
        assert outcome.cached == {"fake": frozenset()}


def test_sources_that_match_nothing_are_a_mistake(project: Project) -> None:
    with pytest.raises(UserMistakeError, match=r"engine fake: sources: no file matches 'gone/\*' below"):
        run(project, toy("a"), engine=replace(ENTRY, sources=("gone/*",)))


def test_fresh_computes_again_and_refreshes(project: Project, log: Path) -> None:
    run(project, toy("a"))
    starts(log)
    outcome = run(project, toy("a"), fresh=True)
    assert starts(log) == ["describe", "run a"]
    assert outcome.cached == {"fake": frozenset()}
    run(project, toy("a"))
    assert starts(log) == []


@pytest.mark.parametrize("damage", ["cut", "digit", "not text", "schema", "empty"])
def test_damaged_entries_are_computed_again(project: Project, log: Path, damage: str) -> None:
    run(project, toy("a"))
    starts(log)
    for path in (project.build_dir / "cache" / "fake").iterdir():
        whole = path.read_bytes()
        assert b"42" in whole or b"describe" in path.name.encode()
        path.write_bytes(
            {
                "cut": whole[: len(whole) // 2],
                "digit": whole.replace(b"42", b"43").replace(b"1.0", b"1.1"),
                "not text": b"\xff\x00",
                "schema": whole.replace(b"twinproof.cached/2", b"twinproof.cached/1"),
                "empty": b"",
            }[damage]
        )
    outcome = run(project, toy("a"))
    assert starts(log) == ["describe", "run a"]
    assert outcome.fixtures["fake"]["a"].quantities["answer"].value == 42
    run(project, toy("a"))
    assert starts(log) == []


def test_failures_are_not_cached(project: Project, log: Path) -> None:
    cases = (toy("a", "kill after writing"), toy("b", "kill"), toy("c", "truncated"), toy("d"))
    run(project, *cases)
    starts(log)
    outcome = run(project, *cases)
    assert outcome.cached == {"fake": frozenset({"d"})}


# ---------------------------------------------------------------- keys


DESCRIPTION = EngineDescription("fake", EngineBlock("fake", "1", "C", "r", {"lib": "1"}), 1, {"toy": {}}, {})


def key(case: Case, digest: str = DIGEST, protocol: int = 1, identity: str = "x") -> str:
    return case_key(case, spec_digest=digest, protocol=protocol, identity=identity)


@pytest.mark.parametrize(
    "other",
    [
        key(toy("b")),
        key(Case("a", "toys", "", {})),
        key(toy("a", answer=1)),
        key(toy("a"), digest="sha256:1"),
        key(toy("a"), protocol=2),
        key(toy("a"), identity="y"),
    ],
)
def test_every_component_changes_the_key(other: str) -> None:
    assert other != key(toy("a"))


def test_numbers_of_different_type_are_different_parameters() -> None:
    assert len({key(toy("a", answer=value)) for value in (1, 1.0, True, "1")}) == 4


def test_the_order_of_parameters_does_not_matter() -> None:
    assert key(toy("a", x=1, y=2)) == key(toy("a", y=2, x=1))


@pytest.mark.parametrize(
    "other",
    [
        replace(DESCRIPTION, block=replace(DESCRIPTION.block, version="2")),
        replace(DESCRIPTION, block=replace(DESCRIPTION.block, runtime="s")),
        replace(DESCRIPTION, block=replace(DESCRIPTION.block, libraries={"lib": "2"})),
        replace(DESCRIPTION, block=replace(DESCRIPTION.block, libraries={"lib": None})),
        replace(DESCRIPTION, formulations={"value": "by hand"}),
        replace(DESCRIPTION, kinds={"toy": {"games": []}}),
    ],
)
def test_all_that_an_engine_says_is_its_identity(other: EngineDescription) -> None:
    assert engine_identity("f", other) != engine_identity("f", DESCRIPTION)


def test_entries_are_kept_as_they_are_below_a_line_about_them(tmp_path: Path) -> None:
    cache = Cache(tmp_path, "checker")
    cache.store("fake", "key", "é\n".encode())
    line, content = (tmp_path / "fake" / "key.json").read_bytes().split(b"\n", 1)
    assert json.loads(line)["checker"] == "checker"
    assert content == "é\n".encode()
    assert cache.load("fake", "key") == Kept("é\n".encode(), checked=True)
    assert Cache(tmp_path, "another").load("fake", "key") == Kept("é\n".encode(), checked=False)
    assert Cache(tmp_path, "checker", fresh=True).load("fake", "key") is None
