"""GT-07, section 1: `GameNode` and `ExtensiveFormGame`, with the two dictionaries that it keeps."""

from collections.abc import Mapping
from dataclasses import dataclass, field

TERMINAL = -1
NATURE = 0


@dataclass
class GameNode:
    """A node: `player` is -1 at the end, 0 where nature draws, k for player k.

    `payoffs` belong to ends alone, `chance_probs` (action -> probability) to nature's nodes alone.
    """

    id: str
    player: int
    actions: list[str] = field(default_factory=list)
    children: dict[str, "GameNode"] = field(default_factory=dict)
    payoffs: tuple[float, ...] = ()
    infoset: str | None = None
    chance_probs: Mapping[str, float] = field(default_factory=dict)


@dataclass
class ExtensiveFormGame:
    """A tree with its nodes by id and, for each infoset, the list of ids that were added to it."""

    name: str
    root: GameNode
    num_players: int = 2
    nodes: dict[str, GameNode] = field(default_factory=dict)
    infosets: dict[str, list[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Enter the root (`SetRoot`)."""
        self.add_node(self.root)

    def add_node(self, node: GameNode) -> GameNode:
        """Enter the node in both dictionaries; a player's node without an infoset is one by itself."""
        self.nodes[node.id] = node
        if node.player > NATURE and node.infoset is None:
            node.infoset = node.id
        if node.infoset is not None:
            self.infosets.setdefault(node.infoset, []).append(node.id)
        return node

    def add_child(self, parent: GameNode, action: str, child: GameNode) -> None:
        """Hang `child` below `parent`; an action that the parent does not have yet becomes its last."""
        if action not in parent.actions:
            parent.actions.append(action)
        parent.children[action] = child
        self.add_node(child)
