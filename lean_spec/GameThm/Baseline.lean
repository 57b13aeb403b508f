import GameSpec

/-!
The four values of the repaired baseline under standard payoffs: the equilibrium α = 1/3, the safe and the naive
splice into it, and what the naive one costs.
-/
namespace GameThm.Baseline

open GameSpec

theorem equilibrium :
    Evaluate.expectedValue (Kuhn.tree .standard) (Profile.equilibrium (1 / 3)) 0 = some (-1 / 18 : Rat) := by
  decide +kernel

theorem safe :
    Evaluate.expectedValue (Kuhn.tree .standard) (Profile.safe (Profile.equilibrium (1 / 3))) 0
      = some (-1 / 18 : Rat) := by
  decide +kernel

theorem naive :
    Evaluate.expectedValue (Kuhn.tree .standard) (Profile.naive (Profile.equilibrium (1 / 3))) 0
      = some (-1 / 6 : Rat) := by
  decide +kernel

theorem delta :
    Partial.minus
      (Evaluate.expectedValue (Kuhn.tree .standard) (Profile.naive (Profile.equilibrium (1 / 3))) 0)
      (Evaluate.expectedValue (Kuhn.tree .standard) (Profile.equilibrium (1 / 3)) 0)
      = some (-1 / 9 : Rat) := by
  decide +kernel

end GameThm.Baseline
