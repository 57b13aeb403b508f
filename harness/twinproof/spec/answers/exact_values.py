"""The exact values of the small cases: what Lean's executable prints (ExactValues), by the mirror."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from twinproof.spec.answers.enumeration import ported_enumeration
from twinproof.spec.answers.evaluation import profile_evaluation
from twinproof.spec.answers.extensive import extensive_game


def exact_values() -> dict[str, dict[str, dict[str, Any]]]:
    """`{"values": {case id: {quantity id: value}}}`, equal to Lean's output when that is read as JSON."""
    return {"values": {**dict(_evaluations()), "port.enumeration": _enumeration(), **dict(_games())}}


def _profiles() -> dict[str, dict[str, Any]]:
    third = {"name": "equilibrium", "alpha": "1/3"}
    return {
        "blueprint": {"name": "blueprint"},
        "naive": {"name": "naive"},
        "safe": {"name": "safe"},
        "margin_1_20": {"name": "safe_with_margin", "delta": "1/20", "rule": "mix"},
        "margin_1_5": {"name": "safe_with_margin", "delta": "1/5", "rule": "mix"},
        "margin_1_20_renormalised": {"name": "safe_with_margin", "delta": "1/20", "rule": "renormalise"},
        "margin_1_5_renormalised": {"name": "safe_with_margin", "delta": "1/5", "rule": "renormalise"},
        "equilibrium_0": {"name": "equilibrium", "alpha": "0"},
        "equilibrium_1_6": {"name": "equilibrium", "alpha": "1/6"},
        "equilibrium_1_3": third,
        "naive_on_equilibrium": {"name": "naive", "onto": third},
        "uniform": {"name": "uniform"},
        "always_pass": {"name": "always_pass"},
    }


def _evaluations() -> Iterator[tuple[str, dict[str, Any]]]:
    for payoffs in ("standard", "notebook"):
        game = {"name": "kuhn_poker", "payoffs": payoffs}
        for name, profile in _profiles().items():
            yield f"evaluate.{payoffs}.{name}", profile_evaluation({"game": game, "profile": profile})


def _enumeration() -> dict[str, Any]:
    names = ("blueprint", "naive", "safe")
    return ported_enumeration(
        {
            "profiles": {name: {"name": name} for name in names},
            "opponent": {"name": "blueprint"},
            "baseline": "blueprint",
        }
    )


def _games() -> Iterator[tuple[str, dict[str, Any]]]:
    for name in ("market_entry", "matching_pennies", "card_game", "chain_store", "entry_with_cost"):
        yield f"game.{name}", extensive_game({**_game(name), "normal_form": True, **_perfection(name)})
    yield "game.kuhn_poker", extensive_game(_game("kuhn_poker"))


def _game(name: str) -> dict[str, Any]:
    profiles = {"uniform": {"name": "uniform"}}
    return {"game": {"name": name}, "tree": True, "responses": True, "profiles": profiles}


def _perfection(name: str) -> dict[str, Any]:
    return {"subgame_perfection": name in ("market_entry", "chain_store")}
