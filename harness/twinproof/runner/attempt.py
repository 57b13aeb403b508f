"""One engine process on one request: what it said about each case, and how it ended."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from twinproof.runner.limits import Limits
from twinproof.runner.process import Ending, Launch, supervise
from twinproof.runner.speech import (
    Failed,
    Finished,
    LastWords,
    LineSplitter,
    Report,
    Started,
    parse_report,
)


@dataclass(frozen=True)
class SaidFailure:
    """A `case_failed` and the lines before it that belong to the case."""

    kind: str
    message: str
    last_words: tuple[str, ...]


@dataclass(frozen=True)
class Attempt:
    """What one process did.

    `current` is the case that was begun and not ended, `last` the one that was ended last; `failed` are the
    cases that the engine itself gave up, `finished` those that it called finished.
    """

    ending: Ending
    current: str | None
    last: str | None
    finished: frozenset[str]
    failed: Mapping[str, SaidFailure]
    last_words: tuple[str, ...]


@dataclass
class CaseLog:
    """Listens to one process on `cases`; the clock starts again at each case's start and end, once each."""

    cases: Sequence[str]
    limits: Limits
    report: Callable[[Report], None]
    _lines: LineSplitter = field(default_factory=LineSplitter)
    words: LastWords = field(default_factory=LastWords)
    failed: dict[str, SaidFailure] = field(default_factory=dict)
    finished: set[str] = field(default_factory=set)
    current: str | None = None
    last: str | None = None
    _begun: set[str] = field(default_factory=set)
    _words_before: int = 0
    _since: float = field(default_factory=time.monotonic)

    def deadline(self) -> float:
        """When the present case, or the time outside cases, is over."""
        allowed = self.limits.start_seconds if self.current is None else self.limits.case_seconds
        return self._since + allowed

    def stdout(self, data: bytes) -> None:
        """Standard output of `run` means nothing; it is read so that the engine does not block on it."""

    def stderr(self, data: bytes) -> None:
        """Hear reports, and remember what else is said."""
        for line in self._lines.feed(data):
            self._hear(line)

    def close(self, ending: Ending) -> Attempt:
        """What was heard, after the end."""
        for line in self._lines.flush():
            self._hear(line)
        return Attempt(
            ending, self.current, self.last, frozenset(self.finished), dict(self.failed), self.words.since()
        )

    def _hear(self, line: str) -> None:
        said = parse_report(line)
        # A report about no case of the request, or one that repeats itself, is noise and buys no time.
        if said is None or said.case not in self.cases:
            self.words.hear(line)
        elif isinstance(said, Started):
            if said.case not in self._begun:
                self._begin(said)
        elif isinstance(said, Finished | Failed):
            if said.case not in self.finished and said.case not in self.failed:
                self._end(said)
        elif said.case == self.current:
            self.report(said)

    def _begin(self, said: Started) -> None:
        self._begun.add(said.case)
        self.current = said.case
        self._words_before = self.words.count
        self._since = time.monotonic()
        self.report(said)

    def _end(self, said: Finished | Failed) -> None:
        if isinstance(said, Failed):
            words = self.words.since(self._words_before)
            self.failed[said.case] = SaidFailure(said.kind, said.message, words)
        else:
            self.finished.add(said.case)
        self._begun.add(said.case)
        self.current = None
        self.last = said.case
        self._words_before = self.words.count
        self._since = time.monotonic()
        self.report(said)


def attempt(
    launch: Launch,
    cases: Sequence[str],
    limits: Limits,
    *,
    report: Callable[[Report], None],
    keep_going: Callable[[], bool],
) -> Attempt:
    """Run `launch` on a request for `cases`. Raises EngineStartError."""
    log = CaseLog(cases, limits, report)
    ending = supervise(launch, log, memory_bytes=limits.memory_bytes, keep_going=keep_going)
    return log.close(ending)
