import GameSpec.Profile

/-! How likely the players make a terminal history, chance apart. -/
namespace GameSpec.Reach

/-- The product of the probabilities with which a profile takes the given moves. -/
def reach (σ : Profile.Table) : List Tree.Move → Option Rat
  | [] => some 1
  | move :: rest => Partial.times (Profile.probability σ move.infoset move.action) (reach σ rest)

/-- Deal, history, reach of both players. -/
def reachWeights (game : Tree.Node) (σ : Profile.Table) : Option (List (List Nat × List (List Nat × Rat))) :=
  Partial.collect ((Tree.deals game).map fun deal =>
    Partial.keyed deal (Partial.collect ((Tree.endingsOf game deal).map fun z =>
      Partial.keyed (Tree.history z) (reach σ z.moves))))

/-- Deal, sum of the reach of its terminal histories. -/
def reachSums (game : Tree.Node) (σ : Profile.Table) : Option (List (List Nat × Rat)) :=
  Partial.collect ((Tree.deals game).map fun deal =>
    Partial.keyed deal (Partial.total ((Tree.endingsOf game deal).map fun z => reach σ z.moves)))

end GameSpec.Reach
