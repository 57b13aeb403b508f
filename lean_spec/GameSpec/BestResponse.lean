import GameSpec.Plan
import GameSpec.Reach

/-! Best responses of one player to the others' part of a profile, over all pure plans. -/
namespace GameSpec.BestResponse

/--
What a terminal history leaves to player `i`: the moves that are his own, and what it pays him, times the
probability that chance and the other players make it.
-/
def share (σ : Profile.Table) (i : Nat) (z : Tree.Ending) : Option (List Tree.Move × Rat) :=
  Partial.keyed (z.moves.filter fun move => move.player == i)
    (Partial.times (some z.chance)
      (Partial.times (Reach.reach σ (z.moves.filter fun move => move.player != i)) (z.payoffs[i]?)))

/-- The value to a player of a pure plan: the shares of the terminal histories that the plan allows, added up. -/
def planValue (shares : List (List Tree.Move × Rat)) (plan : Plan.PurePlan) : Option Rat :=
  Partial.total ((shares.filter fun s => Plan.allows plan s.1).map fun s => some s.2)

/-- Each pure plan of player `i` with its value to him. -/
def planValues (game : Tree.Node) (σ : Profile.Table) (i : Nat) : Option (List (Plan.PurePlan × Rat)) :=
  match Partial.collect ((Tree.endings game).map fun z => share σ i z) with
  | none => none
  | some shares =>
    Partial.collect ((Plan.plans (Tree.choices i game)).map fun plan =>
      Partial.keyed plan (planValue shares plan))

/-- The most that player `i` can get against the others' part of the profile. -/
def bestResponseValue (game : Tree.Node) (σ : Profile.Table) (i : Nat) : Option Rat :=
  match planValues game σ i with
  | none => none
  | some values => Partial.maximum (values.map fun v => v.2)

/-- All pure plans that attain the best-response value. -/
def optimalPlans (game : Tree.Node) (σ : Profile.Table) (i : Nat) : Option (List Plan.PurePlan) :=
  match planValues game σ i, bestResponseValue game σ i with
  | some values, some best => some ((values.filter fun v => decide (v.2 = best)).map fun v => v.1)
  | _, _ => none

/-- The action that all plans prescribe at an infoset, if there is one. -/
def agreed (infoset : Nat) : List Plan.PurePlan → Option Nat
  | [] => none
  | plan :: rest =>
    match plan.lookup infoset with
    | none => none
    | some action =>
      if rest.all (fun other => other.lookup infoset == some action) then some action else none

/-- Infoset, and the action on which all optimal plans agree (none where they are free). -/
def forcedDecisions (game : Tree.Node) (σ : Profile.Table) (i : Nat) : Option (List (Nat × Option Nat)) :=
  match optimalPlans game σ i with
  | none => none
  | some best => some ((Tree.choices i game).map fun choice => (choice.1, agreed choice.1 best))

end GameSpec.BestResponse
