"""Trees to draw: market entry, the card game, and random ones."""

from __future__ import annotations

from hypothesis import strategies as st

from twinproof.model import Json
from twinproof.picture.tree import GameTree, game_tree

PLAYERS = {"player_1": "Ann", "player_2": "Bob"}


def decision(player: int, infoset: str, *actions: str) -> dict[str, Json]:
    return {"type": "decision", "player": f"player_{player}", "infoset": infoset, "actions": [*actions]}


def chance(**odds: str) -> dict[str, Json]:
    return {"type": "chance", "actions": [*odds], "probabilities": [*odds.values()]}


def terminal(*payoffs: str) -> dict[str, Json]:
    return {"type": "terminal", "payoffs": [*payoffs]}


# docs/games.md, the built-in games.
MARKET_ENTRY: dict[str, Json] = {
    "": decision(1, "entrant", "In", "Out"),
    "In": decision(2, "incumbent", "Fight", "Accommodate"),
    "In Fight": terminal("-1/1", "-1/1"),
    "In Accommodate": terminal("1/1", "1/1"),
    "Out": terminal("0/1", "2/1"),
}
CARD_GAME: dict[str, Json] = {
    "": chance(High="1/2", Low="1/2"),
    "High": decision(1, "j1_H", "Bet", "Check"),
    "High Bet": decision(2, "j2_bet", "Call", "Fold"),
    "High Bet Call": terminal("2/1", "-2/1"),
    "High Bet Fold": terminal("1/1", "-1/1"),
    "High Check": terminal("1/1", "1/1"),
    "Low": decision(1, "j1_L", "Bet", "Check"),
    "Low Bet": decision(2, "j2_bet", "Call", "Fold"),
    "Low Bet Call": terminal("-2/1", "2/1"),
    "Low Bet Fold": terminal("1/1", "-1/1"),
    "Low Check": terminal("-1/1", "-1/1"),
}


def drawn(tree: dict[str, Json], title: str = "A game") -> GameTree:
    return game_tree(title, PLAYERS, tree)


def even(depth: int, width: int) -> GameTree:
    """Every decision node above the leaves has `width` actions; one information set for each depth."""
    actions = [f"a{at}" for at in range(width)]
    tree: dict[str, Json] = {}
    waiting = [("", 0)]
    while waiting:
        history, below = waiting.pop()
        if below == depth:
            tree[history] = terminal("0/1", "0/1")
            continue
        tree[history] = decision(below % 2 + 1, f"depth {below}", *actions)
        waiting += [(f"{history} {action}".strip(), below + 1) for action in reversed(actions)]
    return drawn(tree)


@st.composite
def random_trees(draw: st.DrawFn) -> GameTree:
    """Trees of up to some dozens of nodes, with labels of any length and shared information sets."""
    tree: dict[str, Json] = {}
    waiting, left = [""], draw(st.integers(0, 12))
    label = st.text(alphabet="abXY [](),:", min_size=1, max_size=40)
    while waiting:
        history = waiting.pop()
        if left <= 0:
            tree[history] = terminal(draw(st.sampled_from(["1/3", "-2/1"])), "123456789123/7")
            continue
        width = draw(st.integers(1, 4))
        left -= 1
        actions = [f"{at}{draw(label)}" for at in range(width)]
        if draw(st.booleans()):
            tree[history] = {"type": "chance", "actions": [*actions], "probabilities": [f"1/{width}"] * width}
        else:
            infoset = draw(st.sampled_from(["x", "a longer name of an information set", "y"]))
            tree[history] = decision(draw(st.integers(1, 2)), f"{infoset} {width}", *actions)
        steps = [action.replace("%", "%25").replace(" ", "%20") for action in actions]
        waiting += [f"{history} {step}".strip() for step in reversed(steps)]
    return drawn(tree)
