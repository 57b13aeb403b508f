"""The outermost layer: every way a command can end, as an exit code and at most one line of error."""

from __future__ import annotations

import errno
import io
import os
import sys
import traceback
from pathlib import Path

import click
import platformdirs

from twinproof.errors import TwinproofError
from twinproof.project import find_project
from twinproof.report.plain import one_line, shortened

INTERRUPTED = 130
"""128 + SIGINT, as a shell reports a program that Ctrl-C ended."""

PIPE_CLOSED = 141
"""128 + SIGPIPE, as a shell reports a program whose reader went away."""

CRASHED = 70
"""EX_SOFTWARE of sysexits.h: a fault of ours, apart from the four exits that say something about the run."""


REFUSALS = {
    errno.ENOSPC: "make room",
    errno.EDQUOT: "make room",
    errno.EFBIG: "raise the limit (ulimit -f)",
    errno.EMFILE: "raise the limit (ulimit -n)",
    errno.ENFILE: "raise the system's limit",
    errno.EROFS: "name a place that can be written to",
    errno.EACCES: "change its permissions",
    errno.EPERM: "change its permissions",
    errno.ENAMETOOLONG: "name a shorter path",
    errno.ELOOP: "name a path without a circle of links",
}
"""What the system may refuse at any point, and what the user can do about it."""


class PipeClosedError(Exception):
    """Whoever read standard output has gone."""


def guarded(command: click.Command, arguments: list[str]) -> int:
    """Run `command` and return its exit code; nothing is raised, and no traceback is shown."""
    _ready_streams()
    try:
        code = command.main(arguments, prog_name="twinproof", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.ClickException as mistake:
        return _say(mistake.format_message(), 2)
    except TwinproofError as failure:
        return _say(str(failure), failure.exit_code)
    except (click.Abort, KeyboardInterrupt):
        return _say("interrupted", INTERRUPTED)
    except (PipeClosedError, BrokenPipeError):
        _give_up_output()
        return PIPE_CLOSED
    except Exception as fault:
        return _fault(fault, command, arguments)


def _fault(fault: Exception, command: click.Command, arguments: list[str]) -> int:
    """What the system refused is the user's to mend; anything else is ours."""
    if not isinstance(fault, OSError) or fault.errno not in REFUSALS:
        return _say(_crash(fault, _log_file(command, arguments)), CRASHED)
    if fault.filename is None:
        _give_up_output()
    where = shortened(str(fault.filename or "standard output or an open file"))
    return _say(f"{where}: {fault.strerror}; {REFUSALS[fault.errno]}", 2)


def _ready_streams() -> None:
    """Streams that take any text: what they cannot encode is escaped, and closed ones lead nowhere."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8"))
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _give_up_output() -> None:
    """The interpreter flushes standard output once more at exit: let it find somewhere to write."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say(line: str, code: int) -> int:
    print(f"twinproof: {one_line(line)}", file=sys.stderr)
    return code


def _crash(fault: Exception, log: Path) -> str:
    what = f"a fault of twinproof's own: {type(fault).__name__}: {shortened(str(fault))}"
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text("".join(traceback.format_exception(fault)), encoding="utf-8", errors="replace")
    except OSError:
        return f"{what} (no log: {log} cannot be written)"
    return f"{what}; the log is {log}"


def _log_file(command: click.Command, arguments: list[str]) -> Path:
    """In the build folder of the project that the command worked in; in the user's own without one."""
    try:
        return find_project(Path.cwd(), _named_project(command, arguments)).build_dir / "crash.log"
    except (TwinproofError, OSError):
        return Path(platformdirs.user_log_dir("twinproof")) / "crash.log"


def _named_project(command: click.Command, arguments: list[str]) -> Path | None:
    """What `--project` says: the context that said so went with the fault."""
    try:
        # Resilient: nothing is run, and nothing is asked for.
        context = command.make_context("twinproof", [*arguments], resilient_parsing=True)
    except click.ClickException:
        return None
    named = context.params.get("project")
    return named if isinstance(named, Path) else None
