"""The command `twinproof`: its global options and its commands."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from twinproof.cli.claims import claims
from twinproof.cli.context import Context
from twinproof.cli.convert import convert
from twinproof.cli.diff import diff
from twinproof.cli.doctor import doctor
from twinproof.cli.explain import explain
from twinproof.cli.fixtures import fixtures
from twinproof.cli.group import Group
from twinproof.cli.guard import guarded
from twinproof.cli.listing import listing
from twinproof.cli.repro import repro
from twinproof.cli.run import run
from twinproof.cli.schema import schema
from twinproof.cli.show import show
from twinproof.cli.toolchain import toolchain
from twinproof.cli.validate import validate
from twinproof.cli.verify import verify


@click.group(cls=Group, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--project",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="The checkout to work in (default: upwards).",
)
@click.version_option(package_name="twinproof")
@click.pass_context
def twinproof(ctx: click.Context, project: Path | None) -> None:
    """Which numbers and sentences survive being derived again by something that owes them nothing?

    Exit codes: 0 all agree and verdicts are the accepted ones; 1 a divergence or a changed verdict; 2 your
    mistake; 3 an engine could not run or did not finish a case.
    """
    ctx.obj = Context(project)


for command in (
    run,
    verify,
    show,
    convert,
    diff,
    validate,
    schema,
    explain,
    repro,
    claims,
    listing,
    doctor,
    toolchain,
    fixtures,
):
    twinproof.add_command(command)


def main() -> int:
    """Run the command that the process was started with; returns the exit code."""
    return guarded(twinproof, sys.argv[1:])
