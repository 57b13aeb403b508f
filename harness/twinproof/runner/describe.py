"""What an engine says about itself: asked once for each fingerprint, then remembered."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from twinproof.documents import parse_description
from twinproof.errors import InvalidDocumentError
from twinproof.model import EngineDescription
from twinproof.runner.cache import Cache
from twinproof.runner.errors import DescribeError, WorkFolderError
from twinproof.runner.process import Cause, Launch, supervise
from twinproof.runner.program import EngineProgram
from twinproof.runner.speech import LastWords, LineSplitter

PROTOCOL = 1
LONGEST_DESCRIPTION = 1 << 20
"""Bytes; ours are below 10 KiB."""


@dataclass
class _Ear:
    until: float
    printed: bytearray = field(default_factory=bytearray)
    words: LastWords = field(default_factory=LastWords)
    _lines: LineSplitter = field(default_factory=LineSplitter)

    def stdout(self, data: bytes) -> None:
        self.printed += data[: LONGEST_DESCRIPTION + 1 - len(self.printed)]

    def stderr(self, data: bytes) -> None:
        for line in self._lines.feed(data):
            self.words.hear(line)

    def deadline(self) -> float:
        return self.until

    def last_words(self) -> tuple[str, ...]:
        for line in self._lines.flush():
            self.words.hear(line)
        return self.words.since()


def describe_program(
    program: EngineProgram, cache: Cache, keep_going: Callable[[], bool] = lambda: True
) -> EngineDescription:
    """The description of an engine, from `cache` where its fingerprint is known.

    Raises EngineStartError and DescribeError, one line each.
    """
    key = f"describe-{program.fingerprint}" if program.fingerprint else None
    known = cache.load(program.name, key) if key else None
    if known is not None:
        with suppress(DescribeError):
            return _parsed(known.content, program.name)
    printed = _ask(program, keep_going)
    description = _parsed(printed, program.name)
    if key:
        with suppress(WorkFolderError):
            cache.store(program.name, key, printed)
    return description


def _ask(program: EngineProgram, keep_going: Callable[[], bool]) -> bytes:
    launch, seconds = program.launch, program.limits.start_seconds
    ear = _Ear(time.monotonic() + seconds)
    ending = supervise(
        Launch((*launch.argv, "describe"), launch.env, launch.cwd),
        ear,
        memory_bytes=program.limits.memory_bytes,
        keep_going=keep_going,
    )
    words = ear.last_words()
    last = f": {words[-1]}" if words else ""
    if ending.cause is Cause.TIMED_OUT:
        fault = f"expected an answer within {seconds:g} s, found none{last}"
    elif ending.cause is Cause.OUT_OF_MEMORY:
        limit = program.limits.memory_bytes >> 20
        fault = f"held {ending.resident_bytes >> 20} MiB, the limit is {limit} MiB"
    elif ending.exit_code != 0:
        fault = f"expected exit 0, found {ending.text}{last}"
    elif len(ear.printed) > LONGEST_DESCRIPTION:
        fault = f"expected at most {LONGEST_DESCRIPTION >> 20} MiB, found more"
    else:
        return bytes(ear.printed)
    raise DescribeError(f"engine {program.name}, describe: {fault}", ending.text, words)


def _parsed(printed: bytes, engine: str) -> EngineDescription:
    try:
        description = parse_description(printed, engine)
    except InvalidDocumentError as failure:
        raise DescribeError(str(failure)) from None
    if description.protocol != PROTOCOL:
        raise DescribeError(
            f"engine {engine}, describe: at protocol: expected {PROTOCOL}, found {description.protocol}; "
            "this twinproof speaks version 1 only"
        )
    return description
