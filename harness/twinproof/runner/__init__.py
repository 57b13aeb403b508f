"""Runs engines: describes them, hands them their cases, watches them, and takes their fixtures in."""

from twinproof.runner.engines import run_engines
from twinproof.runner.events import EventKind, Progress, ProgressEvent, silent
from twinproof.runner.ledger import EnginesOutcome
from twinproof.runner.limits import Limits
from twinproof.runner.repro import Repro, load_repro

__all__ = [
    "EnginesOutcome",
    "EventKind",
    "Limits",
    "Progress",
    "ProgressEvent",
    "Repro",
    "load_repro",
    "run_engines",
    "silent",
]
