import GameSpec

/-! Pure equilibria and dominated plans of GT-07's games. -/
namespace GameThm.NormalForm

open GameSpec NormalForm Games

/-- (In, Accommodate) and (Out, Fight). -/
theorem market_entry_equilibria :
    pureEquilibria marketEntry = [[[(0, 0)], [(1, 1)]], [[(0, 1)], [(1, 0)]]] := by
  decide +kernel

theorem matching_pennies_equilibria : pureEquilibria matchingPennies = [] := by decide +kernel

/-- Every action with probability 1/2 is an equilibrium all the same. -/
theorem matching_pennies_even :
    Evaluate.nashConv matchingPennies (Profile.even matchingPennies) = some 0 := by
  decide +kernel

theorem card_game_equilibria : pureEquilibria cardGame = [] := by decide +kernel

theorem chain_store_equilibria : (pureEquilibria chainStore).length = 64 := by decide +kernel

/-- The default: the entrant stays out, whatever the incumbent would do. -/
theorem entry_with_cost_equilibria :
    (pureEquilibria (entryWithCost (3 / 2) (1 / 2) (3 / 10))).length = 2 := by
  decide +kernel

/-- To fight is weakly dominated by to accommodate, and nothing is strictly dominated. -/
theorem market_entry_weakly : weaklyDominated 1 marketEntry = [some 2, none] := by decide +kernel

theorem market_entry_strictly : strictlyDominated 1 marketEntry = [none, none] := by decide +kernel

end GameThm.NormalForm
