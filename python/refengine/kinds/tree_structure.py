"""The quantities of `extensive_game` that say what the tree is: sizes, recall, subgames, the tree itself."""

from collections.abc import Mapping, Sequence

from refengine.quantity import Quantity, TreeNode
from refengine.trees.histories import check_length, histories, histories_of, history_lengths
from refengine.trees.model import CHANCE, TERMINAL, GameTree, player_id
from refengine.trees.one_line import history_text, one_line
from refengine.trees.recall import RecallBreak, perfect_information, recall_breaks
from refengine.trees.sizes import payoff_sums, plan_counts, player_sizes, sizes
from refengine.trees.subgames import subgame_roots

NONE = "none"


def structure_quantities(tree: GameTree) -> Sequence[Quantity]:
    """Return what is said of every game; raises `UnsupportedError` where a text would be too long."""
    breaks = recall_breaks(tree)
    sums = payoff_sums(tree)
    names = {player_id(player): one_line(name) for player, name in enumerate(tree.players)}
    choices = "GameSpec.Tree.choices"
    return [
        Quantity("players", "table", names, "text"),
        Quantity("sizes", "table", sizes(tree), "integer", definition="GameSpec.Tree.nodeCount"),
        Quantity("player_sizes", "table", player_sizes(tree), "integer", definition=choices),
        Quantity("plan_counts", "table", plan_counts(tree), "rational", definition="GameSpec.Plan.planCount"),
        Quantity("infosets", "text", _infoset_lines(tree), definition=choices),
        Quantity("exact", "boolean", tree.exact),
        Quantity(
            "perfect_information",
            "boolean",
            perfect_information(tree),
            definition="GameSpec.Recall.perfectInformation",
        ),
        Quantity("perfect_recall", "boolean", not breaks, definition="GameSpec.Recall.perfectRecall"),
        Quantity("recall_breaks", "text", _break_lines(tree, breaks), definition="GameSpec.Recall.breaks"),
        Quantity("payoff_sums", "table", sums, "rational", definition="GameSpec.Tree.payoffSums"),
        Quantity(
            "constant_sum",
            "boolean",
            sums["minimum"] == sums["maximum"],
            definition="GameSpec.Tree.constantSum",
        ),
        Quantity("subgame_roots", "text", _root_lines(tree), definition="GameSpec.Subgame.roots"),
    ]


def _infoset_lines(tree: GameTree) -> str:
    return "\n".join(
        f"{player_id(infoset.player)} {one_line(infoset.id)} | {len(infoset.nodes)} | "
        f"{', '.join(map(one_line, infoset.actions))}"
        for infoset in tree.infosets
    )


def _break_lines(tree: GameTree, breaks: Sequence[RecallBreak]) -> str:
    lengths = history_lengths(tree)
    check_length((lengths[each.first] + lengths[each.other] for each in breaks), "recall_breaks")
    written = histories_of(tree, [node for each in breaks for node in (each.first, each.other)])
    lines = [
        f"{player_id(each.infoset.player)} {one_line(each.infoset.id)}: "
        f"{history_text(written[each.first])} | {history_text(written[each.other])}"
        for each in breaks
    ]
    return "\n".join(lines) or NONE


def _root_lines(tree: GameTree) -> str:
    roots = subgame_roots(tree)
    lengths = history_lengths(tree)
    check_length((lengths[root] for root in roots), "subgame_roots")
    return "\n".join(map(history_text, histories_of(tree, roots).values())) or NONE


def tree_quantity(tree: GameTree) -> Quantity:
    """Return history -> node for every node; nodes that are alike share one description."""
    check_length(history_lengths(tree), "tree")
    decisions = [
        TreeNode(
            {
                "type": "decision",
                "player": player_id(infoset.player),
                "infoset": infoset.id,
                "actions": infoset.actions,
            },
            {},
        )
        for infoset in tree.infosets
    ]
    # Equal payoffs are one object in a tree; telling objects apart is faster than comparing fractions.
    distinct = {id(payoffs): payoffs for payoffs in tree.payoffs.values()}
    ends = {key: TreeNode({"type": "terminal"}, {"payoffs": payoffs}) for key, payoffs in distinct.items()}

    def describe(node: int) -> TreeNode:
        if tree.owner[node] == TERMINAL:
            return ends[id(tree.payoffs[node])]
        if tree.owner[node] == CHANCE:
            labels: Mapping[str, object] = {"type": "chance", "actions": tree.chance_actions[node]}
            return TreeNode(labels, {"probabilities": tree.chance[node]})
        return decisions[tree.infoset[node]]

    nodes = {text: describe(node) for node, text in enumerate(histories(tree))}
    return Quantity("tree", "tree", nodes, "rational", definition="GameSpec.Tree.Node")
