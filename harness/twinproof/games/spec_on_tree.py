"""The spec's values of a game that it knows only by the tree that an engine reports."""

from __future__ import annotations

from dataclasses import replace

from twinproof.model import CaseResult, EngineBlock, Fixture, Quantity, RunResult
from twinproof.parity import SPEC, evaluate_reported
from twinproof.project import Project
from twinproof.runner.cache import project_cache
from twinproof.runner.spec_answers import remembering

_TREE = "tree"


def with_spec(result: RunResult, project: Project) -> RunResult:
    """`result` with the spec among the parties of its first case, for what it made of the first tree there.

    The run has compared these values already, engine by engine; they are remembered, not computed again.
    """
    case, *others = result.cases
    if SPEC in case.fixtures or not case.fixtures:
        return result
    party, fixture = next(iter(case.fixtures.items()))
    remember = remembering(result.spec_digest, project_cache(project, fresh=False))
    said = evaluate_reported(case.case, {party: fixture}, remember)[party]
    # The tree is the engine's own: that the spec could read it is not a tree of the spec's.
    values = {id: each for id, each in said.items() if isinstance(each, Quantity) and id != _TREE}
    if not values:
        return result
    block = EngineBlock(SPEC, "1", "", "exact rational arithmetic", {})
    spoken = Fixture(case.case, block, result.spec_digest, values)
    return replace(result, cases=(_and(case, spoken), *others))


def _and(case: CaseResult, spec: Fixture) -> CaseResult:
    return replace(case, fixtures={**case.fixtures, SPEC: spec})
