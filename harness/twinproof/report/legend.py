"""What the report's words mean: verdicts, verdicts on checks, and what "exactly" says."""

from __future__ import annotations

from twinproof.model import CheckVerdict, Verdict

VERDICTS: tuple[tuple[str, str], ...] = (
    (Verdict.SURVIVES, "the statement holds, computed as the spec defines it"),
    (Verdict.ARTIFACT, "the source's own computation gives what it prints, but the statement does not hold"),
    (Verdict.MISQUOTED, "the statement holds, but the source's own computation does not give what it prints"),
    (Verdict.REFUTED, "the statement does not hold, and no computation of the source's bears it out"),
    (Verdict.AMBIGUOUS, "it holds under one reading that the source leaves open, and not under another"),
    (Verdict.NOT_CHECKABLE, "it needs something that is not at hand"),
    (Verdict.CONTESTED, "the parties answer differently: mend what diverges first"),
)
CHECKS: tuple[tuple[str, str], ...] = (
    (CheckVerdict.SOUND, "the source's own check notices a listed mistake, and accepts what is right"),
    (CheckVerdict.VACUOUS, "it says yes to every listed mistake, so its yes is no evidence"),
    (CheckVerdict.UNSOUND, "it says no to something that is right"),
    (CheckVerdict.CONTESTED, "the parties answer differently on it"),
    (CheckVerdict.NONE, "the source has no check of this claim; then nothing is shown"),
)
COLUMNS: tuple[tuple[str, str], ...] = (
    ("compared", "quantities that two parties or more report"),
    (
        "exact, with spec",
        "those of them that the spec reports too and that are compared without any tolerance; the others are "
        "reals, within the tolerance that stands beside them with its reason, or unknown to the spec",
    ),
    ("diverge", "quantities on which two parties do not agree"),
    (
        "cause",
        "the first diverging quantity in the order of dependence; what follows from it is filed under it",
    ),
)
