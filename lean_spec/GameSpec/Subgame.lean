import GameSpec.NormalForm
import GameSpec.Recall

/-! Subgames, and subgame-perfect equilibria in pure plans: by definition, and by backward induction. -/
namespace GameSpec.Subgame

/-- Whether every infoset that has a node at or below `node` has all its nodes there. -/
def isClosed (game node : Tree.Node) : Bool :=
  (Tree.players game).all fun i => (Places.infosets i node).all fun choice =>
    (Places.members choice.1 node).length == (Places.members choice.1 game).length

/-- Whether a subgame begins at `node`: a decision node there is alone in its infoset. -/
def isRoot (game : Tree.Node) : Tree.Node → Bool
  | .terminal _ => false
  | .chance outcomes => isClosed game (.chance outcomes)
  | .decision player infoset actions =>
    (Places.members infoset game).length == 1 && isClosed game (.decision player infoset actions)

/-- The subgame roots, in depth-first order. -/
def roots (game : Tree.Node) : List Places.Place :=
  (Places.places game).filter fun place => isRoot game place.node

/-- The definition: a joint plan is subgame-perfect if it is an equilibrium of every subgame. -/
def isPerfect (game : Tree.Node) (plan : Plan.PurePlan) : Bool :=
  (roots game).all fun place => NormalForm.isEquilibrium place.node plan

/-- The profiles that are subgame-perfect by definition, in the order of profiles. -/
def perfectProfiles (game : Tree.Node) : List (List Plan.PurePlan) :=
  (NormalForm.profiles game).filter fun profile => isPerfect game (NormalForm.joint profile)

/-- The actions that pay player `i` the most where all follow a joint plan afterwards: all that tie. -/
def bestActions (i : Nat) (plan : Plan.PurePlan) (actions : List (Nat × Tree.Node)) : List Nat :=
  (actions.filter fun mine => actions.all fun other =>
    NormalForm.atMost (NormalForm.payoff other.2 plan i) (NormalForm.payoff mine.2 plan i)).map fun mine => mine.1

mutual
  /-- Backward induction: every joint plan of the decisions at or below a node that is optimal at each of them. -/
  def solutions : Tree.Node → List Plan.PurePlan
    | .terminal _ => [[]]
    | .chance outcomes => solutionsAfterDraws outcomes
    | .decision player infoset actions =>
      (solutionsAfterMoves actions).flatMap fun plan =>
        (bestActions player plan actions).map fun action => (infoset, action) :: plan

  def solutionsAfterDraws : List (Tree.Draw × Tree.Node) → List Plan.PurePlan
    | [] => [[]]
    | (_, t) :: rest => (solutions t).flatMap fun plan => (solutionsAfterDraws rest).map fun more => plan ++ more

  def solutionsAfterMoves : List (Nat × Tree.Node) → List Plan.PurePlan
    | [] => [[]]
    | (_, t) :: rest => (solutions t).flatMap fun plan => (solutionsAfterMoves rest).map fun more => plan ++ more
end

/-- Whether one plan takes every decision of another. -/
def agrees (plan decisions : Plan.PurePlan) : Bool :=
  decisions.all fun decision => plan.lookup decision.1 == some decision.2

/--
The subgame-perfect equilibria of a game with perfect information, by backward induction, in the order of profiles;
missing where information is not perfect.
-/
def equilibria (game : Tree.Node) : Option (List (List Plan.PurePlan)) :=
  if Recall.perfectInformation game then
    some ((NormalForm.profiles game).filter fun profile =>
      (solutions game).any fun plan => agrees plan (NormalForm.joint profile))
  else none

end GameSpec.Subgame
