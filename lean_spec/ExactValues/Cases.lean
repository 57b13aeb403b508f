import ExactValues.Enumeration
import ExactValues.Evaluation
import ExactValues.Extensive

/-! The small cases whose exact values are printed, under the ids of the catalog. -/
namespace ExactValues.Cases

open GameSpec

def profiles : List (String × Profile.Table) := [
  ("blueprint", Profile.blueprint),
  ("naive", Profile.naive Profile.blueprint),
  ("safe", Profile.safe Profile.blueprint),
  ("margin_1_20", Profile.safeWithMarginMix (1 / 20)),
  ("margin_1_5", Profile.safeWithMarginMix (1 / 5)),
  ("margin_1_20_renormalised", Profile.safeWithMarginRenormalise (1 / 20)),
  ("margin_1_5_renormalised", Profile.safeWithMarginRenormalise (1 / 5)),
  ("equilibrium_0", Profile.equilibrium 0),
  ("equilibrium_1_6", Profile.equilibrium (1 / 6)),
  ("equilibrium_1_3", Profile.equilibrium (1 / 3)),
  ("naive_on_equilibrium", Profile.naive (Profile.equilibrium (1 / 3))),
  ("uniform", Profile.uniform),
  ("always_pass", Profile.alwaysPass)]

def evaluations (convention : String) (payoffs : Kuhn.Payoffs) : List (String × String) :=
  profiles.map fun entry =>
    ("evaluate." ++ convention ++ "." ++ entry.1, Evaluation.quantities payoffs entry.2)

def games : List (String × String) := [
  ("game.market_entry", Extensive.quantitiesAndMatrix Games.marketEntryGame),
  ("game.matching_pennies", Extensive.quantitiesAndMatrix Games.matchingPenniesGame),
  ("game.card_game", Extensive.quantitiesAndMatrix Games.cardGameGame),
  ("game.chain_store", Extensive.quantitiesAndMatrix Games.chainStoreGame),
  ("game.entry_with_cost", Extensive.quantitiesAndMatrix (Games.entryWithCostGame (3 / 2) (1 / 2) (3 / 10))),
  ("game.kuhn_poker", Extensive.quantities Games.kuhnGame)]

def everyCase : List (String × String) :=
  evaluations "standard" Kuhn.Payoffs.standard
    ++ evaluations "notebook" Kuhn.Payoffs.notebook
    ++ [("port.enumeration", Enumeration.quantities)]
    ++ games

end ExactValues.Cases
