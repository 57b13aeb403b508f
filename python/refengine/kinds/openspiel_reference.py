"""Case kind `openspiel_reference`: what OpenSpiel itself says of Kuhn poker."""

from collections.abc import Callable, Mapping, Sequence

from refengine.dependencies import needing
from refengine.errors import UnsupportedError
from refengine.kinds.checkpoints import LARGEST_CHECKPOINT, checkpoint_quantities
from refengine.kuhn import PLAYERS, kuhn_poker
from refengine.kuhn_profiles import read_profile
from refengine.parameters import (
    found,
    invalid,
    read_checkpoints,
    read_choice,
    read_fields,
    read_integer,
    read_mapping,
)
from refengine.progress import Progress
from refengine.quantity import CHIPS, CHIPS_PER_DEAL, Quantity

LARGEST_BUDGET = 100_000

# Each task loads OpenSpiel only once its parameters make sense: no other kind needs it, and it loads slowly.


def compute(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    """Return the quantities of the task; `progress` counts the iterations of `cfr`."""
    fields = read_mapping(params, "params")
    for name in ("game", "task"):
        if name not in fields:
            raise invalid("params", f"a field {found(name)}", list(fields))
    game = fields["game"]
    if not isinstance(game, str):
        raise invalid("params.game", '"kuhn_poker"', game)
    if game != "kuhn_poker":
        raise UnsupportedError(f'params.game: expected "kuhn_poker", found {found(game)}')
    return TASKS[read_choice(fields["task"], "params.task", tuple(TASKS))](fields, progress)


def _tree(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    read_fields(params, "params", ("game", "task"))
    with needing("pyspiel"):
        from refengine.openspiel.tree import kuhn_tree  # noqa: PLC0415 - see above

    tree = kuhn_tree()
    progress(1, 1)
    return [
        Quantity("tree", "tree", tree.nodes, "real", CHIPS, "GameSpec.Kuhn.tree"),
        Quantity("node_count", "integer", len(tree.nodes)),
        Quantity("infoset_count", "integer", tree.infoset_count),
    ]


def _profile(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    fields = read_fields(params, "params", ("game", "task", "profile"))
    profile = read_profile(fields["profile"], "params.profile", kuhn_poker("standard"))
    with needing("pyspiel"):
        from refengine.openspiel.game import load_kuhn_poker  # noqa: PLC0415 - see above
        from refengine.openspiel.policies import evaluate, tabular_policy  # noqa: PLC0415 - see above

    game = load_kuhn_poker()
    figures = evaluate(game, tabular_policy(game, profile))
    progress(1, 1)
    named = {
        **{
            f"expected_value.{player}": (value, "expectedValue")
            for player, value in zip(PLAYERS, figures.expected_values, strict=True)
        },
        "nash_conv": (figures.nash_conv, "nashConv"),
        "exploitability": (figures.exploitability, "exploitability"),
    }
    return [
        Quantity(name, "real", value, unit=CHIPS_PER_DEAL, definition=f"GameSpec.Evaluate.{definition}")
        for name, (value, definition) in named.items()
    ]


def _cfr(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    fields = read_fields(params, "params", ("game", "task", "checkpoints"))
    checkpoints = read_checkpoints(fields["checkpoints"], "params.checkpoints", LARGEST_CHECKPOINT)
    with needing("pyspiel"):
        from refengine.openspiel.learning import run_cfr  # noqa: PLC0415 - see above

    return checkpoint_quantities(run_cfr(checkpoints, progress))


def _attributes(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    read_fields(params, "params", ("game", "task"))
    with needing("pyspiel"):
        from refengine.openspiel.annex import attributes  # noqa: PLC0415 - see above
        from refengine.openspiel.game import load_kuhn_poker  # noqa: PLC0415 - see above

    table = attributes(load_kuhn_poker())
    progress(1, 1)
    return [Quantity("attributes", "table", table, "text")]


def _playout(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    read_fields(params, "params", ("game", "task"))
    with needing("pyspiel"):
        from refengine.openspiel.annex import playout  # noqa: PLC0415 - see above
        from refengine.openspiel.game import load_kuhn_poker  # noqa: PLC0415 - see above

    lines = playout(load_kuhn_poker())
    progress(1, 1)
    return [Quantity("playout", "text", "\n".join(lines))]


def _exploration(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    fields = read_fields(params, "params", ("game", "task", "budget"))
    budget = read_integer(fields["budget"], "params.budget", 1, LARGEST_BUDGET)
    with needing("pyspiel"):
        from refengine.openspiel.annex import exploration  # noqa: PLC0415 - see above
        from refengine.openspiel.game import load_kuhn_poker  # noqa: PLC0415 - see above

    lines = exploration(load_kuhn_poker(), budget)
    progress(1, 1)
    return [Quantity("exploration", "text", "\n".join(lines))]


TASKS: Mapping[str, Callable[[Mapping[str, object], Progress], Sequence[Quantity]]] = {
    "tree": _tree,
    "profile": _profile,
    "cfr": _cfr,
    "attributes": _attributes,
    "playout": _playout,
    "exploration": _exploration,
}
