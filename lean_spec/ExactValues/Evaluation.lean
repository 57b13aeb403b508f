import ExactValues.Json

/-! The quantities of a profile of Kuhn poker, under the ids of `profile_evaluation`. -/
namespace ExactValues.Evaluation

open GameSpec

def dealTable (values : Option (List (List Nat × Rat))) : String :=
  Json.optional (Json.table Labels.deal Json.rational) values

def row (entries : Profile.Row) : String := Json.table Labels.action Json.rational entries

def strategy (game : Tree.Node) (σ : Profile.Table) (i : Nat) : String :=
  Json.optional (Json.table Labels.infoset row) (Profile.table game σ i)

def terminalPayoffs (payoffs : Kuhn.Payoffs) : String :=
  Json.object (Kuhn.deals.map fun deal =>
    (Labels.deal [deal.1, deal.2],
      Json.object (Kuhn.histories.map fun history =>
        (Labels.actions history, Json.optional Json.rational (Kuhn.terminalPayoff payoffs deal.1 deal.2 history)))))

def reachWeights (game : Tree.Node) (σ : Profile.Table) : String :=
  Json.optional (Json.table Labels.deal (Json.table Labels.actions Json.rational)) (Reach.reachWeights game σ)

/-- Plans come with pass before bet, the first infoset slowest; backwards that is the order of their texts. -/
def planLines (plans : List Plan.PurePlan) : String := Json.lines (plans.reverse.map Labels.plan)

def planCount (plans : List Plan.PurePlan) : String := Json.natural plans.length

def forced (decisions : List (Nat × Option Nat)) : String :=
  Json.table Labels.infoset (fun agreed => Json.text (Labels.forced agreed)) decisions

/-- What is said of one player. -/
def ofPlayer (game : Tree.Node) (σ : Profile.Table) (i : Nat) : List (String × String) := [
  ("expected_value." ++ Labels.player i, Json.optional Json.rational (Evaluate.expectedValue game σ i)),
  ("best_response_value." ++ Labels.player i,
    Json.optional Json.rational (BestResponse.bestResponseValue game σ i)),
  ("best_response_plans." ++ Labels.player i, Json.optional planLines (BestResponse.optimalPlans game σ i)),
  ("best_response_plan_count." ++ Labels.player i,
    Json.optional planCount (BestResponse.optimalPlans game σ i)),
  ("best_response_forced." ++ Labels.player i, Json.optional forced (BestResponse.forcedDecisions game σ i)),
  ("deviation_gain." ++ Labels.player i, Json.optional Json.rational (Evaluate.deviationGain game σ i))]

def quantities (payoffs : Kuhn.Payoffs) (σ : Profile.Table) : String :=
  let game := Kuhn.tree payoffs
  Json.object ([
    ("profile", Json.object [(Labels.player 0, strategy game σ 0), (Labels.player 1, strategy game σ 1)]),
    ("terminal_payoffs", terminalPayoffs payoffs),
    ("reach_weights", reachWeights game σ),
    ("reach_sums", dealTable (Reach.reachSums game σ)),
    ("value_by_deal", dealTable (Evaluate.dealValues game σ 0))]
    ++ ofPlayer game σ 0
    ++ ofPlayer game σ 1
    ++ [("nash_conv", Json.optional Json.rational (Evaluate.nashConv game σ)),
      ("exploitability", Json.optional Json.rational (Evaluate.exploitability game σ))])

end ExactValues.Evaluation
