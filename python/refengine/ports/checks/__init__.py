"""The checks that the source makes, by name: each a function from an input to an `Outcome`."""

from collections.abc import Callable, Mapping

from refengine.ports.checks.equilibria import exploitability_constant, mixed_within_bound, nash_report
from refengine.ports.checks.outcome import Outcome
from refengine.ports.checks.rendering import rendering_comparison
from refengine.ports.checks.values import coherence_cell, delta_survives, reproduction, safe_preserves
from refengine.ports.checks.weights import weight_audit, weight_sum_counter

Check = Callable[[object, str], Outcome]

CHECKS: Mapping[str, Check] = {
    "weight_sum_counter": weight_sum_counter,
    "weight_audit": weight_audit,
    "reproduction": reproduction,
    "safe_preserves": safe_preserves,
    "delta_survives": delta_survives,
    "exploitability_constant": exploitability_constant,
    "nash_report": nash_report,
    "coherence_cell": coherence_cell,
    "mixed_within_bound": mixed_within_bound,
    "rendering_comparison": rendering_comparison,
}

__all__ = ["CHECKS", "Check", "Outcome"]
