import GameThm.Audit
import GameThm.Baseline
import GameThm.Kuhn
import GameThm.NashConv

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
