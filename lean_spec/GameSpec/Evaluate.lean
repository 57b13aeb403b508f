import GameSpec.BestResponse

/-! What a profile is worth, and how far it is from equilibrium. -/
namespace GameSpec.Evaluate

/-- What a terminal history pays player `i`, times the players' reach. -/
def weighted (σ : Profile.Table) (i : Nat) (z : Tree.Ending) : Option Rat :=
  Partial.times (Reach.reach σ z.moves) (z.payoffs[i]?)

/-- Deal, expected payoff to player `i` given the deal. -/
def dealValues (game : Tree.Node) (σ : Profile.Table) (i : Nat) : Option (List (List Nat × Rat)) :=
  Partial.collect ((Tree.deals game).map fun deal =>
    Partial.keyed deal (Partial.total ((Tree.endingsOf game deal).map fun z => weighted σ i z)))

/-- The expected payoff to player `i`: the sum over all terminal histories. -/
def expectedValue (game : Tree.Node) (σ : Profile.Table) (i : Nat) : Option Rat :=
  Partial.total ((Tree.endings game).map fun z => Partial.times (some z.chance) (weighted σ i z))

/-- What player `i` gains by deviating alone to a best response. -/
def deviationGain (game : Tree.Node) (σ : Profile.Table) (i : Nat) : Option Rat :=
  Partial.minus (BestResponse.bestResponseValue game σ i) (expectedValue game σ i)

/-- The sum of what each player can gain by deviating alone. -/
def nashConv (game : Tree.Node) (σ : Profile.Table) : Option Rat :=
  Partial.total ((Tree.players game).map fun i => deviationGain game σ i)

/-- `nashConv` by the number of players. -/
def exploitability (game : Tree.Node) (σ : Profile.Table) : Option Rat :=
  Partial.quotient (nashConv game σ) (some (Partial.count (Tree.players game)))

end GameSpec.Evaluate
