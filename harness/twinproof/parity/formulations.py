"""Engines that compute a definition in the same way: their agreement is no evidence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from twinproof.model import EngineDescription, FormulationConflict, SharedFormulation


def conflicts(
    descriptions: Sequence[EngineDescription], shared: Iterable[SharedFormulation]
) -> tuple[FormulationConflict, ...]:
    """The definitions that two or more engines compute in the same way without being listed in `shared`.

    Formulations are the same if they differ in case and runs of blanks only. Sorted by definition.
    """
    allowed = {each.definition for each in shared}
    users: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for description in descriptions:
        for definition, formulation in description.formulations.items():
            plain = " ".join(formulation.split()).casefold()
            users.setdefault((definition, plain), []).append((description.entry, formulation))
    return tuple(
        FormulationConflict(definition, tuple(engine for engine, _ in engines), engines[0][1])
        for (definition, _), engines in sorted(users.items())
        if len(engines) > 1 and definition not in allowed
    )
