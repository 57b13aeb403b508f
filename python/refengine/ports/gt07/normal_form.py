"""GT-07, section 7: `ExpectedPayoff` and `ConvertToNormal`, the matrix of pure plans in doubles."""

from collections.abc import Mapping, Sequence

from refengine.ports.gt07.model import NATURE, TERMINAL, ExtensiveFormGame, GameNode
from refengine.ports.gt07.printing import two_digits
from refengine.ports.gt07.strategies import Plan, plan_text, pure_strategies

RULE = "-" * 50


def expected_payoff(game: ExtensiveFormGame, plans: Mapping[int, Plan]) -> Sequence[float]:
    """Return each player's payoff under a plan for each, nature's branches weighted one after the other."""

    def value(node: GameNode) -> Sequence[float]:
        # As deep as the source's own games, which have four moves at most.
        if node.player == TERMINAL:
            return node.payoffs
        if node.player == NATURE:
            total = [0.0] * game.num_players
            for action, probability in node.chance_probs.items():
                below = value(node.children[action])
                for player in range(game.num_players):
                    total[player] += probability * below[player]
            return total
        return value(node.children[plans[node.player][node.infoset or ""]])

    return value(game.root)


def convert_to_normal(game: ExtensiveFormGame) -> str:
    """Return the source's table without the line break at its end: plans of 1 down, of 2 across."""
    rows, columns = (pure_strategies(game, player) for player in (1, 2))
    lines = [
        f"Forme normale equivalente : {game.name}",
        RULE,
        "J1 \\ J2  " + "    ".join(map(plan_text, columns)),
    ]
    for row in rows:
        payoffs = [expected_payoff(game, {1: row, 2: column}) for column in columns]
        cells = [f"({two_digits(first)},{two_digits(second)})" for first, second, *_ in payoffs]
        lines.append(plan_text(row) + "  " + "  ".join(cells))
    return "\n".join(lines)
