import GameSpec

/-! Best responses by recursion are those over all pure plans, and both ways of adding up expected values agree. -/
namespace GameThm.Recursion

open GameSpec Games

/-- For every player: the best-response value by recursion and by enumeration. -/
def sameValues (game : Tree.Node) (σ : Profile.Table) : Bool :=
  (Tree.players game).all fun i =>
    (match Recursion.bestResponseValue game σ i with
      | none => false
      | some v => decide (BestResponse.bestResponseValue game σ i = some v))
    && (match Recursion.expectedValue game σ i with
      | none => false
      | some v => decide (Evaluate.expectedValue game σ i = some v))

theorem market_entry : sameValues marketEntry (Profile.even marketEntry) = true := by decide +kernel

theorem matching_pennies : sameValues matchingPennies (Profile.even matchingPennies) = true := by decide +kernel

theorem card_game : sameValues cardGame (Profile.even cardGame) = true := by decide +kernel

theorem chain_store : sameValues chainStore (Profile.even chainStore) = true := by decide +kernel

theorem entry_with_cost :
    sameValues (entryWithCost (3 / 2) (1 / 2) (3 / 10)) (Profile.even (entryWithCost (3 / 2) (1 / 2) (3 / 10)))
      = true := by
  decide +kernel

theorem kuhn_uniform : sameValues (Kuhn.tree .standard) Profile.uniform = true := by decide +kernel

theorem kuhn_equilibrium :
    sameValues (Kuhn.tree .standard) (Profile.equilibrium (1 / 3)) = true := by decide +kernel

theorem kuhn_always_pass : sameValues (Kuhn.tree .standard) Profile.alwaysPass = true := by decide +kernel

theorem kuhn_nash_conv :
    Recursion.nashConv (Kuhn.tree .standard) Profile.uniform = some (11 / 12) := by decide +kernel

/-- Where the others never let a player get, every action is optimal: player 2's answers to the bets never made. -/
theorem unreached_is_free :
    (match Recursion.optimalActions (Kuhn.tree .standard) Profile.alwaysPass 1 with
      | none => none
      | some found => found.lookup (Kuhn.facingBet 0)) = some [0, 1] := by
  decide +kernel

end GameThm.Recursion
