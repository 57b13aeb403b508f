"""Runs engines: describes them, hands them their cases, watches them, and takes their fixtures in."""

from twinproof.runner.display import Mode, choose_mode, shown
from twinproof.runner.engines import run_engines
from twinproof.runner.events import EventKind, Progress, ProgressEvent, silent
from twinproof.runner.examine import ask_engine
from twinproof.runner.execute import execute
from twinproof.runner.exit_code import exit_code
from twinproof.runner.interrupt import interruptible
from twinproof.runner.ledger import EnginesOutcome
from twinproof.runner.limits import Limits
from twinproof.runner.repro import Repro, load_repro

__all__ = [
    "EnginesOutcome",
    "EventKind",
    "Limits",
    "Mode",
    "Progress",
    "ProgressEvent",
    "Repro",
    "ask_engine",
    "choose_mode",
    "execute",
    "exit_code",
    "interruptible",
    "load_repro",
    "run_engines",
    "shown",
    "silent",
]
