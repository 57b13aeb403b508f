import GameSpec

/-! The shape of the game, and that what is called a profile is one. -/
namespace GameThm.Kuhn

open GameSpec

theorem node_count : Tree.nodeCount (Kuhn.tree .standard) = 58 := by decide +kernel

theorem infoset_count : Tree.infosetCount (Kuhn.tree .standard) = 12 := by decide +kernel

theorem plan_count : (Plan.plans (Tree.choices 0 (Kuhn.tree .standard))).length = 64 := by decide +kernel

theorem uniform_strategy_first :
    Profile.isStrategy (Kuhn.tree .standard) Profile.uniform 0 = true := by decide +kernel

theorem uniform_strategy_second :
    Profile.isStrategy (Kuhn.tree .standard) Profile.uniform 1 = true := by decide +kernel

theorem equilibrium_strategy_first :
    Profile.isStrategy (Kuhn.tree .standard) (Profile.equilibrium (1 / 3)) 0 = true := by decide +kernel

theorem equilibrium_strategy_second :
    Profile.isStrategy (Kuhn.tree .standard) (Profile.equilibrium (1 / 3)) 1 = true := by decide +kernel

end GameThm.Kuhn
