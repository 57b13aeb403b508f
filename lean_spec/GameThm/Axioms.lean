import GameThm.Audit
import GameThm.Baseline
import GameThm.Fuel
import GameThm.Games
import GameThm.General
import GameThm.Kuhn
import GameThm.NashConv
import GameThm.NormalForm
import GameThm.Recursion
import GameThm.Subgame

/-! What every theorem rests on: at most `propext`, `Classical.choice` and `Quot.sound`. -/

#print axioms GameThm.Audit.ported_sums_blueprint
#print axioms GameThm.Audit.ported_sums_naive
#print axioms GameThm.Audit.ported_sums_safe
#print axioms GameThm.Audit.corrected_sums_blueprint
#print axioms GameThm.Audit.corrected_sums_naive
#print axioms GameThm.Audit.corrected_sums_safe
#print axioms GameThm.Audit.corrected_sums_uniform
#print axioms GameThm.Audit.ported_value_blueprint
#print axioms GameThm.Audit.ported_value_naive
#print axioms GameThm.Audit.corrected_value_blueprint
#print axioms GameThm.Audit.corrected_value_naive
#print axioms GameThm.Baseline.equilibrium
#print axioms GameThm.Baseline.safe
#print axioms GameThm.Baseline.naive
#print axioms GameThm.Baseline.delta
#print axioms GameThm.Fuel.absent
#print axioms GameThm.Fuel.before_extends
#print axioms GameThm.Fuel.keyed_extends
#print axioms GameThm.Fuel.best_extends
#print axioms GameThm.Fuel.added_extends
#print axioms GameThm.Fuel.collect_cons
#print axioms GameThm.Fuel.collect_extends
#print axioms GameThm.Fuel.respond_extends
#print axioms GameThm.Fuel.one_more
#print axioms GameThm.Fuel.more_fuel
#print axioms GameThm.Games.market_entry_nodes
#print axioms GameThm.Games.matching_pennies_nodes
#print axioms GameThm.Games.card_game_nodes
#print axioms GameThm.Games.chain_store_nodes
#print axioms GameThm.Games.entry_with_cost_nodes
#print axioms GameThm.Games.chain_store_kinds
#print axioms GameThm.Games.chain_store_plans
#print axioms GameThm.Games.kuhn_plans
#print axioms GameThm.Games.market_entry_information
#print axioms GameThm.Games.matching_pennies_information
#print axioms GameThm.Games.card_game_information
#print axioms GameThm.Games.chain_store_information
#print axioms GameThm.Games.entry_with_cost_information
#print axioms GameThm.Games.chain_store_recall
#print axioms GameThm.Games.kuhn_recall
#print axioms GameThm.Games.absent_minded_recall
#print axioms GameThm.Games.matching_pennies_zero_sum
#print axioms GameThm.Games.market_entry_sums
#print axioms GameThm.Games.card_game_sums
#print axioms GameThm.Games.card_game_not_constant_sum
#print axioms GameThm.Games.kuhn_constant_sum
#print axioms GameThm.General.zero_add
#print axioms GameThm.General.succ_add
#print axioms GameThm.General.add_comm
#print axioms GameThm.General.add_assoc
#print axioms GameThm.General.zero_mul
#print axioms GameThm.General.succ_mul
#print axioms GameThm.General.length_append
#print axioms GameThm.General.length_map
#print axioms GameThm.General.length_flatMap
#print axioms GameThm.General.plan_count
#print axioms GameThm.General.and_left
#print axioms GameThm.General.and_right
#print axioms GameThm.General.single_unbroken
#print axioms GameThm.General.unbroken
#print axioms GameThm.General.all_unbroken
#print axioms GameThm.General.all_remember
#print axioms GameThm.General.information_is_recall
#print axioms GameThm.General.all_of_kept
#print axioms GameThm.General.first_place
#print axioms GameThm.General.perfect_is_nash
#print axioms GameThm.General.neither_left
#print axioms GameThm.General.neither_right
#print axioms GameThm.General.another
#print axioms GameThm.General.both_alike
#print axioms GameThm.General.whatever_is_played
#print axioms GameThm.General.passed_through
#print axioms GameThm.Kuhn.node_count
#print axioms GameThm.Kuhn.infoset_count
#print axioms GameThm.Kuhn.plan_count
#print axioms GameThm.Kuhn.uniform_strategy_first
#print axioms GameThm.Kuhn.uniform_strategy_second
#print axioms GameThm.Kuhn.equilibrium_strategy_first
#print axioms GameThm.Kuhn.equilibrium_strategy_second
#print axioms GameThm.NashConv.uniform
#print axioms GameThm.NashConv.uniform_exploitability
#print axioms GameThm.NashConv.equilibrium_zero
#print axioms GameThm.NashConv.equilibrium_sixth
#print axioms GameThm.NashConv.equilibrium_third
#print axioms GameThm.NashConv.notebook_blueprint
#print axioms GameThm.NashConv.notebook_against_naive
#print axioms GameThm.NormalForm.market_entry_equilibria
#print axioms GameThm.NormalForm.matching_pennies_equilibria
#print axioms GameThm.NormalForm.matching_pennies_even
#print axioms GameThm.NormalForm.card_game_equilibria
#print axioms GameThm.NormalForm.chain_store_equilibria
#print axioms GameThm.NormalForm.entry_with_cost_equilibria
#print axioms GameThm.NormalForm.market_entry_weakly
#print axioms GameThm.NormalForm.market_entry_strictly
#print axioms GameThm.Recursion.market_entry
#print axioms GameThm.Recursion.matching_pennies
#print axioms GameThm.Recursion.card_game
#print axioms GameThm.Recursion.chain_store
#print axioms GameThm.Recursion.entry_with_cost
#print axioms GameThm.Recursion.kuhn_uniform
#print axioms GameThm.Recursion.kuhn_equilibrium
#print axioms GameThm.Recursion.kuhn_always_pass
#print axioms GameThm.Recursion.kuhn_nash_conv
#print axioms GameThm.Recursion.unreached_is_free
#print axioms GameThm.Subgame.market_entry_roots
#print axioms GameThm.Subgame.matching_pennies_roots
#print axioms GameThm.Subgame.chain_store_roots
#print axioms GameThm.Subgame.market_entry_methods
#print axioms GameThm.Subgame.chain_store_methods
#print axioms GameThm.Subgame.market_entry_equilibria
#print axioms GameThm.Subgame.empty_threat
#print axioms GameThm.Subgame.chain_store_unique
#print axioms GameThm.Subgame.ties_methods
#print axioms GameThm.Subgame.ties_count
#print axioms GameThm.Subgame.imperfect_information
