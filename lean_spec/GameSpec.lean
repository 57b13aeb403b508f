import GameSpec.Partial
import GameSpec.Tree
import GameSpec.Kuhn
import GameSpec.Profile
import GameSpec.Reach
import GameSpec.Plan
import GameSpec.BestResponse
import GameSpec.Evaluate
import GameSpec.Mixed
import GameSpec.Audit
import GameSpec.Places
import GameSpec.Recall
import GameSpec.NormalForm
import GameSpec.Subgame
import GameSpec.Recursion
import GameSpec.Labels
import GameSpec.Games

/-! Definitions of what twinproof's quantities are, over `Rat`, in core Lean. -/
