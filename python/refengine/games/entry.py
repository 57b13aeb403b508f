"""Games of an entrant and an incumbent: market entry, chain store, entry with a random cost (GT-07)."""

from fractions import Fraction

from refengine.games.outline import Outline, built, chance, decision, end
from refengine.trees.model import GameTree

STAGE = {"Fight": (-1, -1), "Accommodate": (1, 1), "Out": (0, 2)}
"""How a stage of market entry ends -> the payoffs of its entrant and of the incumbent."""


def market_entry(node_limit: int) -> GameTree:
    """Return market entry: In or Out, and after In the incumbent fights or accommodates."""
    return built(
        "Market entry", ("Entrant", "Incumbent"), _entry(0, "entrant", "incumbent", _ends()), node_limit
    )


def chain_store(node_limit: int) -> GameTree:
    """Return chain store: two entrants in turn, the second of whom has seen how the first stage ended."""
    stages = {
        first: _entry(
            2,
            f"entrant_2_after_{first}",
            f"incumbent_2_after_{first}",
            {
                second: end(STAGE[first][0], STAGE[first][1] + STAGE[second][1], STAGE[second][0])
                for second in STAGE
            },
        )
        for first in STAGE
    }
    players = ("Entrant 1", "Incumbent", "Entrant 2")
    return built("Chain store", players, _entry(0, "entrant_1", "incumbent_1", stages), node_limit)


def entry_with_cost(high: Fraction, low: Fraction, probability_high: Fraction, node_limit: int) -> GameTree:
    """Return market entry with a cost of entering that chance draws and the incumbent does not see."""

    def after(cost: Fraction) -> Outline:
        return decision(
            1,
            "incumbent",
            {action: end(STAGE[action][0] - cost, STAGE[action][1]) for action in ("Fight", "Accommodate")},
        )

    cost = chance(
        {"High": (probability_high, after(high)), "Low": (1 - probability_high, after(low))},
    )
    outline = decision(0, "entrant", {"In": cost, "Out": end(*STAGE["Out"])})
    return built("Entry with a random cost", ("Entrant", "Incumbent"), outline, node_limit)


def _ends() -> dict[str, Outline]:
    return {way: end(*payoffs) for way, payoffs in STAGE.items()}


def _entry(entrant: int, entrant_infoset: str, incumbent_infoset: str, after: dict[str, Outline]) -> Outline:
    """Return a stage; `after`: how the stage ended -> what follows."""
    answers = {way: after[way] for way in ("Fight", "Accommodate")}
    return decision(
        entrant, entrant_infoset, {"In": decision(1, incumbent_infoset, answers), "Out": after["Out"]}
    )
