from __future__ import annotations

import json
from pathlib import Path

from cli.conftest import Cli, ToyProject


def test_verdicts_with_their_evidence(cli: Cli, toys: ToyProject) -> None:
    done = cli("claims")
    assert done.code == 1  # nothing was accepted yet
    assert "paper.six: survives" in done.words
    assert "Twice five is eleven." in done.words
    assert done.words.endswith("2 claims: 1 survives, 1 refuted; 2 verdicts are not the accepted one")


def test_verdicts_as_json(cli: Cli, toys: ToyProject) -> None:
    judgments = json.loads(cli("claims", "--json").out)
    assert [(each["claim"], each["stands"]) for each in judgments] == [
        ("paper.six", "yes"),
        ("paper.eleven", "no"),
    ]


def test_an_accepted_verdict_is_no_longer_news(cli: Cli, toys: ToyProject) -> None:
    for claim in ("paper.six", "paper.eleven"):
        done = cli("claims", "accept", claim, "--reason", "computed")
        assert done.code == 0, done.err
    assert (toys.project.catalog_dir / "accepted.toml").exists()
    done = cli("claims")
    assert done.code == 0
    assert done.words.endswith("; all accepted")


def test_the_projects_claims_named_as_a_file_keep_their_accepted_verdicts(cli: Cli, toys: ToyProject) -> None:
    file = toys.project.catalog_dir / "claims" / "paper.toml"
    assert cli("claims", "accept", "paper.six", "--reason", "computed", "--claims", file).code == 0
    assert (toys.project.catalog_dir / "accepted.toml").exists()
    assert "1 verdict is not" in cli("claims", "--claims", file).words
    cli("claims", "accept", "paper.eleven", "--reason", "computed")
    assert cli("run", "--claims", file).code == 0


def test_a_file_beside_ones_own_claims_adds_to_the_projects_accepted_verdicts(
    cli: Cli, toys: ToyProject, tmp_path: Path
) -> None:
    cli("claims", "accept", "paper.six", "--reason", "computed")
    shipped = toys.project.catalog_dir / "claims" / "paper.toml"
    own = tmp_path / "own" / "claims.toml"
    own.parent.mkdir()
    own.write_text(shipped.read_text(encoding="utf-8"), encoding="utf-8")
    cli("claims", "accept", "paper.eleven", "--reason", "computed", "--claims", own)
    assert "paper.eleven" in (own.parent / "accepted.toml").read_text(encoding="utf-8")
    assert cli("claims", "--claims", own).code == 0
    assert cli("claims").code == 1  # the project itself has accepted one of the two


def test_an_unknown_claim_is_exit_2_with_the_nearest(cli: Cli, toys: ToyProject) -> None:
    done = cli("claims", "accept", "paper.sixe", "--reason", "x")
    assert done.code == 2
    assert "paper.six" in done.err


def test_a_reason_is_asked_for(cli: Cli, toys: ToyProject) -> None:
    assert cli("claims", "accept", "paper.six").code == 2
    assert cli("claims", "accept", "paper.six", "--reason", " ").code == 2
