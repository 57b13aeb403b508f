"""A group of commands that suggests the nearest name, and tells a closed pipe from an error."""

from __future__ import annotations

from typing import Any

import click

from twinproof.cli.guard import PipeClosedError
from twinproof.documents import nearest


class Group(click.Group):
    """click's group, with the two habits of the first line."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; click would turn a closed pipe into exit 1, which means a divergence here."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise PipeClosedError from None

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
