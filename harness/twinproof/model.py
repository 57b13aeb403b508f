"""What the harness's parts hand to one another: cases, fixtures, divergences, verdicts. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


# ------------------------------------------------------------------ problems


@dataclass(frozen=True)
class Tolerance:
    """`|a - b| <= abs + rel * |reference|`, and why."""

    abs: float
    rel: float
    reason: str


@dataclass(frozen=True)
class ToleranceRule:
    """The tolerance of every quantity of a case whose id matches `quantity` (a glob)."""

    quantity: str
    tolerance: Tolerance


@dataclass(frozen=True)
class Case:
    """A problem: what to compute, never what comes out."""

    id: str
    kind: str
    title: str
    params: Mapping[str, Json]
    tolerances: tuple[ToleranceRule, ...] = ()
    fixtures: bool = True
    """Whether its answers are among the committed fixtures; those of large cases are not."""


@dataclass(frozen=True)
class QuantityRule:
    """What a case must report under `id`; `sources` are the ids of the same case that it is computed from."""

    id: str
    kind: str
    entries: str | None
    unit: str | None
    definition: str | None
    sources: tuple[str, ...]
    keys: tuple[str, ...] = ()
    """What the keys of a table are, level by level: `("deal", "history")`."""
    iterations: tuple[str, ...] = ()
    """The iterations that a series must have; empty where the case does not fix them."""


@dataclass(frozen=True)
class QuantityRef:
    """`CASE:QUANTITY` or `CASE:QUANTITY/KEY/KEY`: a quantity, or the entry at that path inside it."""

    case: str
    quantity: str
    path: tuple[str, ...] = ()


@dataclass(frozen=True)
class Identity:
    """Two quantities of different cases that must agree."""

    left: QuantityRef
    right: QuantityRef
    tolerance: Tolerance


@dataclass(frozen=True)
class SharedFormulation:
    """A definition that both engines may compute in the same way, and why that is right."""

    definition: str
    reason: str


@dataclass(frozen=True)
class Catalog:
    """The problems of one or several catalog files, in order."""

    cases: tuple[Case, ...]
    identities: tuple[Identity, ...]
    shared_formulations: tuple[SharedFormulation, ...]
    rules: Mapping[str, tuple[QuantityRule, ...]]
    """Case id -> what it must report, in the order of dependence."""


# ------------------------------------------------------------------ answers


@dataclass(frozen=True)
class Quantity:
    """One reported quantity; `value` is JSON as docs/protocol.md encodes its kind."""

    id: str
    kind: str
    value: Json
    entries: str | None = None
    unit: str | None = None
    definition: str | None = None
    left_out: int = 0
    """How many entries (lines, of a text; nodes, of a tree) a report leaves out of `value`."""


@dataclass(frozen=True)
class EngineBlock:
    """Who computed a fixture."""

    name: str
    version: str
    language: str
    runtime: str
    libraries: Mapping[str, str | None]


@dataclass(frozen=True)
class Fixture:
    """What one engine (or the spec) says about one case."""

    case: Case
    engine: EngineBlock
    spec_digest: str
    quantities: Mapping[str, Quantity]
    run: Mapping[str, Json] | None = None


class FailureKind(StrEnum):
    """How a case can fail in an engine: four in the engine's own words, the others in the runner's."""

    UNSUPPORTED = "unsupported"
    MISSING_DEPENDENCY = "missing dependency"
    INVALID = "invalid"
    ERROR = "error"
    CRASHED = "crashed"
    TIMED_OUT = "timed out"
    OUT_OF_MEMORY = "out of memory"
    NO_FIXTURE = "no fixture"
    BAD_FIXTURE = "bad fixture"
    NOT_STARTED = "not started"


@dataclass(frozen=True)
class CaseFailure:
    """Why an engine has no fixture for a case; `last_words` is the tail of its standard error."""

    engine: str
    case: str
    kind: FailureKind
    message: str
    last_words: tuple[str, ...] = ()


@dataclass(frozen=True)
class EngineDescription:
    """What `ENGINE describe` printed, under the name of its entry."""

    entry: str
    block: EngineBlock
    protocol: int
    kinds: Mapping[str, Mapping[str, Json]]
    formulations: Mapping[str, str]


# ------------------------------------------------------------------ comparison


@dataclass(frozen=True)
class Difference:
    """One entry that differs: where in the quantity, both values (None: absent there), and by how much."""

    path: tuple[str, ...]
    left: Json
    right: Json
    gap: Fraction | float | None
    note: str = ""


@dataclass(frozen=True)
class PairDifference:
    """Two parties (entry names, or `spec`) and every entry on which they differ."""

    left: str
    right: str
    differences: tuple[Difference, ...]
    tolerance: Tolerance | None
    compared: int = 0
    left_out: int = 0
    """How many more entries differ, beyond those listed."""


@dataclass(frozen=True)
class Divergence:
    """A quantity on which the parties do not agree.

    `cause` is the id of the first diverging quantity in the order of dependence that explains this one; it
    is this quantity's own id when nothing before it diverges. `culprits` are the parties that stand against
    the spec, or against the majority; empty where that cannot be said, and then `why_no_culprit` says why.
    """

    case: str
    quantity: str
    pairs: tuple[PairDifference, ...]
    cause: str
    culprits: tuple[str, ...]
    why_no_culprit: str = ""

    @property
    def is_cause(self) -> bool:
        """Whether nothing before it explains it."""
        return self.cause == self.quantity


@dataclass(frozen=True)
class CaseParity:
    """What comparing all parties on one case gave; `compared` counts quantities that two parties have."""

    case: str
    divergences: tuple[Divergence, ...]
    compared: int
    exact: int
    """How many of the compared quantities were compared exactly, with the spec among the parties."""


@dataclass(frozen=True)
class IdentityResult:
    """One identity between cases, for one engine."""

    identity: Identity
    engine: str
    pair: PairDifference


@dataclass(frozen=True)
class FormulationConflict:
    """Two engines that compute a definition in the same way without leave."""

    definition: str
    engines: tuple[str, ...]
    formulation: str


# ------------------------------------------------------------------ claims


class Answer(StrEnum):
    """An answer to `reproduced?` or `stands?`."""

    YES = "yes"
    NO = "no"
    NOT_APPLICABLE = "n/a"
    CONVENTION = "depends on a convention"
    OUT_OF_REACH = "cannot be computed here"
    CONTESTED = "contested"


class Verdict(StrEnum):
    """What is left of a claim."""

    SURVIVES = "survives"
    ARTIFACT = "artifact"
    MISQUOTED = "misquoted"
    REFUTED = "refuted"
    AMBIGUOUS = "ambiguous"
    NOT_CHECKABLE = "not checkable"
    CONTESTED = "contested"


class CheckVerdict(StrEnum):
    """Whether the source's own check could ever have said no."""

    SOUND = "sound"
    VACUOUS = "vacuous"
    UNSOUND = "unsound"
    CONTESTED = "contested"
    NONE = "none"


