import GameSpec

/-! The shape of GT-07's games. -/
namespace GameThm.Games

open GameSpec Games

theorem market_entry_nodes : Tree.nodeCount marketEntry = 5 := by decide +kernel

theorem matching_pennies_nodes : Tree.nodeCount matchingPennies = 7 := by decide +kernel

theorem card_game_nodes : Tree.nodeCount cardGame = 11 := by decide +kernel

theorem chain_store_nodes : Tree.nodeCount chainStore = 17 := by decide +kernel

theorem entry_with_cost_nodes : Tree.nodeCount (entryWithCost (3 / 2) (1 / 2) (3 / 10)) = 9 := by decide +kernel

/-- Every node has one place, whatever its kind. -/
theorem chain_store_kinds :
    Places.kindCount Places.isDecision chainStore + Places.kindCount Places.isTerminal chainStore = 17 := by
  decide +kernel

theorem chain_store_plans :
    (Tree.players chainStore).map (fun i => Plan.planCount (Places.infosets i chainStore)) = [2, 16, 8] := by
  decide +kernel

theorem kuhn_plans :
    (Tree.players (Kuhn.tree .standard)).map
      (fun i => Plan.planCount (Places.infosets i (Kuhn.tree .standard))) = [64, 64] := by
  decide +kernel

theorem market_entry_information : Recall.perfectInformation marketEntry = true := by decide +kernel

theorem matching_pennies_information : Recall.perfectInformation matchingPennies = false := by decide +kernel

theorem card_game_information : Recall.perfectInformation cardGame = false := by decide +kernel

theorem chain_store_information : Recall.perfectInformation chainStore = true := by decide +kernel

theorem entry_with_cost_information :
    Recall.perfectInformation (entryWithCost (3 / 2) (1 / 2) (3 / 10)) = false := by
  decide +kernel

theorem chain_store_recall : Recall.perfectRecall chainStore = true := by decide +kernel

theorem kuhn_recall : Recall.perfectRecall (Kuhn.tree .standard) = true := by decide +kernel

/-- A player who forgets what he did: two moves in a row at one infoset. -/
def absentMinded : Tree.Node :=
  Tree.Node.decision 0 0 [(0, Tree.Node.decision 0 0 [(0, Tree.Node.terminal [0]), (1, Tree.Node.terminal [4])]),
    (1, Tree.Node.terminal [1])]

theorem absent_minded_recall : Recall.perfectRecall absentMinded = false := by decide +kernel

theorem matching_pennies_zero_sum : Tree.payoffSums matchingPennies = some (0, 0) := by decide +kernel

theorem market_entry_sums : Tree.payoffSums marketEntry = some (-2, 2) := by decide +kernel

theorem card_game_sums : Tree.payoffSums cardGame = some (-2, 2) := by decide +kernel

theorem card_game_not_constant_sum : Tree.constantSum cardGame = false := by decide +kernel

theorem kuhn_constant_sum : Tree.constantSum (Kuhn.tree .standard) = true := by decide +kernel

end GameThm.Games
