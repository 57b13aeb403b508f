"""Builds a solution's program with `dotnet build` of an SDK."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from twinproof.toolchain.closure import ProgramClosure
from twinproof.toolchain.commands import Finished, run
from twinproof.toolchain.errors import CompilationError, CompilerFailureError
from twinproof.toolchain.records import Progress, SdkToolchain
from twinproof.toolchain.surroundings import Surroundings

_BUILD_SECONDS = 900.0
_SHOWN_ERRORS = 5
_ERROR = re.compile(r": error [A-Z]+\d+: ")
_PROJECT_SUFFIX = re.compile(r" \[[^\]]+proj\]$")


def build_with_sdk(
    closure: ProgramClosure,
    sdk: SdkToolchain,
    work: Path,
    out: Path,
    *,
    here: Surroundings,
    progress: Progress,
) -> Path:
    """Build `closure` below `work`, which is kept, copy it to `out`, and return the program's dll.

    The source tree stays as it is: `--artifacts-path` puts `bin` and `obj` of every project below `work`.
    Raises CompilationError with the compiler's first errors, CompilerFailureError.
    """
    program = closure.program
    progress(f"building {program.assembly_name} with the .NET SDK {sdk.version}")
    argv = [
        *(str(sdk.dotnet), "build", str(program.file), "--configuration", "Release"),
        *("--artifacts-path", str(work), "--nologo", "--verbosity", "quiet"),
        # No server process outlives the build.
        "--disable-build-servers",
        # `dotnet exec` starts the program; its own host would be one more package to fetch.
        "-p:UseAppHost=false",
        # The build depends on the sources, not on the commit they are in.
        "-p:IncludeSourceRevisionInInformationalVersion=false",
    ]
    env = {**here.environ, **quiet_dotnet(), "DOTNET_CLI_UI_LANGUAGE": "en"}
    done = run(argv, env=env, cwd=program.file.parent, timeout=_BUILD_SECONDS)
    built = work / "bin" / program.file.stem / "release"
    if done.code != 0 or not (built / f"{program.assembly_name}.dll").is_file():
        raise _failure(done, closure)
    shutil.copytree(built, out, dirs_exist_ok=True)
    return out / f"{program.assembly_name}.dll"


def quiet_dotnet() -> dict[str, str]:
    """Variables that keep a dotnet host from greeting and from sending anything home."""
    return {"DOTNET_NOLOGO": "1", "DOTNET_CLI_TELEMETRY_OPTOUT": "1"}


def _failure(done: Finished, closure: ProgramClosure) -> Exception:
    name = closure.program.assembly_name
    root = f"{closure.solution.resolve().parent}/"
    lines = (line.strip() for line in f"{done.stdout}\n{done.stderr}".splitlines())
    # One error is printed once where it occurs and once in the summary.
    errors = list(dict.fromkeys(_PROJECT_SUFFIX.sub("", line) for line in lines if _ERROR.search(line)))
    if not errors:
        return CompilerFailureError(f"dotnet build of {name} failed: {done.last_words()}")
    shown = [error.removeprefix(root) for error in errors[:_SHOWN_ERRORS]]
    if len(errors) > _SHOWN_ERRORS:
        shown.append(f"and {len(errors) - _SHOWN_ERRORS} more")
    return CompilationError("\n".join([f"{name} does not build:", *shown]))
