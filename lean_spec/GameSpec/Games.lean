import GameSpec.Labels

/-! The games of GT-07 as trees, with their labels; and Kuhn poker under the labels that it has beside them. -/
namespace GameSpec.Games

/-- A tree, and what is shown of it: infosets by number, actions by infoset and number, draws by number. -/
structure Game where
  title : String
  players : List String
  tree : Tree.Node
  infoset : Nat → String
  action : Nat → Nat → String
  draw : Nat → String

def nth (labels : List String) (number : Nat) : String :=
  match labels[number]? with
  | none => ""
  | some label => label

def pays (payoffs : List Rat) : Tree.Node := Tree.Node.terminal payoffs

/-! How a stage of market entry ends: 0 fought, 1 accommodated, 2 stayed out. -/

def entrantPaid : Nat → Rat
  | 0 => -1
  | 1 => 1
  | _ => 0

def incumbentPaid : Nat → Rat
  | 0 => -1
  | 1 => 1
  | _ => 2

/-- The incumbent answers an entrant to whom coming in costs something. -/
def answered (cost : Rat) : Tree.Node :=
  Tree.Node.decision 1 1 [
    (0, pays [entrantPaid 0 - cost, incumbentPaid 0]),
    (1, pays [entrantPaid 1 - cost, incumbentPaid 1])]

def marketEntry : Tree.Node :=
  Tree.Node.decision 0 0 [(0, answered 0), (1, pays [entrantPaid 2, incumbentPaid 2])]

def matched (first second : Nat) : Tree.Node := if first = second then pays [1, -1] else pays [-1, 1]

/-- Player 2 moves without having seen what player 1 did. -/
def matchingPennies : Tree.Node :=
  Tree.Node.decision 0 0 ([0, 1].map fun first =>
    (first, Tree.Node.decision 1 1 ([0, 1].map fun second => (second, matched first second))))

def drawn (label : Nat) (probability : Rat) (t : Tree.Node) : Tree.Draw × Tree.Node :=
  ({ label := label, probability := probability }, t)

/-- Player 1 knows the card, at infoset `own`: he bets or shows it for `shown`; called, he gets `called`. -/
def cardDealt (own : Nat) (called shown : Rat) : Tree.Node :=
  Tree.Node.decision 0 own [
    (0, Tree.Node.decision 1 1 [(0, pays [called, -called]), (1, pays [1, -1])]),
    (1, pays [shown, shown])]

def cardGame : Tree.Node :=
  Tree.Node.chance [drawn 0 (1 / 2) (cardDealt 0 2 1), drawn 1 (1 / 2) (cardDealt 2 (-2) (-1))]

/-- What both stages of the chain store pay: the first entrant, the incumbent, the second entrant. -/
def bothStages (first second : Nat) : Tree.Node :=
  pays [entrantPaid first, incumbentPaid first + incumbentPaid second, entrantPaid second]

/-- The second stage, where everybody saw how the first one ended. -/
def secondStage (first : Nat) : Tree.Node :=
  Tree.Node.decision 2 (2 + first) [
    (0, Tree.Node.decision 1 (5 + first) [(0, bothStages first 0), (1, bothStages first 1)]),
    (1, bothStages first 2)]

def chainStore : Tree.Node :=
  Tree.Node.decision 0 0 [
    (0, Tree.Node.decision 1 1 [(0, secondStage 0), (1, secondStage 1)]),
    (1, secondStage 2)]

/-- The entrant's cost is drawn when he has come in; the incumbent does not see it. -/
def entryWithCost (high low probabilityHigh : Rat) : Tree.Node :=
  Tree.Node.decision 0 0 [
    (0, Tree.Node.chance [
      drawn 0 probabilityHigh (answered high),
      drawn 1 (1 - probabilityHigh) (answered low)]),
    (1, pays [entrantPaid 2, incumbentPaid 2])]

/-! The same with their labels. -/

def entryActions (infoset : Nat) : List String :=
  if infoset = 0 then ["In", "Out"] else ["Fight", "Accommodate"]

def marketEntryGame : Game where
  title := "Market entry"
  players := ["Entrant", "Incumbent"]
  tree := marketEntry
  infoset := nth ["entrant", "incumbent"]
  action := fun infoset => nth (entryActions infoset)
  draw := nth []

def matchingPenniesGame : Game where
  title := "Matching pennies"
  players := ["Player 1", "Player 2"]
  tree := matchingPennies
  infoset := nth ["j1", "j2_choice"]
  action := fun _ => nth ["Pile", "Face"]
  draw := nth []

def cardGameGame : Game where
  title := "Card game"
  players := ["Player 1", "Player 2"]
  tree := cardGame
  infoset := nth ["j1_H", "j2_bet", "j1_L"]
  action := fun infoset => nth (if infoset = 1 then ["Call", "Fold"] else ["Bet", "Check"])
  draw := nth ["High", "Low"]

def chainStoreGame : Game where
  title := "Chain store"
  players := ["Entrant 1", "Incumbent", "Entrant 2"]
  tree := chainStore
  infoset := nth [
    "entrant_1", "incumbent_1",
    "entrant_2_after_Fight", "entrant_2_after_Accommodate", "entrant_2_after_Out",
    "incumbent_2_after_Fight", "incumbent_2_after_Accommodate", "incumbent_2_after_Out"]
  action := fun infoset =>
    nth (if infoset = 1 then ["Fight", "Accommodate"] else if infoset < 5 then ["In", "Out"] else ["Fight", "Accommodate"])
  draw := nth []

def entryWithCostGame (high low probabilityHigh : Rat) : Game where
  title := "Entry with a random cost"
  players := ["Entrant", "Incumbent"]
  tree := entryWithCost high low probabilityHigh
  infoset := nth ["entrant", "incumbent"]
  action := fun infoset => nth (entryActions infoset)
  draw := nth ["High", "Low"]

/-- Two players, three cards, standard payoffs. -/
def kuhnGame : Game where
  title := "Kuhn poker"
  players := ["Player 0", "Player 1"]
  tree := Kuhn.tree Kuhn.Payoffs.standard
  infoset := Labels.infoset
  action := fun _ => nth ["Pass", "Bet"]
  draw := fun card => "Deal:" ++ toString card

end GameSpec.Games
