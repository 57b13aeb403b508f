"""`twinproof toolchain`: which .NET a build would use, and fetching it ahead of time."""

from __future__ import annotations

import click
from rich.console import Console

from twinproof.cli.context import Context, messages, output, pass_context
from twinproof.cli.group import Group
from twinproof.errors import EngineFailureError
from twinproof.report.terminal import paragraph
from twinproof.toolchain import ToolchainReport, describe
from twinproof.toolchain import prepare as prepare_toolchain


@click.group(name="toolchain", cls=Group, invoke_without_command=True)
@click.pass_context
def toolchain(ctx: click.Context) -> None:
    """Say which .NET a build would use, and where it lies."""
    if ctx.invoked_subcommand is None:
        _print(describe(ctx.ensure_object(Context).project), output())


@toolchain.command()
@pass_context
def prepare(context: Context) -> None:
    """Fetch and assemble it now, so that no later run needs the network."""
    says = messages()
    report = prepare_toolchain(context.project, lambda line: paragraph(says, line))
    _print(report, output())
    if not report.ready:
        raise EngineFailureError(f"no .NET: {report.why}")


def _print(report: ToolchainReport, console: Console) -> None:
    ready = "ready" if report.ready else "not fetched yet" if report.way == "assembled" else "not usable"
    rows = [("way", f"{report.way} ({report.why})"), ("state", ready)]
    if report.version:
        rows.append(("version", report.version))
    if report.dotnet:
        rows.append(("dotnet", str(report.dotnet)))
    if report.way == "assembled":
        rows += [("folder", str(report.folder)), *(("package", package) for package in report.packages)]
    for name, text in rows:
        # Not wrapped: a path that is broken over two lines cannot be copied.
        console.print(f"{name:8} {text}", soft_wrap=True)
    for line in report.advice:
        paragraph(console, f"- {line}")
