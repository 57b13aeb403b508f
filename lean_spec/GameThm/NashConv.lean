import GameSpec

/-! Distances from equilibrium, each over 64 pure plans of either player. -/
namespace GameThm.NashConv

open GameSpec

theorem uniform :
    Evaluate.nashConv (Kuhn.tree .standard) Profile.uniform = some (11 / 12 : Rat) := by decide +kernel

theorem uniform_exploitability :
    Evaluate.exploitability (Kuhn.tree .standard) Profile.uniform = some (11 / 24 : Rat) := by decide +kernel

theorem equilibrium_zero :
    Evaluate.nashConv (Kuhn.tree .standard) (Profile.equilibrium 0) = some (0 : Rat) := by decide +kernel

theorem equilibrium_sixth :
    Evaluate.nashConv (Kuhn.tree .standard) (Profile.equilibrium (1 / 6)) = some (0 : Rat) := by decide +kernel

theorem equilibrium_third :
    Evaluate.nashConv (Kuhn.tree .standard) (Profile.equilibrium (1 / 3)) = some (0 : Rat) := by decide +kernel

theorem notebook_blueprint :
    Evaluate.nashConv (Kuhn.tree .notebook) Profile.blueprint = some (4 / 3 : Rat) := by decide +kernel

theorem notebook_against_naive :
    Mixed.pureBestResponseValue (Kuhn.tree .notebook) (Profile.naive Profile.blueprint)
      = some (7 / 6 : Rat) := by
  decide +kernel

end GameThm.NashConv
