import GameSpec.Partial
import GameSpec.Places
import GameSpec.Plan

/-! The equivalent normal form: what profiles of pure plans pay, pure equilibria, dominated plans. -/
namespace GameSpec.NormalForm

/-- The pure plans of player `i`: infosets in canonical order, the first one the most significant. -/
def plans (i : Nat) (game : Tree.Node) : List Plan.PurePlan := Plan.plans (Places.infosets i game)

/-- All ways of taking one entry of each list; the last varies fastest. -/
def combinations {α : Type} : List (List α) → List (List α)
  | [] => [[]]
  | options :: rest => options.flatMap fun x => (combinations rest).map fun others => x :: others

/-- The profiles of pure plans, one plan for each player. -/
def profiles (game : Tree.Node) : List (List Plan.PurePlan) :=
  combinations ((Tree.players game).map fun i => plans i game)

/-- The same profiles by the numbers of the plans, from 1. -/
def profileNumbers (game : Tree.Node) : List (List Nat) :=
  combinations ((Tree.players game).map fun i => (List.range (plans i game).length).map fun n => n + 1)

/-- The plans of several players in one: an infoset's number is its own in the whole game. -/
def joint (profile : List Plan.PurePlan) : Plan.PurePlan := profile.flatMap fun plan => plan

/-- The expected payoff to player `i` where all follow a joint plan: over the terminal histories that it allows. -/
def payoff (game : Tree.Node) (plan : Plan.PurePlan) (i : Nat) : Option Rat :=
  Partial.total (((Tree.endings game).filter fun z => Plan.allows plan z.moves).map fun z =>
    Partial.times (some z.chance) (z.payoffs[i]?))

/-- The expected payoff to every player. -/
def payoffs (game : Tree.Node) (plan : Plan.PurePlan) : Option (List Rat) :=
  Partial.collect ((Tree.players game).map fun i => payoff game plan i)

def atMost : Option Rat → Option Rat → Bool
  | some x, some y => decide (x ≤ y)
  | _, _ => false

def below : Option Rat → Option Rat → Bool
  | some x, some y => decide (x < y)
  | _, _ => false

/-- Whether no plan of player `i`, the others' kept, pays him more than a joint plan does. -/
def isBestReply (game : Tree.Node) (plan : Plan.PurePlan) (i : Nat) : Bool :=
  (plans i game).all fun deviation => atMost (payoff game (deviation ++ plan) i) (payoff game plan i)

/-- Whether a joint plan is a Nash equilibrium: nobody gains by deviating alone. -/
def isEquilibrium (game : Tree.Node) (plan : Plan.PurePlan) : Bool :=
  (Tree.players game).all fun i => isBestReply game plan i

/-- The profiles that are pure Nash equilibria, in the order of profiles. -/
def pureEquilibria (game : Tree.Node) : List (List Plan.PurePlan) :=
  (profiles game).filter fun profile => isEquilibrium game (joint profile)

/-- What the players other than `i` may do, as joint plans. -/
def othersPlans (i : Nat) (game : Tree.Node) : List Plan.PurePlan :=
  (combinations (((Tree.players game).filter fun j => j != i).map fun j => plans j game)).map joint

/-- Whether `better` pays player `i` more than `worse`, whatever the others do. -/
def strictlyDominates (i : Nat) (game : Tree.Node) (better worse : Plan.PurePlan) : Bool :=
  (othersPlans i game).all fun others =>
    below (payoff game (worse ++ others) i) (payoff game (better ++ others) i)

/-- Whether `better` never pays player `i` less than `worse`, and somewhere pays him more. -/
def weaklyDominates (i : Nat) (game : Tree.Node) (better worse : Plan.PurePlan) : Bool :=
  ((othersPlans i game).all fun others =>
      atMost (payoff game (worse ++ others) i) (payoff game (better ++ others) i))
    && ((othersPlans i game).any fun others =>
      below (payoff game (worse ++ others) i) (payoff game (better ++ others) i))

def first {α : Type} : List α → Option α
  | [] => none
  | x :: _ => some x

/-- The plans of player `i` under their numbers, from 1. -/
def numbered (i : Nat) (game : Tree.Node) : List (Nat × Plan.PurePlan) :=
  ((List.range (plans i game).length).map fun n => n + 1).zip (plans i game)

/-- For each plan of player `i` the number of the first plan that strictly dominates it, if there is one. -/
def strictlyDominated (i : Nat) (game : Tree.Node) : List (Option Nat) :=
  (plans i game).map fun worse =>
    first (((numbered i game).filter fun better => strictlyDominates i game better.2 worse).map fun better => better.1)

/-- For each plan of player `i` the number of the first plan that weakly dominates it, if there is one. -/
def weaklyDominated (i : Nat) (game : Tree.Node) : List (Option Nat) :=
  (plans i game).map fun worse =>
    first (((numbered i game).filter fun better => weaklyDominates i game better.2 worse).map fun better => better.1)

end GameSpec.NormalForm
