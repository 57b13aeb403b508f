"""Whether the parameters of a case make sense, before any engine is asked."""

from __future__ import annotations

import json
from collections.abc import Mapping

from twinproof.documents.errors import CaseParametersError, WrongFormError
from twinproof.documents.validate import check_part, schema_text
from twinproof.documents.wording import listed, nearest
from twinproof.model import Case


def check_parameters(case: Case, here: str) -> None:
    """Raises a subclass of InvalidDocumentError; `here` names the case in messages.

    Kinds without a schema of their own (a user's, with quantities of their own) are left to the engines.
    """
    if case.kind in json.loads(schema_text("parameters"))["$defs"]:
        check_part({"kind": case.kind, "params": dict(case.params)}, "parameters", here)
    checkpoints, profiles, baseline = (
        case.params.get(name) for name in ("checkpoints", "profiles", "baseline")
    )
    numbers = [each for each in checkpoints if isinstance(each, int)] if isinstance(checkpoints, list) else []
    if numbers != sorted(numbers):
        raise WrongFormError(f"{here}: at params.checkpoints: expected increasing numbers, found {numbers}")
    if isinstance(profiles, Mapping) and baseline not in profiles:
        near = nearest(str(baseline), profiles)
        raise CaseParametersError(
            f"{here}: at params.baseline: expected one of {listed(profiles)}; found {baseline!r}{near}"
        )
