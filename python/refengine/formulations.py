"""How this engine computes each definition that it implements."""

from collections.abc import Mapping

LINES = "products along a table of terminal lines"
PLANS = "enumeration of pure plans"
PORT = "port of the source's loop"
REALIZATION = "sum over the terminals of realization weights times payoff"
TREEPLEX = "dynamic program over the treeplex"
ROWS = "comparison of distinct payoff rows"

FORMULATIONS: Mapping[str, str] = {
    "GameSpec.Kuhn.terminalPayoff": "table of folds and showdown stakes, one entry a terminal line",
    "GameSpec.Kuhn.tree": "recursion over pyspiel states in Python",
    "GameSpec.Profile.table": "rows from rules on infoset strings, replaced row by row; any game: as stated",
    "GameSpec.Reach.reachWeights": LINES,
    "GameSpec.Reach.reachSums": "sums over the terminal lines of a deal",
    "GameSpec.Evaluate.dealValues": LINES,
    "GameSpec.Evaluate.expectedValue": f"{LINES}, chance included; any game: {REALIZATION}",
    "GameSpec.BestResponse.bestResponseValue": PLANS,
    "GameSpec.BestResponse.optimalPlans": f"{PLANS}, those of the largest value kept",
    "GameSpec.BestResponse.forcedDecisions": "agreement of all optimal pure plans",
    "GameSpec.Evaluate.deviationGain": f"{PLANS}, less the value along terminal lines; any game: {TREEPLEX}",
    "GameSpec.Evaluate.nashConv": f"{PLANS}, gains summed over the players; any game: {TREEPLEX}",
    "GameSpec.Evaluate.exploitability": f"{PLANS}, nash_conv over the players; any game: {TREEPLEX}",
    "GameSpec.Recursion.bestResponseValue": f"{TREEPLEX}, from the last information sets to the first",
    "GameSpec.Recursion.optimalActions": f"{TREEPLEX}, the actions of the largest value at each point",
    "GameSpec.Plan.plans": "cartesian product over the information sets in canonical order",
    "GameSpec.NormalForm.payoffs": "entries of the sequence form, kept by 0-1 realization plans in turn",
    "GameSpec.NormalForm.pureEquilibria": "profiles that attain every player's column maximum",
    "GameSpec.NormalForm.strictlyDominated": ROWS,
    "GameSpec.NormalForm.weaklyDominated": ROWS,
    "GameSpec.Subgame.equilibria": "outcomes counted from the last nodes up, then listed from the root down",
    "GameSpec.Audit.pathHistory": PORT,
    "GameSpec.Audit.pathWeights": PORT,
    "GameSpec.Audit.historyWeights": PORT,
    "GameSpec.Audit.weightSums": PORT,
    "GameSpec.Audit.portedDealValues": PORT,
    "GameSpec.Audit.portedValue": PORT,
    "GameSpec.Audit.correctedWeightSums": PORT,
    "GameSpec.Audit.correctedDealValues": PORT,
    "GameSpec.Audit.correctedValue": PORT,
    "GameSpec.Audit.report": PORT,
    "GameSpec.Mixed.values": "convex combination of the values of all pure plans",
    "GameSpec.Mixed.maximum": "largest entry of the values by convex combination of pure plans",
    "GameSpec.Tree.Node": "depth-first columns, parents and branches from numbers of actions",
    "GameSpec.Tree.nodeCount": "lengths of columns, depths from each parent's",
    "GameSpec.Tree.choices": "records of information sets in the order of first occurrence, sorted by player",
    "GameSpec.Tree.payoffSums": "smallest and largest sum over the set of distinct payoff tuples",
    "GameSpec.Tree.constantSum": "equality of the smallest and the largest sum of distinct payoff tuples",
    "GameSpec.Plan.planCount": "product of the numbers of actions",
    "GameSpec.Recall.perfectInformation": "lengths of the information sets' lists of nodes",
    "GameSpec.Recall.breaks": "own pasts numbered by (number of the shorter past, information set, position)",
    "GameSpec.Recall.perfectRecall": "no break among the numbered own pasts",
    "GameSpec.Subgame.roots": "extreme members of the information sets below, gathered from the leaves up",
}
