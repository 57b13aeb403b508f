import GameSpec.Tree

/-! Kuhn poker (three cards, one bet) under the standard payoffs, and under those of GT-13b's enumeration. -/
namespace GameSpec.Kuhn

/-- Which game is meant where a player folds. -/
inductive Payoffs where
  | standard
  | notebook

/-- Cards are 0, 1, 2: jack, queen, king. -/
def cards : List Nat := [0, 1, 2]

/-- Player 1's card, player 2's card; in lexicographic order. -/
def deals : List (Nat × Nat) := [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]

/-- The terminal histories of a deal; 0 is pass (check, fold), 1 is bet (call). -/
def histories : List (List Nat) := [[0, 0], [0, 1, 0], [0, 1, 1], [1, 0], [1, 1]]

/-- The higher card wins the stake: what that pays player 1. -/
def showdown (c₁ c₂ : Nat) (stake : Rat) : Rat := if c₁ > c₂ then stake else -stake

/-- What player 1 gets where he passes, is bet at, and folds. -/
def firstFolds : Payoffs → Rat
  | .standard => -1
  | .notebook => 1

/-- What player 1 gets where he bets and player 2 folds. -/
def secondFolds : Payoffs → Rat
  | .standard => 1
  | .notebook => -1

/-- What player 1 is paid at a terminal history; nothing is paid at any other history. -/
def terminalPayoff (payoffs : Payoffs) (c₁ c₂ : Nat) : List Nat → Option Rat
  | [0, 0] => some (showdown c₁ c₂ 1)
  | [0, 1, 0] => some (firstFolds payoffs)
  | [0, 1, 1] => some (showdown c₁ c₂ 2)
  | [1, 0] => some (secondFolds payoffs)
  | [1, 1] => some (showdown c₁ c₂ 2)
  | _ => none

/-!
Infosets are numbered in the order in which tables list them: player 1's by situation, then card (`0 1 2 0pb 1pb 2pb`);
player 2's by card, then situation (`0b 0p 1b 1p 2b 2p`).
-/

def opening (c : Nat) : Nat := c

def afterPassBet (c : Nat) : Nat := 3 + c

def facingBet (c : Nat) : Nat := 6 + 2 * c

def facingPass (c : Nat) : Nat := 7 + 2 * c

def infosets : List Nat := [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/-- The own card at an infoset. -/
def cardAt (infoset : Nat) : Nat := if infoset < 6 then infoset % 3 else (infoset - 6) / 2

/-- The terminal node of a history: player 2 is paid the negative of what player 1 is. -/
def ending (payoffs : Payoffs) (c₁ c₂ : Nat) (history : List Nat) : Tree.Node :=
  match terminalPayoff payoffs c₁ c₂ history with
  | none => Tree.Node.terminal []
  | some u => Tree.Node.terminal [u, -u]

/-- The betting after `c₁` and `c₂` are dealt. -/
def betting (payoffs : Payoffs) (c₁ c₂ : Nat) : Tree.Node :=
  Tree.Node.decision 0 (opening c₁) [
    (0, Tree.Node.decision 1 (facingPass c₂) [
      (0, ending payoffs c₁ c₂ [0, 0]),
      (1, Tree.Node.decision 0 (afterPassBet c₁) [
        (0, ending payoffs c₁ c₂ [0, 1, 0]),
        (1, ending payoffs c₁ c₂ [0, 1, 1])])]),
    (1, Tree.Node.decision 1 (facingBet c₂) [
      (0, ending payoffs c₁ c₂ [1, 0]),
      (1, ending payoffs c₁ c₂ [1, 1])])]

def dealt (card : Nat) (probability : Rat) (t : Tree.Node) : Tree.Draw × Tree.Node :=
  ({ label := card, probability := probability }, t)

/-- The game: player 1's card is drawn, then player 2's from the other two, then they bet. -/
def tree (payoffs : Payoffs) : Tree.Node :=
  Tree.Node.chance (cards.map fun c₁ =>
    dealt c₁ (1 / 3) (Tree.Node.chance ((cards.filter fun c₂ => c₂ != c₁).map fun c₂ =>
      dealt c₂ (1 / 2) (betting payoffs c₁ c₂))))

end GameSpec.Kuhn
