"""Every case leaves what it takes to run it again."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from runner.toys import DIGEST, ROOMY, entry, run, toy
from twinproof.errors import InvalidDocumentError, UserMistakeError
from twinproof.model import Case
from twinproof.project import Project
from twinproof.runner import load_repro, run_engines


def test_a_dead_case(project: Project) -> None:
    run(project, toy("a"), toy("b.request", "kill"), NAME="it's quoted")
    (repro,) = load_repro(project, "b.request")
    assert repro.engine == "fake"
    assert [case["id"] for case in json.loads(repro.request)["cases"]] == ["b.request"]
    assert repro.ending == "killed by SIGKILL"
    assert repro.last_words == ("about to fall over",)
    assert repro.failures == ("crashed: crashed (killed by SIGKILL) while it computed this case",)


def test_its_line_runs_the_case_again(project: Project) -> None:
    run(project, toy("a"), toy("b", answer=7), NAME="it's quoted")
    (repro,) = load_repro(project, "b")
    assert "env 'NAME=it'\"'\"'s quoted' " in repro.line
    done = subprocess.run(["sh", "-c", repro.line], cwd="/", capture_output=True, check=False)
    assert done.returncode == 0
    written = Path(repro.argv[-1]) / "b.json"
    assert json.loads(written.read_text())["quantities"][0]["value"] == 7


def test_a_cached_case_keeps_its_record(project: Project) -> None:
    engine = replace(entry(), sources=("harness/*",))
    for ending in ("exit 0", "exit 0", "taken from the cache"):
        run_engines([engine], [toy("a")], project=project, spec_digest=DIGEST, limits=ROOMY)
        (repro,) = load_repro(project, "a")
        assert repro.ending == ending
        if (place := project.build_dir / "repro" / "fake" / "a.json") and ending == "exit 0":
            second = place.with_suffix(".seen")
            if second.exists():
                place.unlink()
            second.touch()


def test_one_record_per_engine(project: Project) -> None:
    engines = [entry(name="two"), entry(name="one")]
    run_engines(engines, [toy("a")], project=project, spec_digest=DIGEST, limits=ROOMY)
    assert [repro.engine for repro in load_repro(project, "a")] == ["one", "two"]


def test_nothing_on_record(project: Project) -> None:
    with pytest.raises(UserMistakeError, match="case a: no engine was started on it in this project"):
        load_repro(project, "a")


def test_a_damaged_record(project: Project) -> None:
    place = project.build_dir / "repro" / "fake" / "a.json"
    place.parent.mkdir(parents=True)
    place.write_text("{}")
    with pytest.raises(InvalidDocumentError, match="not a record of a case"):
        load_repro(project, "a")


def test_a_describe_that_fails_is_what_is_on_record_then(project: Project) -> None:
    run(project, toy("a", "kill"))
    run(project, toy("a", "kill"), act="describe: exit 7")
    (repro,) = load_repro(project, "a")
    assert repro.ending == "not asked; describe: exit 7"
    assert repro.last_words == ("no module named engine",)
    assert repro.failures == ("engine fake, describe: expected exit 0, found exit 7: no module named engine",)
    done = subprocess.run(["sh", "-c", repro.line], cwd="/", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (7, "no module named engine\n")


def test_a_command_that_cannot_be_made_is_on_record_without_a_line(project: Project) -> None:
    broken = replace(entry(), command=("{dotnet}",))
    run_engines([broken], [toy("a")], project=project, spec_digest=DIGEST, limits=ROOMY)
    (repro,) = load_repro(project, "a")
    assert (repro.ending, repro.line) == ("not started", "")


def test_a_kind_that_the_engine_no_longer_describes_leaves_no_old_words(project: Project) -> None:
    run(project, toy("a", "kill"))
    run(project, Case("a", "chess", "", {}))
    (repro,) = load_repro(project, "a")
    assert repro.last_words == ()
    assert repro.failures == ("unsupported: does not describe the case kind chess (it describes toy)",)


def test_an_answer_from_the_cache_ends_an_older_failure(project: Project) -> None:
    engine = replace(entry(), sources=("harness/*",))
    run_engines([engine], [toy("a")], project=project, spec_digest=DIGEST, limits=ROOMY)
    run_engines(
        [replace(engine, env={"FAKE_ACT": "describe: exit 7"})],
        [toy("a")],
        project=project,
        spec_digest=DIGEST,
        limits=ROOMY,
    )
    run_engines([engine], [toy("a")], project=project, spec_digest=DIGEST, limits=ROOMY)
    (repro,) = load_repro(project, "a")
    assert (repro.ending, repro.last_words, repro.failures) == ("taken from the cache", (), ())


def test_only_the_engines_asked_about_are_shown(project: Project) -> None:
    engines = [entry(name="two"), entry(name="one")]
    run_engines(engines, [toy("a")], project=project, spec_digest=DIGEST, limits=ROOMY)
    assert [repro.engine for repro in load_repro(project, "a", ["two", "three"])] == ["two"]
    with pytest.raises(UserMistakeError):
        load_repro(project, "a", ["three"])
