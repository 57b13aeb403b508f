"""Which .NET to use: the one named, else an SDK on PATH, else the assembled one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from twinproof.toolchain.commands import run
from twinproof.toolchain.errors import ToolStartError, ToolTimeoutError, UnusableDotnetError
from twinproof.toolchain.records import SdkToolchain
from twinproof.toolchain.surroundings import Surroundings

VARIABLE = "TWINPROOF_DOTNET"
ASSEMBLED = "assembled"
_OLDEST_MAJOR = 8
_HOST_SECONDS = 60.0


@dataclass(frozen=True)
class Choice:
    """What was chosen and why; `sdk` is None where it is the assembled toolchain."""

    sdk: SdkToolchain | None
    why: str


def choose(here: Surroundings) -> Choice:
    """The toolchain that the order in the module's first line gives.

    Raises UnusableDotnetError where TWINPROOF_DOTNET names something without an SDK >= 8.
    """
    named = here.environ.get(VARIABLE, "")
    if named == ASSEMBLED:
        return Choice(None, f"{VARIABLE}={ASSEMBLED} asks for it")
    if named:
        return Choice(_named_sdk(Path(named), here), f"{VARIABLE} names it")
    on_path = here.find("dotnet")
    if on_path is None:
        return Choice(None, "no dotnet on PATH")
    sdk = _sdk_of(on_path, here)
    if sdk is None:
        return Choice(None, f"{on_path} has no SDK {_OLDEST_MAJOR} or newer")
    return Choice(sdk, "its dotnet is on PATH")


def _named_sdk(named: Path, here: Surroundings) -> SdkToolchain:
    host = (named / "dotnet" if named.is_dir() else named).absolute()
    advice = f"give the path of a dotnet host, or the word {ASSEMBLED}, or unset it"
    if not host.is_file():
        raise UnusableDotnetError(f"{VARIABLE}={named}: no dotnet there; {advice}")
    sdk = _sdk_of(host, here)
    if sdk is None:
        raise UnusableDotnetError(
            f"{VARIABLE}={named}: no SDK {_OLDEST_MAJOR} or newer beside it; install one, or {advice}"
        )
    return sdk


def _sdk_of(dotnet: Path, here: Surroundings) -> SdkToolchain | None:
    usable = [v for v in installed_sdks(dotnet, here) if _order(v)[0] >= _OLDEST_MAJOR]
    return SdkToolchain(dotnet, max(usable, key=_order)) if usable else None


def installed_sdks(dotnet: Path, here: Surroundings) -> list[str]:
    """The SDK versions that `dotnet --list-sdks` tells, read from its folder where `dotnet` is the host.

    The host lists the folder `sdk` beside it, so reading that folder spares starting it on every build. A
    `dotnet` that is a wrapper (a shell script, a version manager's shim) is started.
    """
    home = dotnet.resolve().parent
    if (home / "host" / "fxr").is_dir():
        return sorted(folder.parent.name for folder in home.glob("sdk/*/dotnet.dll"))
    try:
        done = run([str(dotnet), "--list-sdks"], env=here.environ, timeout=_HOST_SECONDS)
    except (ToolStartError, ToolTimeoutError):
        return []
    lines = done.stdout.splitlines() if done.code == 0 else []
    return [line.split(" ", 1)[0] for line in lines if line[:1].isdigit()]


def _order(version: str) -> tuple[int, int, int, bool]:
    numbers, _, prerelease = version.partition("-")
    parts = [int(part) if part.isdigit() else 0 for part in (numbers + ".0.0").split(".")[:3]]
    return parts[0], parts[1], parts[2], not prerelease
