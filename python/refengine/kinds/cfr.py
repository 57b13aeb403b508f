"""Case kind `cfr`: counterfactual regret minimisation, its average strategies at checkpoints."""

from collections.abc import Mapping, Sequence

from refengine.dependencies import needing
from refengine.kinds.checkpoints import LARGEST_CHECKPOINT, checkpoint_quantities
from refengine.kuhn import read_game
from refengine.parameters import read_checkpoints, read_choice, read_fields
from refengine.progress import Progress
from refengine.quantity import Quantity


def compute(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    """Return the average strategies and their evaluation; `progress` counts iterations."""
    fields = read_fields(params, "params", ("game", "checkpoints", "schedule", "averaging"))
    game = read_game(fields["game"], "params.game")
    checkpoints = read_checkpoints(fields["checkpoints"], "params.checkpoints", LARGEST_CHECKPOINT)
    read_choice(fields["schedule"], "params.schedule", ("alternating",))
    read_choice(fields["averaging"], "params.averaging", ("uniform",))
    with needing("numpy"):
        # Loading NumPy takes longer than every exact case: only this kind needs it.
        from refengine.cfr import run  # noqa: PLC0415 - see above

    reached, smallest = run.run(game, checkpoints, progress)
    return [
        Quantity("smallest_positive_regret_sum", "real", smallest),
        *checkpoint_quantities(reached),
    ]
