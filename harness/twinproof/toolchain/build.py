"""From a solution to a program that can be started: finds a toolchain, and compiles only what changed."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from twinproof.project import Project
from twinproof.toolchain.assemble import assemble
from twinproof.toolchain.closure import ProgramClosure, read_closure
from twinproof.toolchain.compile import compile_program
from twinproof.toolchain.contents import intact
from twinproof.toolchain.errors import SourcesChangedError
from twinproof.toolchain.fingerprint import fingerprint
from twinproof.toolchain.folders import locked, new_folder
from twinproof.toolchain.locate import choose
from twinproof.toolchain.pins import Pins, read_pins
from twinproof.toolchain.records import BuiltProgram, Progress, SdkToolchain, Toolchain
from twinproof.toolchain.sdk_build import build_with_sdk, quiet_dotnet
from twinproof.toolchain.surroundings import Surroundings, this_machine

_KEPT_BUILDS = 3
_BUILD_NAME = re.compile(r"[0-9a-f]{16}")


def build_solution(
    project: Project,
    solution: Path,
    progress: Progress,
    *,
    here: Surroundings | None = None,
    pins: Pins | None = None,
) -> BuiltProgram:
    """The program of `solution` (absolute, or relative to the project's root), compiled if anything changed.

    Raises a ToolchainError (one class per kind of failure in `twinproof.toolchain.errors`).
    """
    here = here or this_machine()
    pins = pins or read_pins()
    toolchain: Toolchain = choose(here).sdk or assemble(project.toolchain_dir, pins, here, progress)
    closure = read_closure(project.root / solution)
    digest = fingerprint(closure, toolchain, pins)
    way = "sdk" if isinstance(toolchain, SdkToolchain) else "assembled"
    builds = project.build_dir / "twin" / f"{solution.stem}-{way}"
    # The digest is in the folder's name, and the folder appears complete: being there intact, it is current.
    place = builds / digest[:16]
    rebuilt = False
    if not intact(place, thorough=True):
        with locked(builds, "build"):
            if not intact(place, thorough=True):
                with new_folder(place) as out:
                    _compile(closure, toolchain, out, here=here, progress=progress)
                    if fingerprint(read_closure(closure.solution), toolchain, pins) != digest:
                        raise SourcesChangedError(f"{closure.solution}: edited while it was built; run again")
                    os.utime(out)  # a copied folder keeps the time of what it was copied from
                _drop_old(builds, place)
                rebuilt = True
    command = [str(toolchain.dotnet), "exec", str(place / f"{closure.program.assembly_name}.dll")]
    env = {**quiet_dotnet(), "DOTNET_ROOT": str(toolchain.dotnet.resolve().parent)}
    return BuiltProgram(command, env, toolchain, rebuilt)


def _compile(
    closure: ProgramClosure,
    toolchain: Toolchain,
    out: Path,
    *,
    here: Surroundings,
    progress: Progress,
) -> None:
    if isinstance(toolchain, SdkToolchain):
        work = out.parents[1] / f"artifacts-{toolchain.version}"
        build_with_sdk(closure, toolchain, work, out, here=here, progress=progress)
    else:
        compile_program(closure, toolchain, out, here=here, progress=progress)


def _drop_old(builds: Path, current: Path) -> None:
    """Remove all but the newest builds: a run that is still going may be using the one before."""
    others = [f for f in builds.iterdir() if _BUILD_NAME.fullmatch(f.name) and f != current]
    for old in sorted(others, key=lambda folder: folder.stat().st_mtime)[: 1 - _KEPT_BUILDS]:
        shutil.rmtree(old, ignore_errors=True)
