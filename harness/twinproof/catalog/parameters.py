"""Whether the parameters of a case make sense, before any engine is asked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from twinproof.documents.errors import CaseParametersError, WrongFormError
from twinproof.documents.validate import check_part, schema_text
from twinproof.documents.wording import listed, nearest, place
from twinproof.model import Case, Json
from twinproof.spec.answers import InvalidParametersError, read_dictionary, read_profile

_Reader = Callable[[Any, str], object]
_Read = tuple[_Reader, Any, tuple[str, ...]]

_CHECKS_OF_DICTIONARIES = ("weight_sum_counter", "weight_audit", "delta_survives")


def check_parameters(case: Case, here: str) -> None:
    """Raises a subclass of InvalidDocumentError; `here` names the case in messages.

    Kinds without a schema of their own (a user's, with quantities of their own) are left to the engines.
    """
    if case.kind not in json.loads(schema_text("parameters"))["$defs"]:
        return
    check_part({"kind": case.kind, "params": dict(case.params)}, "parameters", here)
    checkpoints = case.params.get("checkpoints")
    numbers = [each for each in checkpoints if isinstance(each, int)] if isinstance(checkpoints, list) else []
    if numbers != sorted(numbers):
        raise WrongFormError(f"{here}: at params.checkpoints: expected increasing numbers, found {numbers}")
    profiles, baseline = case.params.get("profiles"), case.params.get("baseline")
    if case.kind == "ported_enumeration" and isinstance(profiles, Mapping) and baseline not in profiles:
        near = nearest(str(baseline), profiles)
        raise CaseParametersError(
            f"{here}: at params.baseline: expected one of {listed(profiles)}; found {baseline!r}{near}"
        )
    _check_deck(case.params.get("game"), here)
    for read, value, path in _profiles(case):
        try:
            read(value, place(("params", *path)))
        except InvalidParametersError as error:
            raise CaseParametersError(f"{here}: at {error}") from None


def _check_deck(game: Json, here: str) -> None:
    players, cards = (game.get(field) if isinstance(game, dict) else None for field in ("players", "cards"))
    if isinstance(players, int) and isinstance(cards, int) and cards < players:
        raise CaseParametersError(
            f"{here}: at params.game.cards: expected at least as many cards as players, {players}, "
            f"found {cards}"
        )


def _profiles(case: Case) -> Iterator[_Read]:
    """Every profile and dictionary in schema-checked parameters, with what reads it and where it stands."""
    params: Mapping[str, Any] = case.params
    if case.kind == "ported_enumeration":
        yield read_dictionary, params["opponent"], ("opponent",)
        for name, value in params["profiles"].items():
            yield read_dictionary, value, ("profiles", name)
    elif case.kind == "ported_check":
        reader = read_dictionary if params["check"] in _CHECKS_OF_DICTIONARIES else read_profile
        yield from _inputs(reader, params["own"], ("own",))
        for group in ("mutations", "variations"):
            for name, value in params[group].items():
                yield from _inputs(reader, value, (group, name))
    elif case.kind != "extensive_game":
        yield from _inputs(read_profile, params, ())


def _inputs(reader: _Reader, value: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[_Read]:
    for field in ("profile", "opponent", "base", "blueprint", "splice"):
        if field in value:
            yield reader, value[field], (*path, field)
