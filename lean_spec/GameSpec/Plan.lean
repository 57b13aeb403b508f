import GameSpec.Tree

/-! Pure plans: one action at every infoset of a player, those included that the plan itself cannot reach. -/
namespace GameSpec.Plan

/-- Infoset and action. -/
abbrev PurePlan := List (Nat × Nat)

/-- All plans over the given choices; the last choice varies fastest, actions in the order of the tree. -/
def plans : List Tree.Choice → List PurePlan
  | [] => [[]]
  | choice :: rest =>
    choice.2.flatMap fun action => (plans rest).map fun plan => (choice.1, action) :: plan

/-- The number of plans over the given choices, which are not enumerated for it. -/
def planCount : List Tree.Choice → Nat
  | [] => 1
  | choice :: rest => choice.2.length * planCount rest

/-- Whether a plan takes all of the given moves where it comes to them. -/
def allows (plan : PurePlan) (moves : List Tree.Move) : Bool :=
  moves.all fun move => plan.lookup move.infoset == some move.action

end GameSpec.Plan
