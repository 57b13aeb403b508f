"""Case kind `extensive_game`: any finite game in extensive form, and what is asked about it."""

from collections.abc import Mapping, Sequence

from refengine.games import read_game
from refengine.kinds.tree_profiles import profile_quantities
from refengine.kinds.tree_structure import structure_quantities, tree_quantity
from refengine.parameters import read_boolean, read_fields
from refengine.progress import Progress
from refengine.quantity import Quantity
from refengine.trees.rendering import render

FLAGS = ("tree", "text", "normal_form", "subgame_perfection", "responses")


def compute(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    """Return the game's structure and whatever else the parameters ask for."""
    fields = read_fields(params, "params", ("game",), (*FLAGS, "profiles"))
    asked = {flag for flag in FLAGS if read_boolean(fields.get(flag, False), f"params.{flag}")}
    tree = read_game(fields["game"], "params.game")
    quantities = [*structure_quantities(tree)]
    if "tree" in asked:
        quantities.append(tree_quantity(tree))
    if "text" in asked:
        quantities.append(Quantity("rendering", "text", render(tree)))
    quantities += profile_quantities(tree, fields.get("profiles", {}), "responses" in asked, progress)
    progress(1, 1)
    return quantities
