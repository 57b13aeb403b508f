from __future__ import annotations

from twinproof.spec.trampoline import Calls, run


def _sum_to(n: int) -> Calls[int]:
    if n == 0:
        return 0
    before: int = yield _sum_to(n - 1)
    return before + n


def test_a_call_may_go_deeper_than_pythons_stack() -> None:
    # Gauss: n (n + 1) / 2
    assert run(_sum_to(20_000)) == 20_000 * 20_001 // 2
