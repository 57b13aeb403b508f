"""The command: `describe`, `run REQUEST.json --out DIR` and `measure tree_build GAME`."""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from refengine.errors import CaseError, CommandError
from refengine.measurement import measure_tree_build
from refengine.protocol.description import describe
from refengine.protocol.events import silence
from refengine.run import one_line, run

USAGE_ERROR = 2
OUTPUT_FAILED = 1
INTERNAL_FAULT = 70


class OneLineParser(argparse.ArgumentParser):
    """A parser whose complaint is one line, as the protocol wants it."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and exit with 2."""
        self.exit(USAGE_ERROR, f"{self.prog}: {message} (see {self.prog} --help)\n")


def build_parser() -> OneLineParser:
    """Return the parser of all subcommands."""
    parser = OneLineParser(prog="refengine", description="The Python reference engine of twinproof.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("describe", help="print what this engine is and can do, as JSON")
    runner = commands.add_parser("run", help="compute every case of a request, a fixture for each")
    runner.add_argument("request", type=Path, metavar="REQUEST.json")
    runner.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for the fixtures")
    measure = commands.add_parser("measure", help="time a step of this engine, the seconds as JSON")
    measure.add_argument("step", choices=["tree_build"], metavar="STEP", help="tree_build")
    measure.add_argument("game", metavar="GAME", help="an OpenSpiel game by its name string")
    measure.add_argument("--repeat", type=positive, default=1, metavar="N", help="times (1)")
    return parser


def positive(text: str) -> int:
    """Return the positive integer that `text` is; raise `ValueError`, as argparse wants it, for another."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def execute(arguments: Sequence[str] | None) -> int:
    """Carry out the command line and return its exit code."""
    options = build_parser().parse_args(arguments)
    try:
        if options.command == "describe":
            return print_json(describe(), indent=2)
        if options.command == "measure":
            return print_json(measure_tree_build(options.game, options.repeat))
        return run(options.request, options.out)
    except (CommandError, CaseError) as error:
        complain(str(error))
        return USAGE_ERROR
    except Exception as error:
        complain(f"a fault of the engine itself: {type(error).__name__}: {error}")
        return INTERNAL_FAULT


def complain(message: str) -> None:
    """Write one line to standard error, if anybody reads it."""
    try:
        sys.stderr.write(f"refengine: {one_line(message)}\n")
        sys.stderr.flush()
    except OSError:
        silence(sys.stderr.fileno())


def print_json(value: Mapping[str, object], indent: int | None = None) -> int:
    """Print the JSON object; return 1, after one line, where standard output does not take it."""
    try:
        sys.stdout.write(json.dumps(value, indent=indent) + "\n")
        sys.stdout.flush()
    except OSError as error:
        silence(sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            complain(f"cannot write to standard output: {error.strerror}")
        return OUTPUT_FAILED
    return 0
