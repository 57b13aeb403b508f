"""Case kind `extensive_game`: any finite game in extensive form, and what is asked about it."""

from collections.abc import Mapping, Sequence

from refengine.efg.document import EfgGame, plain_document
from refengine.games import read_document
from refengine.kinds.tree_normal_form import normal_form_quantities
from refengine.kinds.tree_perfection import perfection_quantities
from refengine.kinds.tree_profiles import profile_quantities
from refengine.kinds.tree_structure import structure_quantities, tree_quantity
from refengine.kinds.tree_texts import text_quantities
from refengine.parameters import read_boolean, read_fields
from refengine.progress import Progress
from refengine.quantity import Quantity

FLAGS = ("tree", "text", "normal_form", "subgame_perfection", "responses")


def compute(params: Mapping[str, object], progress: Progress) -> Sequence[Quantity]:
    """Return the game's structure and whatever else the parameters ask for."""
    fields = read_fields(params, "params", ("game",), (*FLAGS, "profiles"))
    asked = {flag for flag in FLAGS if read_boolean(fields.get(flag, False), f"params.{flag}")}
    tree, document = read_document(fields["game"], "params.game")
    quantities = [*structure_quantities(tree)]
    if "tree" in asked:
        quantities.append(tree_quantity(tree))
    if "text" in asked:
        quantities += text_quantities(EfgGame(tree, document or plain_document(tree)))
    if "normal_form" in asked:
        quantities += normal_form_quantities(tree)
    if "subgame_perfection" in asked:
        quantities += perfection_quantities(tree)
    quantities += profile_quantities(tree, fields.get("profiles", {}), "responses" in asked, progress)
    return quantities
