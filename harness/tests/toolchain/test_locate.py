from __future__ import annotations

from pathlib import Path

import pytest

from toolchain.stand_ins import LINUX
from twinproof.toolchain.commands import run
from twinproof.toolchain.errors import UnusableDotnetError
from twinproof.toolchain.locate import choose, installed_sdks
from twinproof.toolchain.records import SdkToolchain
from twinproof.toolchain.surroundings import Surroundings, this_machine


def host(folder: Path, *sdks: str) -> Path:
    """A folder laid out as .NET is installed: the host, its `host/fxr`, and an `sdk` folder per version."""
    for version in sdks:
        (folder / "sdk" / version).mkdir(parents=True)
        (folder / "sdk" / version / "dotnet.dll").touch()
    (folder / "host" / "fxr").mkdir(parents=True)
    return script(folder / "dotnet", "exit 99")


def script(file: Path, body: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{body}\n")
    file.chmod(0o755)
    return file


def here(path: Path | str, named: str | None = None) -> Surroundings:
    environ = {"PATH": f"{path}:/usr/bin:/bin"} | ({} if named is None else {"TWINPROOF_DOTNET": named})
    return Surroundings(environ, Path("python"), LINUX)


def test_the_newest_sdk_on_path_is_taken(tmp_path: Path) -> None:
    dotnet = host(tmp_path, "8.0.100", "10.0.100-rc.1.25451.107", "10.0.100", "9.0.308", "7.0.410")
    choice = choose(here(tmp_path))
    assert choice.sdk == SdkToolchain(dotnet, "10.0.100")
    assert choice.why == "its dotnet is on PATH"


def test_a_link_on_path_leads_to_its_sdk(tmp_path: Path) -> None:
    dotnet = host(tmp_path / "lib", "8.0.100")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "dotnet").symlink_to(dotnet)
    assert choose(here(tmp_path / "bin")).sdk == SdkToolchain(tmp_path / "bin" / "dotnet", "8.0.100")


@pytest.mark.parametrize("sdks", [(), ("7.0.410", "6.0.100")], ids=["runtime only", "too old"])
def test_a_dotnet_without_a_usable_sdk_is_passed_over(tmp_path: Path, sdks: tuple[str, ...]) -> None:
    dotnet = host(tmp_path, *sdks)
    choice = choose(here(tmp_path))
    assert choice.sdk is None
    assert choice.why == f"{dotnet} has no SDK 8 or newer"


def test_no_dotnet_on_path(tmp_path: Path) -> None:
    choice = choose(Surroundings({"PATH": str(tmp_path)}, Path("python"), LINUX))
    assert choice.sdk is None
    assert choice.why == "no dotnet on PATH"


def test_the_word_assembled_comes_before_an_sdk_on_path(tmp_path: Path) -> None:
    host(tmp_path, "8.0.100")
    choice = choose(here(tmp_path, "assembled"))
    assert choice.sdk is None
    assert choice.why == "TWINPROOF_DOTNET=assembled asks for it"


@pytest.mark.parametrize("form", ["dotnet", "."], ids=["the host", "its folder"])
def test_the_named_dotnet_comes_before_the_one_on_path(tmp_path: Path, form: str) -> None:
    host(tmp_path / "on-path", "10.0.100")
    named = host(tmp_path / "named", "8.0.100")
    choice = choose(here(tmp_path / "on-path", str(tmp_path / "named" / form)))
    assert choice.sdk == SdkToolchain(named, "8.0.100")


def test_a_named_dotnet_that_is_absent_is_an_error_and_not_passed_over(tmp_path: Path) -> None:
    host(tmp_path, "8.0.100")
    with pytest.raises(UnusableDotnetError) as failure:
        choose(here(tmp_path, str(tmp_path / "absent")))
    assert str(failure.value) == (
        f"TWINPROOF_DOTNET={tmp_path}/absent: no dotnet there; "
        "give the path of a dotnet host, or the word assembled, or unset it"
    )


def test_a_named_dotnet_with_too_old_an_sdk_is_an_error(tmp_path: Path) -> None:
    host(tmp_path, "7.0.410")
    with pytest.raises(UnusableDotnetError, match="no SDK 8 or newer beside it"):
        choose(here("", str(tmp_path)))


def test_a_wrapper_is_asked(tmp_path: Path) -> None:
    # What `dotnet --list-sdks` prints, per the .NET CLI's reference: version, and the folder in brackets.
    wrapper = script(tmp_path / "dotnet", 'echo "7.0.410 [/a/sdk]"\necho "9.0.308 [/a/sdk]"')
    assert installed_sdks(wrapper, here(tmp_path)) == ["7.0.410", "9.0.308"]


@pytest.mark.parametrize("body", ["exit 1", "echo nonsense", "echo 9.0.308; exit 3"])
def test_a_wrapper_that_fails_has_no_sdk(tmp_path: Path, body: str) -> None:
    assert installed_sdks(script(tmp_path / "dotnet", body), here(tmp_path)) == []


def test_the_folder_tells_what_the_host_tells(sdk: SdkToolchain) -> None:
    machine = this_machine()
    listed = run([str(sdk.dotnet), "--list-sdks"], env=machine.environ, timeout=60).stdout
    assert installed_sdks(sdk.dotnet, machine) == [line.split()[0] for line in listed.splitlines()]