@dataclass(frozen=True)
class Judgment:
    """A claim's two answers, its verdict, its check's verdict, and the evidence, a line each."""

    claim: str
    source: str
    where: str
    statement: str
    reproduced: Answer
    stands: Answer
    verdict: Verdict
    check: CheckVerdict
    evidence: tuple[str, ...]
    accepted: str | None = None
    """The accepted verdict, as `verdict/check`; None where none was accepted yet."""
    reason: str = ""
    """Why that verdict was accepted, in plain language."""

    @property
    def label(self) -> str:
        """The form in which verdicts are accepted."""
        return f"{self.verdict}/{self.check}"

    @property
    def changed(self) -> bool:
        """Whether the run's verdict is not the accepted one."""
        return self.label != self.accepted


# ------------------------------------------------------------------ a whole run


@dataclass(frozen=True)
class CaseResult:
    """One case: every party's fixture (the spec's under `spec`), every failure, and the comparison."""

    case: Case
    fixtures: Mapping[str, Fixture]
    failures: tuple[CaseFailure, ...]
    parity: CaseParity
    cached: frozenset[str] = frozenset()
    """Engines whose fixture was taken from the cache."""


@dataclass(frozen=True)
class RunResult:
    """Everything a run found; the report is a view of this and nothing else."""

    engines: Mapping[str, EngineDescription]
    engine_failures: Mapping[str, str]
    """Entry name -> one line, for an engine that could not be described at all."""
    cases: tuple[CaseResult, ...]
    identities: tuple[IdentityResult, ...]
    conflicts: tuple[FormulationConflict, ...]
    judgments: tuple[Judgment, ...]
    spec_digest: str
    lock_problems: tuple[str, ...] = ()
    seconds: float = 0.0
    notes: tuple[str, ...] = field(default=())
    sources: Mapping[str, str] = field(default_factory=dict)
    """Title by id, of the sources of the claims."""
    date: str = ""
    """When the run began: UTC, ISO 8601, to the second."""
