import GameSpec.Evaluate

/-! Kuhn poker: what player 2 gets who bets with the jack and with the king, after a pass, at chosen frequencies. -/
namespace GameSpec.Mixed

/-- Player 1 of `opponent` against player 2 of `base`, who bets α at jack-after-pass and β at king-after-pass. -/
def profile (game : Tree.Node) (opponent base : Profile.Table) (α β : Rat) : Profile.Table :=
  Profile.withRows (Profile.ofBets [(Kuhn.facingPass 0, α), (Kuhn.facingPass 2, β)])
    (Profile.part game 1 base ++ Profile.part game 0 opponent)

/-- Values to player 2: a row for each α, in it an entry for each β. -/
def values (game : Tree.Node) (opponent base : Profile.Table) (αs βs : List Rat) : Option (List (List Rat)) :=
  Partial.collect (αs.map fun α => Partial.collect (βs.map fun β =>
    Evaluate.expectedValue game (profile game opponent base α β) 1))

/-- The largest entry. -/
def maximum (matrix : List (List Rat)) : Option Rat := Partial.maximum (matrix.flatMap fun entries => entries)

/-- The points of the grid, in its order, at which the matrix has its largest entry. -/
def argmax (αs βs : List Rat) (matrix : List (List Rat)) : List (Rat × Rat) :=
  (((αs.flatMap fun α => βs.map fun β => (α, β)).zip (matrix.flatMap fun entries => entries)).filter
    fun point => decide (some point.2 = maximum matrix)).map fun point => point.1

/-- The largest value at the four pure points. -/
def vertexMaximum (game : Tree.Node) (opponent base : Profile.Table) : Option Rat :=
  match values game opponent base [0, 1] [0, 1] with
  | none => none
  | some matrix => maximum matrix

/-- The most that any pure plan of player 2 gets against player 1 of `opponent`. -/
def pureBestResponseValue (game : Tree.Node) (opponent : Profile.Table) : Option Rat :=
  BestResponse.bestResponseValue game opponent 1

end GameSpec.Mixed
