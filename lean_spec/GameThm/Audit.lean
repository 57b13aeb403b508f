import GameSpec

/-!
The weights of GT-13b's enumeration are no distribution, those of its repair are one. Deals in the order of
`Kuhn.deals`.
-/
namespace GameThm.Audit

open GameSpec.Audit

theorem ported_sums_blueprint :
    weightSums blueprint blueprint = some ([2, 1, 2, 1, 2, 2] : List Rat) := by decide +kernel

theorem ported_sums_naive :
    weightSums naive blueprint = some ([2, 1, 2, 1, 2, 2] : List Rat) := by decide +kernel

theorem ported_sums_safe :
    weightSums safe blueprint = some ([2, 1, 2, 1, 2, 2] : List Rat) := by decide +kernel

theorem corrected_sums_blueprint :
    correctedWeightSums blueprint blueprint = some ([1, 1, 1, 1, 1, 1] : List Rat) := by decide +kernel

theorem corrected_sums_naive :
    correctedWeightSums naive blueprint = some ([1, 1, 1, 1, 1, 1] : List Rat) := by decide +kernel

theorem corrected_sums_safe :
    correctedWeightSums safe blueprint = some ([1, 1, 1, 1, 1, 1] : List Rat) := by decide +kernel

theorem corrected_sums_uniform :
    correctedWeightSums uniform uniform = some ([1, 1, 1, 1, 1, 1] : List Rat) := by decide +kernel

theorem ported_value_blueprint :
    portedValue .notebook blueprint blueprint = some (-1 / 3 : Rat) := by decide +kernel

theorem ported_value_naive :
    portedValue .notebook naive blueprint = some (-4 / 3 : Rat) := by decide +kernel

theorem corrected_value_blueprint :
    correctedValue .notebook blueprint blueprint = some (0 : Rat) := by decide +kernel

theorem corrected_value_naive :
    correctedValue .notebook naive blueprint = some (-1 : Rat) := by decide +kernel

end GameThm.Audit
