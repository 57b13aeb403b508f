"""CFR with alternating updates and uniform averaging.

M. Zinkevich, M. Johanson, M. Bowling, C. Piccione, "Regret minimization in games with incomplete
information", NIPS 2007: average strategy (section 2.2), counterfactual regret, regret matching (section 3).
"""

from dataclasses import dataclass, field

import numpy as np

from refengine.cfr.arrays import Floats, GameArrays, Indices, PlayerArrays
from refengine.errors import NoRegretError


@dataclass
class Learner:
    """What one player carries from iteration to iteration, one entry an action (`policy` has a 1 at its end).

    `regrets`: cumulative counterfactual regrets. `weighted`: the policies used, weighted by own reach.
    """

    arrays: PlayerArrays
    policy: Floats
    regrets: Floats
    weighted: Floats
    smallest_positive_sum: float = field(default=np.inf)


def start(game: GameArrays) -> tuple[Learner, ...]:
    """Return the players before the first iteration: no regrets, uniform policies."""
    return tuple(
        Learner(
            arrays,
            policy=np.append(1.0 / arrays.sizes[arrays.infoset_of], 1.0),
            regrets=np.zeros(len(arrays.keys)),
            weighted=np.zeros(len(arrays.keys)),
        )
        for arrays in game.players
    )


def iterate(game: GameArrays, learners: tuple[Learner, ...]) -> None:
    """Do one iteration: each player in turn updates against the others' current policies."""
    for turn, learner in enumerate(learners):
        others = game.chance.copy()
        for other, rival in enumerate(learners):
            if other != turn:
                others *= line_reach(rival.arrays, rival.policy)
        update(learner, others)


def line_reach(arrays: PlayerArrays, policy: Floats) -> Floats:
    """Return, per line, the product of a player's probabilities (`policy` has a 1 at its end)."""
    reach: Floats = policy[arrays.steps].prod(axis=1)
    return reach


def total_by(groups: Indices, weights: Floats, count: int) -> Floats:
    """Return, per group, the sum of its weights, added in their order."""
    totals: Floats = np.bincount(groups, weights, minlength=count).astype(np.float64, copy=False)
    return totals


def counterfactual_values(arrays: PlayerArrays, policy: Floats, others: Floats) -> Floats:
    """Return v(I, a) for each action: what the player earns by a at I, weighed by all but its own reach of I.

    Each line that passes (I, a) counts with the others' and chance's whole product, the payoff, and the
    player's own probabilities after (I, a).
    """
    own = policy[arrays.steps]
    after = np.ones_like(own)
    after[:, :-1] = own[:, :0:-1].cumprod(axis=1)[:, ::-1]
    terms = (others * arrays.payoffs)[:, np.newaxis] * after
    return total_by(arrays.steps.ravel(), terms.ravel(), len(policy))[:-1]


def update(learner: Learner, others: Floats) -> None:
    """Average in the current policy, add the counterfactual regrets, and match regrets anew.

    `others` (lines): chance's and the other players' joint probability of each line.
    """
    arrays = learner.arrays
    policy = learner.policy[:-1]
    own_reach = learner.policy[arrays.before].prod(axis=1)
    learner.weighted += own_reach[arrays.infoset_of] * policy

    values = counterfactual_values(arrays, learner.policy, others)
    at_infoset = total_by(arrays.infoset_of, policy * values, arrays.sizes.size)
    learner.regrets += values - at_infoset[arrays.infoset_of]

    positive = np.maximum(learner.regrets, 0.0)
    sums = total_by(arrays.infoset_of, positive, arrays.sizes.size)
    divisors = sums[sums > 0.0]
    if divisors.size:
        learner.smallest_positive_sum = min(learner.smallest_positive_sum, float(divisors.min()))
    learner.policy[:-1] = _shares(arrays, positive, sums)


def average_policy(learner: Learner) -> Floats:
    """Return the average policy with a 1 at its end; uniform where the player never had reach."""
    arrays = learner.arrays
    sums = total_by(arrays.infoset_of, learner.weighted, arrays.sizes.size)
    return np.append(_shares(arrays, learner.weighted, sums), 1.0)


def smallest_positive_regret_sum(learners: tuple[Learner, ...]) -> float:
    """Return the smallest sum of positive regrets that was divided by.

    Raises `NoRegretError` if nothing was divided by any.
    """
    smallest = min(learner.smallest_positive_sum for learner in learners)
    if not np.isfinite(smallest):
        raise NoRegretError("expected a sum of positive regrets, found none in any iteration")
    return smallest


def _shares(arrays: PlayerArrays, weights: Floats, sums: Floats) -> Floats:
    uniform = 1.0 / arrays.sizes[arrays.infoset_of]
    spread = sums[arrays.infoset_of]
    return np.divide(weights, spread, out=uniform, where=spread > 0.0)
