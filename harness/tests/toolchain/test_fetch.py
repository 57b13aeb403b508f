from __future__ import annotations

from pathlib import Path

import pytest

from toolchain.stand_ins import StandIns
from twinproof.toolchain.errors import FetchError, MissingNpmError
from twinproof.toolchain.fetch import fetch_npm_package, fetch_wheel, npm_command


def test_pip_is_asked_for_the_one_version_without_its_dependencies(
    stand_ins: StandIns, tmp_path: Path, said: list[str]
) -> None:
    assert fetch_wheel(stand_ins.pins.runtime, tmp_path, stand_ins.here, said.append).name == "runtime.whl"
    (call,) = stand_ins.calls("pip download")
    assert call.endswith("a-runtime==1.0")
    assert "--no-deps" in call
    assert "index" not in call
    assert said == ["fetching a-runtime==1.0 (the .NET runtime, 31 MB) with pip"]


def test_what_pip_died_of_is_passed_on(stand_ins: StandIns, tmp_path: Path, said: list[str]) -> None:
    stand_ins.fail("pip download", "WARNING: Retrying\nERROR: no route to host\n\n[notice] upgrade pip")
    with pytest.raises(FetchError) as failure:
        fetch_wheel(stand_ins.pins.runtime, tmp_path, stand_ins.here, said.append)
    assert str(failure.value) == (
        "pip download a-runtime==1.0 failed: ERROR: no route to host; check the network and your mirror's "
        "settings, or install a .NET SDK 8 or newer and put its dotnet on PATH"
    )


def test_npm_from_path_packs_the_one_version(stand_ins: StandIns, tmp_path: Path, said: list[str]) -> None:
    npm = npm_command(tmp_path, stand_ins.pins.npm, stand_ins.here, said.append)
    assert fetch_npm_package(stand_ins.pins.compiler, tmp_path, npm, said.append).name == "roslyn.tgz"
    (call,) = stand_ins.calls("npm")
    assert " pack @a/compiler@2.0 " in call
    assert not stand_ins.calls("pip install")


def test_what_npm_died_of_is_passed_on(stand_ins: StandIns, tmp_path: Path, said: list[str]) -> None:
    stand_ins.fail(
        "npm", "npm error code E404\nnpm error 404 Not Found\nnpm error A complete log of this run: x"
    )
    npm = npm_command(tmp_path, stand_ins.pins.npm, stand_ins.here, said.append)
    with pytest.raises(FetchError, match=r"npm pack @a/compiler@2\.0 failed: 404 Not Found; .*\.NET SDK"):
        fetch_npm_package(stand_ins.pins.compiler, tmp_path, npm, said.append)


def test_without_npm_one_is_installed_and_used(stand_ins: StandIns, tmp_path: Path, said: list[str]) -> None:
    bare = stand_ins.without_npm()
    npm = npm_command(tmp_path, bare.pins.npm, bare.here, said.append)
    assert fetch_npm_package(bare.pins.compiler, tmp_path, npm, said.append).is_file()
    (call,) = bare.calls("pip install")
    assert call.endswith("an-npm==3.0")


def test_neither_npm_nor_the_package_that_brings_it(
    stand_ins: StandIns, tmp_path: Path, said: list[str]
) -> None:
    bare = stand_ins.without_npm()
    bare.fail("pip install", "ERROR: No matching distribution found for an-npm==3.0")
    with pytest.raises(MissingNpmError) as failure:
        npm_command(tmp_path, bare.pins.npm, bare.here, said.append)
    assert str(failure.value) == (
        "no npm on PATH, and an-npm==3.0 cannot be installed from PyPI: "
        "ERROR: No matching distribution found for an-npm==3.0; install Node.js, check the network, "
        "or install a .NET SDK 8 or newer and put its dotnet on PATH"
    )
