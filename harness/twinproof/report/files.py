"""Writes the report's files: all of them, or none."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from twinproof.destination import destination
from twinproof.errors import UserMistakeError
from twinproof.model import RunResult
from twinproof.report.abbreviate import abbreviated
from twinproof.report.document import report_json
from twinproof.report.junit import junit_xml
from twinproof.report.markdown import report_markdown
from twinproof.report.plain import shortened

JSON_NAME = "report.json"
HTML_NAME = "report.html"
NAMES = (JSON_NAME, "report.md", "junit.xml", HTML_NAME)


class UnwritableReportError(UserMistakeError):
    """The folder for the report cannot be made or written to."""


@dataclass(frozen=True)
class ReportFiles:
    """Where a report lies."""

    html: Path
    others: tuple[Path, ...]


def write_report(result: RunResult, out: Path) -> ReportFiles:
    """Write report.html, report.json, report.md and junit.xml to `out`, which is made if it is missing.

    Large values stand in them by their first entries and those that differ.

    Each is written in full under a temporary name, and only then are they renamed; where one cannot be
    written the temporary files go, and so does `out` if it was made here. Raises UnwritableReportError.
    """
    # Templates load slowly, and most commands write no page.
    from twinproof.report.html import report_html  # noqa: PLC0415 - see above

    result = abbreviated(result)
    texts = {
        JSON_NAME: report_json(result),
        "report.md": report_markdown(result),
        "junit.xml": junit_xml(result),
        HTML_NAME: report_html(result),
    }
    # Surrogates: JSON has an escape for them; every other view has replaced them already.
    write_all({name: text.encode("utf-8", "backslashreplace") for name, text in texts.items()}, out)
    return ReportFiles(out / HTML_NAME, tuple(out / name for name in texts if name != HTML_NAME))


def prepare_out(out: Path) -> None:
    """See that `out` is, or can become, a folder to write to: before a long run rather than after it.

    Raises UnwritableReportError.
    """
    nearest = _nearest(out.absolute())
    if not nearest.is_dir():
        raise _unwritable(out, f"{nearest} is not a folder")
    if not os.access(nearest, os.W_OK | os.X_OK):
        raise _unwritable(out, f"{nearest} may not be written to")
    for name in NAMES:
        try:
            destination(out / name)
        except OSError as fault:
            raise _unwritable(out, f"{name}: {fault.strerror or fault}") from None


def _unwritable(out: Path, reason: str) -> UnwritableReportError:
    return UnwritableReportError(
        f"--out {shortened(str(out))}: cannot write the report there ({reason}); name another folder"
    )


def write_all(files: Mapping[str, bytes], out: Path) -> None:
    """Write `files` (name -> content) to `out` so that all or none of them are there.

    Symbolic links stay, their targets are written; nothing but a regular file is replaced. Raises
    UnwritableReportError.
    """
    out = out.absolute()
    made = _missing_folders(out)
    temporary: dict[Path, Path] = {}
    try:
        out.mkdir(parents=True, exist_ok=True)
        targets = {name: destination(out / name) for name in files}
        for name, content in files.items():
            # Beside its target, which may be on another disk than `out`.
            file = targets[name].parent / f".{name}.tmp-{os.getpid()}"
            temporary[targets[name]] = file
            file.write_bytes(content)
        for target, file in temporary.items():
            file.replace(target)
    except BaseException as fault:
        for file in temporary.values():
            with suppress(OSError):
                file.unlink(missing_ok=True)
        for folder in made:
            with suppress(OSError):
                folder.rmdir()
        if isinstance(fault, OSError):
            raise _unwritable(out, fault.strerror or str(fault)) from None
        raise


def _missing_folders(out: Path) -> list[Path]:
    """The folders that making `out` will make, innermost first."""
    nearest = _nearest(out)
    return [folder for folder in (out, *out.parents) if nearest in folder.parents]


def _nearest(out: Path) -> Path:
    try:
        return next(folder for folder in (out, *out.parents) if folder.exists())
    except OSError as fault:
        raise _unwritable(out, fault.strerror or str(fault)) from None
