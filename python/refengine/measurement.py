"""Measurements that benchmarks ask for: seconds of one step at a time, as a JSON object."""

from collections.abc import Mapping
from time import perf_counter

from refengine.dependencies import needing
from refengine.trees.construction import DEFAULT_NODE_LIMIT


def measure_tree_build(name: str, repeat: int) -> Mapping[str, object]:
    """Return the seconds that an OpenSpiel game takes to flat lists (walk), and from these to a tree (build).

    Raises a `CaseError` as `read_openspiel` does.
    """
    with needing("pyspiel"):
        # OpenSpiel loads slowly, and describe and run mostly do without.
        from refengine.openspiel.game_tree import tree_of  # noqa: PLC0415 - see above
        from refengine.openspiel.loading import load_turn_based  # noqa: PLC0415 - see above
        from refengine.openspiel.walk import walk  # noqa: PLC0415 - see above

    game = load_turn_based(name, "GAME")
    nodes = 0
    walks: list[float] = []
    builds: list[float] = []
    for _ in range(repeat):
        began = perf_counter()
        flat = walk(game, DEFAULT_NODE_LIMIT)
        walked = perf_counter()
        nodes = len(tree_of(flat).owner)
        builds.append(perf_counter() - walked)
        walks.append(walked - began)
    return {
        "measure": "tree_build",
        "game": name,
        "nodes": nodes,
        "walk_seconds": walks,
        "build_seconds": builds,
    }
