"""`python -m twinproof.spec.lock`: check the lock, or refresh it for mirrors that were read again."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from twinproof.errors import TwinproofError
from twinproof.project import find_project
from twinproof.spec.lock import check_lock, update_lock


@click.command()
@click.option("--update", is_flag=True, help="Take the digests of the named definitions anew.")
@click.option(
    "--project", type=click.Path(path_type=Path), default=None, help="The project (default: found upwards)."
)
@click.argument("names", nargs=-1)
def main(update: bool, project: Path | None, names: tuple[str, ...]) -> None:
    """Check the mirror's lock against the Lean spec; with --update NAME..., refresh these first."""
    if update != bool(names):
        raise click.UsageError(
            "--update needs the NAMEs whose mirror was read again, and NAMEs need --update"
        )
    try:
        lean_dir = find_project(Path.cwd(), project).lean_dir
        for name in update_lock(lean_dir, names) if update else []:
            click.echo(f"locked anew: {name}")
        problems = check_lock(lean_dir)
    except TwinproofError as error:
        click.echo(str(error), err=True)
        sys.exit(error.exit_code)
    for problem in problems:
        click.echo(problem.message, err=True)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
