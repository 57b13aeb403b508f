import GameSpec.Evaluate

/-! The enumeration of GT-13b as GT-13c ports it, defects included, and its repair. -/
namespace GameSpec.Audit

/-!
The source keeps both players in one dictionary. Its keys are numbered here: `|c` is c, `pb|c` is 3 + c, `b|c` is 6 + c,
`p|c` is 9 + c. A dictionary is no profile of the game: player 2's answer to a bet is read from `|c`.
-/

def atRoot (c : Nat) : Nat := c

def afterPassBet (c : Nat) : Nat := 3 + c

def afterBet (c : Nat) : Nat := 6 + c

def afterPass (c : Nat) : Nat := 9 + c

def keys : List Nat := [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

def uniform : Profile.Table := Profile.ofBets (keys.map fun key => (key, (1 / 2 : Rat)))

/-- Bets if and only if the card is the king, under all four prefixes. -/
def blueprint : Profile.Table := Profile.ofBets (keys.map fun key => (key, Profile.onlyKing (key % 3)))

/-- The blueprint, but jack and queen always call after pass-bet. -/
def naive : Profile.Table :=
  Profile.withRows (Profile.ofBets [(afterPassBet 0, 1), (afterPassBet 1, 1)]) blueprint

/-- A copy of the blueprint. -/
def safe : Profile.Table := blueprint

/-- The triples of the source's three nested loops: root, middle, last. -/
def paths : List (Nat × Nat × Nat) :=
  [(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1)]

/-- The history that a triple stands for; `last` is idle after pass-pass and after bet-pass. -/
def pathHistory : Nat × Nat × Nat → List Nat
  | (0, 0, _) => [0, 0]
  | (0, _, last) => [0, 1, last]
  | (_, 0, _) => [1, 0]
  | (_, _, last) => [1, last]

/-- The weight that the source gives a triple: `s₁` is player 1's dictionary, `s₂` player 2's. -/
def pathWeight (s₁ s₂ : Profile.Table) (c₁ c₂ : Nat) : Nat × Nat × Nat → Option Rat
  | (0, 0, _) =>
    Partial.times (Profile.probability s₁ (atRoot c₁) 0) (Profile.probability s₂ (afterPass c₂) 0)
  | (0, middle, last) =>
    Partial.times (Profile.probability s₁ (atRoot c₁) 0)
      (Partial.times (Profile.probability s₂ (afterPass c₂) middle)
        (Profile.probability s₁ (afterPassBet c₁) last))
  | (root, 0, _) =>
    Partial.times (Profile.probability s₁ (atRoot c₁) root) (Profile.probability s₂ (atRoot c₂) 0)
  | (root, middle, last) =>
    Partial.times (Profile.probability s₁ (atRoot c₁) root)
      (Partial.times (Profile.probability s₂ (atRoot c₂) middle)
        (Profile.probability s₁ (afterBet c₁) last))

/-! Every list below has one entry for each deal, in the order of `Kuhn.deals`. -/

/-- A quantity of each deal, or nothing where one is missing. -/
def overDeals {α : Type} (f : Nat → Nat → Option α) : Option (List α) :=
  Partial.collect (Kuhn.deals.map fun deal => f deal.1 deal.2)

/-- The eight weights of each deal, in the order of `paths`. -/
def pathWeights (s₁ s₂ : Profile.Table) : Option (List (List Rat)) :=
  overDeals fun c₁ c₂ => Partial.collect (paths.map fun path => pathWeight s₁ s₂ c₁ c₂ path)

/-- The weight of a history: that of all triples which stand for it. -/
def historyWeight (s₁ s₂ : Profile.Table) (c₁ c₂ : Nat) (history : List Nat) : Option Rat :=
  Partial.total ((paths.filter fun path => pathHistory path == history).map fun path =>
    pathWeight s₁ s₂ c₁ c₂ path)

/-- The five weights of each deal, in the order of `Kuhn.histories`. -/
def historyWeights (s₁ s₂ : Profile.Table) : Option (List (List Rat)) :=
  overDeals fun c₁ c₂ =>
    Partial.collect (Kuhn.histories.map fun history => historyWeight s₁ s₂ c₁ c₂ history)

/-- The sum of the eight weights of each deal; 1 if they were a distribution. -/
def weightSums (s₁ s₂ : Profile.Table) : Option (List Rat) :=
  overDeals fun c₁ c₂ => Partial.total (paths.map fun path => pathWeight s₁ s₂ c₁ c₂ path)

def portedDealValues (payoffs : Kuhn.Payoffs) (s₁ s₂ : Profile.Table) : Option (List Rat) :=
  overDeals fun c₁ c₂ => Partial.total (paths.map fun path =>
    Partial.times (pathWeight s₁ s₂ c₁ c₂ path) (Kuhn.terminalPayoff payoffs c₁ c₂ (pathHistory path)))

/-- The mean over the deals, of values that may be missing. -/
def meanOf : Option (List Rat) → Option Rat
  | none => none
  | some values => Partial.mean (values.map fun v => some v)

def portedValue (payoffs : Kuhn.Payoffs) (s₁ s₂ : Profile.Table) : Option Rat :=
  meanOf (portedDealValues payoffs s₁ s₂)

/-- The weight of a history in the source's repaired loop: each once, the hand over after bet-pass and bet-call. -/
def correctedWeight (s₁ s₂ : Profile.Table) (c₁ c₂ : Nat) : List Nat → Option Rat
  | [0, 0] =>
    Partial.times (Profile.probability s₁ (atRoot c₁) 0) (Profile.probability s₂ (afterPass c₂) 0)
  | [0, 1, last] =>
    Partial.times (Profile.probability s₁ (atRoot c₁) 0)
      (Partial.times (Profile.probability s₂ (afterPass c₂) 1) (Profile.probability s₁ (afterPassBet c₁) last))
  | [1, answer] =>
    Partial.times (Profile.probability s₁ (atRoot c₁) 1) (Profile.probability s₂ (atRoot c₂) answer)
  | _ => none

def correctedWeightSums (s₁ s₂ : Profile.Table) : Option (List Rat) :=
  overDeals fun c₁ c₂ =>
    Partial.total (Kuhn.histories.map fun history => correctedWeight s₁ s₂ c₁ c₂ history)

def correctedDealValues (payoffs : Kuhn.Payoffs) (s₁ s₂ : Profile.Table) : Option (List Rat) :=
  overDeals fun c₁ c₂ => Partial.total (Kuhn.histories.map fun history =>
    Partial.times (correctedWeight s₁ s₂ c₁ c₂ history) (Kuhn.terminalPayoff payoffs c₁ c₂ history))

def correctedValue (payoffs : Kuhn.Payoffs) (s₁ s₂ : Profile.Table) : Option Rat :=
  meanOf (correctedDealValues payoffs s₁ s₂)

/-- The source's pure reading of a row: bets if and only if P(b) > 1/2. -/
def pureBet (s : Profile.Table) (key : Nat) : Option Rat :=
  match Profile.probability s key 1 with
  | none => none
  | some b => if (1 / 2 : Rat) < b then some 1 else some 0

/-- The pure profile that the source's report reads from two dictionaries. -/
def pureProfile (s₁ s₂ : Profile.Table) : Option Profile.Table :=
  match Partial.collect (
    (Kuhn.cards.map fun c => Partial.keyed (Kuhn.opening c) (pureBet s₁ (atRoot c)))
      ++ (Kuhn.cards.map fun c => Partial.keyed (Kuhn.afterPassBet c) (pureBet s₁ (afterPassBet c)))
      ++ (Kuhn.cards.map fun c => Partial.keyed (Kuhn.facingBet c) (pureBet s₂ (atRoot c)))
      ++ (Kuhn.cards.map fun c => Partial.keyed (Kuhn.facingPass c) (pureBet s₂ (afterPass c)))) with
  | none => none
  | some bets => some (Profile.ofBets bets)

/-- The source's report: both values, what player 2 and what player 1 gain by deviating, and the sum of the gains. -/
def report (payoffs : Kuhn.Payoffs) (s₁ s₂ : Profile.Table) : Option (List Rat) :=
  match pureProfile s₁ s₂ with
  | none => none
  | some σ =>
    Partial.collect [
      Evaluate.expectedValue (Kuhn.tree payoffs) σ 0,
      Evaluate.expectedValue (Kuhn.tree payoffs) σ 1,
      Evaluate.deviationGain (Kuhn.tree payoffs) σ 1,
      Evaluate.deviationGain (Kuhn.tree payoffs) σ 0,
      Evaluate.nashConv (Kuhn.tree payoffs) σ]

end GameSpec.Audit
