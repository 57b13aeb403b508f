"""Case kind `ported_check`: a check of the source on its own input, on mutations and on variations."""

from collections.abc import Mapping, Sequence

from refengine.parameters import read_choice, read_fields, read_mapping
from refengine.ports.checks import CHECKS, Outcome
from refengine.progress import Progress
from refengine.quantity import Quantity

FAMILIES = ("mutations", "variations")


def compute(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    """Return what the check and its sentence answer on every input; `progress` counts the inputs."""
    fields = read_fields(params, "params", ("check", "own", *FAMILIES))
    check = CHECKS[read_choice(fields["check"], "params.check", tuple(CHECKS))]
    families = {family: read_mapping(fields[family], f"params.{family}") for family in FAMILIES}
    total = 1 + sum(map(len, families.values()))

    own = check(fields["own"], "params.own")
    done = 1
    progress(done, total)
    quantities = [
        Quantity("own.sentence", "boolean", own.sentence),
        Quantity("own.check", "boolean", own.check),
    ]
    for family, inputs in families.items():
        outcomes: dict[str, Outcome] = {}
        for name, value in inputs.items():
            outcomes[name] = check(value, f"params.{family}.{name}")
            done += 1
            progress(done, total)
        sentences = {name: outcome.sentence for name, outcome in outcomes.items()}
        checks = {name: outcome.check for name, outcome in outcomes.items()}
        quantities += [
            Quantity(f"{family}.sentence", "table", sentences, "boolean"),
            Quantity(f"{family}.check", "table", checks, "boolean"),
        ]
    return quantities
