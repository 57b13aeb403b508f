import GameSpec.Tree

/-! The nodes of a game, each with the way that leads to it; sizes, and infosets in canonical order. -/
namespace GameSpec.Places

/-- A step on the way to a node: what chance drew, or what a player did. -/
inductive Step where
  | drawn (label : Nat)
  | taken (move : Tree.Move)

/-- A node, and the steps that lead to it: its history. -/
structure Place where
  path : List Step
  node : Tree.Node

def afterStep (step : Step) (place : Place) : Place := { path := step :: place.path, node := place.node }

mutual
  /-- Every node at or below a node, in depth-first order. -/
  def places : Tree.Node → List Place
    | .terminal payoffs => [{ path := [], node := .terminal payoffs }]
    | .chance outcomes => { path := [], node := .chance outcomes } :: placesAfterDraws outcomes
    | .decision player infoset actions =>
      { path := [], node := .decision player infoset actions } :: placesAfterMoves player infoset actions

  def placesAfterDraws : List (Tree.Draw × Tree.Node) → List Place
    | [] => []
    | (draw, t) :: rest => (places t).map (afterStep (.drawn draw.label)) ++ placesAfterDraws rest

  def placesAfterMoves (player : Nat) (infoset : Nat) : List (Nat × Tree.Node) → List Place
    | [] => []
    | (action, t) :: rest =>
      (places t).map (afterStep (.taken { player := player, infoset := infoset, action := action }))
        ++ placesAfterMoves player infoset rest
end

def isTerminal : Tree.Node → Bool
  | .terminal _ => true
  | _ => false

def isChance : Tree.Node → Bool
  | .chance _ => true
  | _ => false

def isDecision : Tree.Node → Bool
  | .decision _ _ _ => true
  | _ => false

/-- How many nodes of a kind there are. -/
def kindCount (kind : Tree.Node → Bool) (game : Tree.Node) : Nat :=
  ((places game).filter fun place => kind place.node).length

/-- The longest history's number of steps. -/
def depth (game : Tree.Node) : Nat :=
  (places game).foldr
    (fun place deepest => if deepest < place.path.length then place.path.length else deepest) 0

/-- The first choice at each infoset, in the order in which they are met. -/
def firsts : List Tree.Choice → List Tree.Choice
  | [] => []
  | choice :: rest => choice :: (firsts rest).filter fun other => other.1 != choice.1

/-- The choices of player `i` in canonical order: by the infoset's first node in depth-first order. -/
def infosets (i : Nat) (game : Tree.Node) : List Tree.Choice := firsts (Tree.choicesMet i game)

def isAt (infoset : Nat) : Tree.Node → Bool
  | .decision _ number _ => number == infoset
  | _ => false

/-- The nodes of an infoset at or below a node, in depth-first order. -/
def members (infoset : Nat) (node : Tree.Node) : List Place :=
  (places node).filter fun place => isAt infoset place.node

/-- One, and the number of actions at all infosets of player `i`. -/
def sequenceCount (i : Nat) (game : Tree.Node) : Nat :=
  (infosets i game).foldr (fun choice n => choice.2.length + n) 1

end GameSpec.Places
