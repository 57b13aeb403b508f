"""A group of commands that suggests the nearest name, and tells a closed pipe from an error."""

from __future__ import annotations

from typing import Any

import click

from twinproof.cli.guard import PipeClosedError
from twinproof.documents import nearest


class Group(click.Group):
    """click's group, with the habits of the first line."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; click would turn a closed pipe into exit 1, which means a divergence here."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise PipeClosedError from None

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As click does; without any argument, a group that needs one shows its help."""
        if not args and not self.invoke_without_command and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()
        return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does; an unknown name is answered with the nearest one."""
        name = args[0] if args else ""
        if name and not name.startswith("-") and self.get_command(ctx, name) is None:
            names = self.list_commands(ctx)
            message = f"no such command: {name}{nearest(name, names)} (known: {', '.join(names)})"
            raise click.UsageError(message, ctx)
        return super().resolve_command(ctx, args)
