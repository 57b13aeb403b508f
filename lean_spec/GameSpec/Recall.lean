import GameSpec.Places

/-! What players know: perfect recall, where it breaks, and perfect information. -/
namespace GameSpec.Recall

/-- Player `i`'s own past on a path: infoset and action of each decision of his. -/
def ownPast (i : Nat) : List Places.Step → List (Nat × Nat)
  | [] => []
  | .drawn _ :: rest => ownPast i rest
  | .taken move :: rest =>
    if move.player = i then (move.infoset, move.action) :: ownPast i rest else ownPast i rest

/-- The first node at which player `i`'s own past is another one. -/
def differing (i : Nat) (past : List (Nat × Nat)) : List Places.Place → Option Places.Place
  | [] => none
  | place :: rest => if ownPast i place.path = past then differing i past rest else some place

/-- Of an infoset's nodes the first, with the first later one whose own past differs. -/
def breakAmong (i : Nat) : List Places.Place → Option (Places.Place × Places.Place)
  | [] => none
  | place :: rest =>
    match differing i (ownPast i place.path) rest with
    | none => none
    | some later => some (place, later)

/-- The infosets of player `i` that break perfect recall, in canonical order, each with its two nodes. -/
def breaks (i : Nat) (game : Tree.Node) : List (Nat × Places.Place × Places.Place) :=
  (Places.infosets i game).flatMap fun choice =>
    match breakAmong i (Places.members choice.1 game) with
    | none => []
    | some found => [(choice.1, found)]

def isEmpty {α : Type} : List α → Bool
  | [] => true
  | _ :: _ => false

def isSingle {α : Type} : List α → Bool
  | [_] => true
  | _ => false

/-- Whether player `i` has perfect recall: all nodes of each of his infosets have the same own past. -/
def remembers (i : Nat) (game : Tree.Node) : Bool := isEmpty (breaks i game)

/-- Whether every player has perfect recall. -/
def perfectRecall (game : Tree.Node) : Bool := (Tree.players game).all fun i => remembers i game

/-- Whether every infoset has one node. -/
def perfectInformation (game : Tree.Node) : Bool :=
  (Tree.players game).all fun i =>
    (Places.infosets i game).all fun choice => isSingle (Places.members choice.1 game)

end GameSpec.Recall
