import GameSpec.Kuhn
import GameSpec.Partial

/-! Behavioural strategy profiles, as tables, and the ones that the source and the literature name. -/
namespace GameSpec.Profile

/-- What is played at one infoset: action and probability. -/
abbrev Row := List (Nat × Rat)

/-- A profile: infoset and row, for all players in one. Where an infoset occurs twice the first row counts. -/
abbrev Table := List (Nat × Row)

/-- The probability of an action; missing where the table has no such row or the row no such action. -/
def probability (σ : Table) (infoset action : Nat) : Option Rat :=
  match σ.lookup infoset with
  | none => none
  | some row => row.lookup action

/-- What the profile plays at one choice, over exactly the actions that are open there. -/
def rowAt (σ : Table) (choice : Tree.Choice) : Option (Nat × Row) :=
  Partial.keyed choice.1
    (Partial.collect (choice.2.map fun action => Partial.keyed action (probability σ choice.1 action)))

/-- Player `i`'s strategy in full: every infoset of his, ascending, each with every action. -/
def table (game : Tree.Node) (σ : Table) (i : Nat) : Option Table :=
  Partial.collect ((Tree.choices i game).map fun choice => rowAt σ choice)

/-- Non-negative, and with sum 1. -/
def isDistribution (row : Row) : Bool :=
  row.all (fun entry => decide (0 ≤ entry.2))
    && decide (Partial.total (row.map fun entry => some entry.2) = some (1 : Rat))

/-- Whether the table plays a distribution at every infoset of player `i`. -/
def isStrategy (game : Tree.Node) (σ : Table) (i : Nat) : Bool :=
  match table game σ i with
  | none => false
  | some rows => rows.all fun entry => isDistribution entry.2

/-- The rows of player `i`'s infosets, and no others. -/
def part (game : Tree.Node) (i : Nat) (σ : Table) : Table :=
  σ.filter fun entry => (Tree.choices i game).any fun choice => choice.1 == entry.1

/-- `rows` in place of those that `σ` has for the same infosets. -/
def withRows (rows σ : Table) : Table := rows ++ σ

/-- Every action of a choice equally likely. -/
def evenRow (choice : Tree.Choice) : Nat × Row :=
  (choice.1, choice.2.map fun action => (action, 1 / Partial.count choice.2))

/-- Every action equally likely, in any game. -/
def even (game : Tree.Node) : Table :=
  (Tree.players game).flatMap fun i => (Tree.choices i game).map evenRow

/-! Kuhn poker, where a row is given by its probability of a bet. -/

def betRow (b : Rat) : Row := [(0, 1 - b), (1, b)]

def ofBets (bets : List (Nat × Rat)) : Table := bets.map fun entry => (entry.1, betRow entry.2)

def uniform : Table := ofBets (Kuhn.infosets.map fun infoset => (infoset, (1 / 2 : Rat)))

def alwaysPass : Table := ofBets (Kuhn.infosets.map fun infoset => (infoset, (0 : Rat)))

def onlyKing (card : Nat) : Rat := if card = 2 then 1 else 0

/-- Bets, and calls, if and only if the own card is the king. -/
def blueprint : Table := ofBets (Kuhn.infosets.map fun infoset => (infoset, onlyKing (Kuhn.cardAt infoset)))

/-- The naive splice: after pass-bet the jack and the queen always call. -/
def naive (onto : Table) : Table :=
  withRows (ofBets [(Kuhn.afterPassBet 0, 1), (Kuhn.afterPassBet 1, 1)]) onto

/-- The source's safe splice: a copy of what it is spliced into. -/
def safe (onto : Table) : Table := onto

/-- The blueprint, its probability `b` of a call after pass-bet replaced by `shift b`, whatever the card. -/
def withMargin (shift : Rat → Rat) : Table :=
  withRows (ofBets (Kuhn.cards.map fun c => (Kuhn.afterPassBet c, shift (onlyKing c)))) blueprint

/-- `(1 - δ) blueprint + δ naive` after pass-bet, where the naive splice calls with every card. -/
def safeWithMarginMix (δ : Rat) : Table := withMargin fun b => (1 - δ) * b + δ * 1

/-- δ added to the probability of a call after pass-bet, the row divided by its sum. -/
def safeWithMarginRenormalise (δ : Rat) : Table := withMargin fun b => (b + δ) / (1 + δ)

/-- Kuhn's equilibria (H. W. Kuhn, A simplified two-person poker, 1950): one for each α in [0, 1/3]. -/
def equilibrium (α : Rat) : Table :=
  ofBets [
    (Kuhn.opening 0, α), (Kuhn.opening 1, 0), (Kuhn.opening 2, 3 * α),
    (Kuhn.afterPassBet 0, 0), (Kuhn.afterPassBet 1, α + 1 / 3), (Kuhn.afterPassBet 2, 1),
    (Kuhn.facingBet 0, 0), (Kuhn.facingBet 1, 1 / 3), (Kuhn.facingBet 2, 1),
    (Kuhn.facingPass 0, 1 / 3), (Kuhn.facingPass 1, 0), (Kuhn.facingPass 2, 1)]

end GameSpec.Profile
