import ExactValues.Json

/-! The quantities of GT-13b's enumeration, under the ids of `ported_enumeration`. -/
namespace ExactValues.Enumeration

open GameSpec

/-- One entry for each deal, in the order of `Kuhn.deals`. -/
def byDeal {α : Type} (render : α → String) (values : Option (List α)) : String :=
  Json.optional
    (fun entries => Json.object ((Kuhn.deals.zip entries).map fun entry =>
      (Labels.deal [entry.1.1, entry.1.2], render entry.2)))
    values

def byPath (weights : List Rat) : String := Json.table Labels.path Json.rational (Audit.paths.zip weights)

def byHistory (weights : List Rat) : String :=
  Json.table Labels.actions Json.rational (Kuhn.histories.zip weights)

def pathHistories : String :=
  Json.object (Audit.paths.map fun path =>
    (Labels.path path, Json.text (Labels.actions (Audit.pathHistory path))))

def reportTable (values : List Rat) : String :=
  Json.object ((["v1", "v2", "exploit_2", "exploit_1", "total"].zip values).map fun entry =>
    (entry.1, Json.rational entry.2))

def opponent : Profile.Table := Audit.blueprint

def payoffs : Kuhn.Payoffs := Kuhn.Payoffs.notebook

/-- What is said of one dictionary of player 1, `s`, against the blueprint; the blueprint is the baseline too. -/
def ofDictionary (name : String) (s : Profile.Table) : List (String × String) := [
  ("path_weights." ++ name, byDeal byPath (Audit.pathWeights s opponent)),
  ("history_weights." ++ name, byDeal byHistory (Audit.historyWeights s opponent)),
  ("weight_sums." ++ name, byDeal Json.rational (Audit.weightSums s opponent)),
  ("deal_values." ++ name, byDeal Json.rational (Audit.portedDealValues payoffs s opponent)),
  ("expected_value." ++ name, Json.optional Json.rational (Audit.portedValue payoffs s opponent)),
  ("delta." ++ name,
    Json.optional Json.rational
      (Partial.minus (Audit.portedValue payoffs s opponent)
        (Audit.portedValue payoffs Audit.blueprint opponent))),
  ("corrected_weight_sums." ++ name, byDeal Json.rational (Audit.correctedWeightSums s opponent)),
  ("corrected_deal_values." ++ name, byDeal Json.rational (Audit.correctedDealValues payoffs s opponent)),
  ("corrected_expected_value." ++ name,
    Json.optional Json.rational (Audit.correctedValue payoffs s opponent)),
  ("corrected_delta." ++ name,
    Json.optional Json.rational
      (Partial.minus (Audit.correctedValue payoffs s opponent)
        (Audit.correctedValue payoffs Audit.blueprint opponent))),
  ("report." ++ name, Json.optional reportTable (Audit.report payoffs s opponent))]

def quantities : String :=
  Json.object ([("path_histories", pathHistories)]
    ++ ofDictionary "blueprint" Audit.blueprint
    ++ ofDictionary "naive" Audit.naive
    ++ ofDictionary "safe" Audit.safe)

end ExactValues.Enumeration
