import GameSpec

/-! Subgame perfection: what the definition says is what backward induction finds, ties included. -/
namespace GameThm.Subgame

open GameSpec Subgame Games

theorem market_entry_roots : (roots marketEntry).length = 2 := by decide +kernel

theorem matching_pennies_roots : (roots matchingPennies).length = 1 := by decide +kernel

theorem chain_store_roots : (roots chainStore).length = 8 := by decide +kernel

theorem market_entry_methods : equilibria marketEntry = some (perfectProfiles marketEntry) := by decide +kernel

theorem chain_store_methods : equilibria chainStore = some (perfectProfiles chainStore) := by decide +kernel

theorem market_entry_equilibria : equilibria marketEntry = some [[[(0, 0)], [(1, 1)]]] := by decide +kernel

/-- (Out, Fight): an equilibrium that rests on a threat which is not carried out. -/
theorem empty_threat :
    NormalForm.isEquilibrium marketEntry [(0, 1), (1, 0)] = true ∧ isPerfect marketEntry [(0, 1), (1, 0)] = false := by
  decide +kernel

theorem chain_store_unique : (perfectProfiles chainStore).length = 1 := by decide +kernel

/-- Player 2 does not care, player 1 does; nor does player 1 at the root, below one of the answers. -/
def ties : Tree.Node :=
  Tree.Node.decision 0 0 [
    (0, Tree.Node.decision 1 1 [(0, Tree.Node.terminal [2, 1]), (1, Tree.Node.terminal [0, 1])]),
    (1, Tree.Node.chance [
      Games.drawn 0 (1 / 2) (Tree.Node.decision 1 2 [(0, Tree.Node.terminal [4, 3]), (1, Tree.Node.terminal [0, 3])]),
      Games.drawn 1 (1 / 2) (Tree.Node.terminal [0, 0])])]

theorem ties_methods : equilibria ties = some (perfectProfiles ties) := by decide +kernel

theorem ties_count : (perfectProfiles ties).length = 6 := by decide +kernel

theorem imperfect_information : equilibria matchingPennies = none := by decide +kernel

end GameThm.Subgame
