"""What a ported check yields for one input."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """Whether the source's check says yes, and whether the sentence that it guards is true."""

    check: bool
    sentence: bool
