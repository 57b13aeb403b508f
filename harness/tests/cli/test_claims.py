from __future__ import annotations

import json

from cli.conftest import Cli, ToyProject


def test_verdicts_with_their_evidence(cli: Cli, toys: ToyProject) -> None:
    done = cli("claims")
    assert done.code == 1  # nothing was accepted yet
    assert "paper.six: survives" in done.words
    assert "Twice five is eleven." in done.words


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
    assert cli("claims").code == 0


def test_an_unknown_claim_is_exit_2_with_the_nearest(cli: Cli, toys: ToyProject) -> None:
    done = cli("claims", "accept", "paper.sixe", "--reason", "x")
    assert done.code == 2
    assert "paper.six" in done.err


def test_a_reason_is_asked_for(cli: Cli, toys: ToyProject) -> None:
    assert cli("claims", "accept", "paper.six").code == 2
    assert cli("claims", "accept", "paper.six", "--reason", " ").code == 2
