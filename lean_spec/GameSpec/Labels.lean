import GameSpec.Kuhn
import GameSpec.Plan

/-! The names under which numbers are shown: OpenSpiel's information states, and the project's tables. -/
namespace GameSpec.Labels

def joined (separator : String) : List String → String
  | [] => ""
  | [text] => text
  | text :: rest => text ++ separator ++ joined separator rest

def player (number : Nat) : String := "player_" ++ toString (number + 1)

def action : Nat → String
  | 0 => "p"
  | _ => "b"

/-- Actions in a row: `pbb`. -/
def actions (history : List Nat) : String := joined "" (history.map action)

/-- Cards in a row: `0 1`. -/
def deal (cards : List Nat) : String := joined " " (cards.map fun card => toString card)

/-- Kuhn poker's infosets: the own card, then the actions so far. -/
def infoset (number : Nat) : String :=
  toString (Kuhn.cardAt number) ++
    (if number < 3 then "" else if number < 6 then "pb" else if number % 2 = 0 then "b" else "p")

/-- The source's dictionary keys: the actions so far, a bar, the card. -/
def key (number : Nat) : String :=
  (if number < 3 then "" else if number < 6 then "pb" else if number < 9 then "b" else "p")
    ++ "|" ++ toString (number % 3)

def path (triple : Nat × Nat × Nat) : String := actions [triple.1, triple.2.1, triple.2.2]

/-- A pure plan: `0:p 1:p 2:b ...`. -/
def plan (decisions : Plan.PurePlan) : String :=
  joined " " (decisions.map fun decision => infoset decision.1 ++ ":" ++ action decision.2)

/-- An agreed action, or that there is none. -/
def forced : Option Nat → String
  | none => "free"
  | some number => action number

end GameSpec.Labels
