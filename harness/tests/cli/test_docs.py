"""The examples of the documentation, run as their pages say: alone, by the command."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Cli
from twinproof.documents import load_engines, schema_text
from twinproof.project import MARKER
from twinproof.report import load_report

ROOT = Path(__file__).parents[3]
ENGINES = """
schema = "twinproof.engines/1"
[[engine]]
name = "python"
command = ["{python}", "-m", "refengine"]
sources = ["python/refengine/**/*.py"]
env = { PYTHONPATH = "{project}/python" }
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where `mine.toml` goes: a project with the shipped catalog, and the engine that needs no compiler."""
    root = tmp_path / "project"
    (root / MARKER).parent.mkdir(parents=True)
    (root / MARKER).write_text(ENGINES, encoding="utf-8")
    for part in ("lean_spec", "python", "harness/twinproof"):
        (root / part).symlink_to(ROOT / part)
    monkeypatch.chdir(root)
    return root / "mine.toml"


def page(name: str) -> str:
    return (ROOT / "harness" / "docs" / f"{name}.md").read_text(encoding="utf-8")


def example(name: str, number: int = 1) -> str:
    return page(name).split("```toml\n")[number].split("```")[0]


def test_the_catalog_runs_alone_and_agrees(cli: Cli, mine: Path) -> None:
    assert "`twinproof run --catalog mine.toml`" in page("catalog")
    mine.write_text(example("catalog"), encoding="utf-8")
    done = cli("run", "--catalog", "mine.toml")
    assert done.code == 0, done.out + done.err
    result = load_report(mine.parent / "build" / "report" / "report.json")
    # The page: these cases and no others, and no claims.
    assert [case.case.id for case in result.cases] == ["cfr.mine", "cfr.mine.longer"]
    assert [case.failures for case in result.cases] == [(), ()]
    assert [identity.pair.differences for identity in result.identities] == [()]
    assert result.judgments == ()


def test_a_game_in_a_case_runs_alone_and_agrees(cli: Cli, mine: Path) -> None:
    mine.write_text(example("catalog", 2), encoding="utf-8")
    done = cli("run", "--catalog", "mine.toml")
    assert done.code == 0, done.out + done.err
    (case,) = load_report(mine.parent / "build" / "report" / "report.json").cases
    # By hand: one half and nothing, each with probability 1/2.
    values = {
        party: each.quantities["expected_values.uniform"].value for party, each in case.fixtures.items()
    }
    assert values == {"python": {"player_1": "1/4"}}


def test_the_claims_are_judged_alone_until_accepted_exit_1(cli: Cli, mine: Path) -> None:
    assert "`twinproof run --claims mine.toml`" in page("claims")
    mine.write_text(example("claims"), encoding="utf-8")
    assert cli("run", "--claims", "mine.toml").code == 1
    result = load_report(mine.parent / "build" / "report" / "report.json")
    assert [(each.claim, each.accepted) for each in result.judgments] == [
        ("mine.ev.naive", None),
        ("mine.table", None),
    ]
    # The document is not there: the page says what that makes of the claim.
    assert result.judgments[1].verdict == "not checkable"
    for claim in ("mine.ev.naive", "mine.table"):
        done = cli("claims", "accept", claim, "--reason", "as computed", "--claims", "mine.toml")
        assert done.code == 0, done.err
    assert (mine.parent / "accepted.toml").exists()
    assert cli("run", "--claims", "mine.toml").code == 0


def test_the_page_lists_every_field_of_an_entry(tmp_path: Path) -> None:
    section = page("protocol").partition("## The entry")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    listed = {name.strip(" `") for row in rows for name in row.split(",")}
    fields = {name: f'"{name}"' in schema_text("engines") for name in listed}
    assert all(fields.values()), fields
    (entry,) = load_engines(_written(tmp_path / "engines.toml"))
    assert listed == set(vars(entry))


def _written(path: Path) -> Path:
    path.write_text(ENGINES, encoding="utf-8")
    return path
