"""`twinproof doctor`: what was found on this machine, and what to do about what was not."""

from __future__ import annotations

import platform
import shutil
import sys
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from twinproof.cli.context import Context, messages, output, pass_context
from twinproof.documents import EngineEntry, load_engines
from twinproof.errors import TwinproofError
from twinproof.project import Project
from twinproof.report.plain import plain
from twinproof.report.terminal import paragraph
from twinproof.runner import ask_engine
from twinproof.toolchain import describe

UNFIT = 3
"""The exit code where `twinproof run` cannot do its whole work here."""


@dataclass(frozen=True)
class Finding:
    """One thing looked for; `advice` says what to do, `needed` whether `run` depends on it.

    `bad` is the word for what is needed and not good.
    """

    name: str
    found: str
    good: bool
    needed: bool
    advice: str = ""
    bad: str = "MISSING"


@click.command()
@click.pass_context
@pass_context
def doctor(context: Context, ctx: click.Context) -> None:
    """Say what was found here (Python, pyspiel, .NET, npm, Lean), and start each engine to describe itself.

    Exit 3 if `run` lacks something, or an engine cannot run.
    """
    found = (*examine(context.project), *examine_engines(context.project))
    console = output()
    for finding in found:
        _print(finding, console)
    lacking = [finding.name for finding in found if finding.needed and not finding.good]
    if lacking:
        paragraph(console, f"\n`twinproof run` lacks: {plain(', '.join(lacking))}")
        ctx.exit(UNFIT)
    paragraph(console, "\n`twinproof run` has what it needs")


def examine(project: Project, which: Callable[[str], str | None] = shutil.which) -> tuple[Finding, ...]:
    """All findings, in the order in which a newcomer would mend them; fetches nothing."""
    return (
        _python(),
        _libpython(),
        _distribution("refengine", "refengine", "the Python engine", "pip install ./python"),
        _distribution("pyspiel", "open_spiel", "OpenSpiel", "pip install ./python, which brings it"),
        _dotnet(project),
        _npm(project, which("npm")),
        _lean(which("lake")),
    )


def examine_engines(project: Project) -> tuple[Finding, ...]:
    """One finding per entry of engines.toml, or one about the file itself; fetches nothing."""
    try:
        entries = load_engines(project.engines_file)
    except TwinproofError as mistake:
        return (Finding("engines", str(mistake), False, True, "mend the file", "WRONG"),)
    return tuple(_engine(entry, project) for entry in entries)


def _engine(entry: EngineEntry, project: Project) -> Finding:
    name = f"engine {entry.name}"
    if entry.build and not describe(project).ready:
        return Finding(name, "not compiled yet: `twinproof toolchain prepare` fetches a .NET", False, False)
    says = messages()
    try:
        block = ask_engine(entry, project, lambda line: paragraph(says, plain(line), style="dim")).block
    except TwinproofError as failure:
        return Finding(name, str(failure), False, True, "", "FAILS")
    return Finding(name, f"{block.name} {block.version}, {block.language}, {block.runtime}", True, True)


def _print(finding: Finding, console: Console) -> None:
    mark, style = (
        ("ok", "green") if finding.good else (finding.bad, "red") if finding.needed else ("-", "dim")
    )
    console.print(
        Text(f"{mark:8}", style=style) + Text(f"{plain(finding.name):14} {plain(finding.found)}"),
        soft_wrap=True,
    )
    if finding.advice:
        paragraph(console, finding.advice, indent=23)


def _python() -> Finding:
    good = sys.version_info >= (3, 11)
    found = f"{platform.python_implementation()} {platform.python_version()} at {sys.executable}"
    return Finding("Python", found, good, True, "" if good else "install Python 3.11 or newer")


def _libpython() -> Finding:
    """The twin's OpenSpiel bridge embeds CPython, which takes its shared library."""
    name, folder = sysconfig.get_config_var("INSTSONAME"), sysconfig.get_config_var("LIBDIR")
    library = Path(str(folder)) / str(name)
    good = ".so" in library.name and library.is_file()
    advice = "the twin's OpenSpiel cases need a Python with its shared library (libpython3.X.so)"
    return Finding("libpython", str(library) if good else "none", good, True, "" if good else advice)


def _distribution(name: str, distribution: str, what: str, install: str) -> Finding:
    try:
        version = metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return Finding(name, f"{what} is not installed", False, True, install)
    return Finding(name, f"{distribution} {version}", True, True)


def _dotnet(project: Project) -> Finding:
    report = describe(project)
    match report.way:
        case "sdk":
            found = f"{report.version} at {report.dotnet} ({report.why})"
        case "assembled":
            state = "assembled in" if report.ready else "not assembled yet in"
            found = f"{state} {report.folder} ({report.why})"
        case _:
            found = report.why
    return Finding(".NET", found, report.way != "none", True, "; ".join(report.advice))


def _npm(project: Project, npm: str | None) -> Finding:
    if npm:
        return Finding("npm", npm, True, False)
    report = describe(project)
    advice = "" if report.ready else "not needed: one from PyPI will fetch the .NET toolchain"
    return Finding("npm", "not on PATH", False, False, advice)


def _lean(lake: str | None) -> Finding:
    if lake:
        return Finding("Lean", lake, True, False)
    return Finding("Lean", "no lake on PATH", False, False, "only `nox -s lean` needs it; elan installs it")
