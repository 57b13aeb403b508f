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
import GameSpec.Labels

/-! Definitions of what twinproof's quantities are, over `Rat`, in core Lean. -/
