import ExactValues.Json

/-! The quantities of a game under its labels and of its uniform profile, under the ids of `extensive_game`. -/
namespace ExactValues.Extensive

open GameSpec Games

def truth (b : Bool) : String := if b then "true" else "false"

def optionalText (render : Nat → String) : Option Nat → String
  | none => Json.text "none"
  | some n => Json.text (render n)

/-- Lines of a text; `none` where there are none. -/
def linesOrNone : List String → String
  | [] => Json.text "none"
  | content => Json.lines content

def step (game : Game) : Places.Step → String
  | .drawn label => game.draw label
  | .taken move => game.action move.infoset move.action

/-- The labels of these games hold no blank and nothing that is escaped. -/
def history (game : Game) (place : Places.Place) : String := Labels.joined " " (place.path.map (step game))

def players (game : Game) : List Nat := Tree.players game.tree

def byPlayer (game : Game) (render : Nat → String) : String :=
  Json.object ((players game).map fun i => (Labels.player i, render i))

def array (entries : List String) : String := "[" ++ Labels.joined ", " entries ++ "]"

def node (game : Game) : Tree.Node → String
  | .terminal payoffs =>
    Json.object [("type", Json.text "terminal"), ("payoffs", array (payoffs.map Json.rational))]
  | .chance outcomes =>
    Json.object [
      ("type", Json.text "chance"),
      ("actions", array (outcomes.map fun entry => Json.text (game.draw entry.1.label))),
      ("probabilities", array (outcomes.map fun entry => Json.rational entry.1.probability))]
  | .decision player infoset actions =>
    Json.object [
      ("type", Json.text "decision"),
      ("player", Json.text (Labels.player player)),
      ("infoset", Json.text (game.infoset infoset)),
      ("actions", array (actions.map fun entry => Json.text (game.action infoset entry.1)))]

def tree (game : Game) : String :=
  Json.table (history game) (fun place => node game place.node)
    ((Places.places game.tree).map fun place => (place, place))

def actions (game : Game) (infoset : Nat) (numbers : List Nat) : String :=
  Labels.joined ", " (numbers.map (game.action infoset))

def infosetLines (game : Game) : List String :=
  (players game).flatMap fun i => (Places.infosets i game.tree).map fun choice =>
    Labels.player i ++ " " ++ game.infoset choice.1 ++ " | "
      ++ toString (Places.members choice.1 game.tree).length ++ " | " ++ actions game choice.1 choice.2

def breakLines (game : Game) : List String :=
  (players game).flatMap fun i => (Recall.breaks i game.tree).map fun found =>
    Labels.player i ++ " " ++ game.infoset found.1 ++ ": /" ++ history game found.2.1 ++ " | /" ++ history game found.2.2

def whole (n : Nat) : String := Json.text (toString n ++ "/1")

def structureOf (game : Game) : List (String × String) := [
  ("players", Json.object ((players game).map fun i => (Labels.player i, Json.text (nth game.players i)))),
  ("exact", truth true),
  ("tree", tree game),
  ("sizes", Json.object [
    ("nodes", Json.natural (Tree.nodeCount game.tree)),
    ("chance_nodes", Json.natural (Places.kindCount Places.isChance game.tree)),
    ("decision_nodes", Json.natural (Places.kindCount Places.isDecision game.tree)),
    ("terminals", Json.natural (Places.kindCount Places.isTerminal game.tree)),
    ("infosets", Json.natural (Tree.infosetCount game.tree)),
    ("depth", Json.natural (Places.depth game.tree))]),
  ("player_sizes", byPlayer game fun i => Json.object [
    ("infosets", Json.natural (Places.infosets i game.tree).length),
    ("sequences", Json.natural (Places.sequenceCount i game.tree))]),
  ("plan_counts", byPlayer game fun i => whole (Plan.planCount (Places.infosets i game.tree))),
  ("infosets", Json.lines (infosetLines game)),
  ("perfect_information", truth (Recall.perfectInformation game.tree)),
  ("perfect_recall", truth (Recall.perfectRecall game.tree)),
  ("recall_breaks", linesOrNone (breakLines game)),
  ("payoff_sums", Json.optional
    (fun sums => Json.object [("minimum", Json.rational sums.1), ("maximum", Json.rational sums.2)])
    (Tree.payoffSums game.tree)),
  ("constant_sum", truth (Tree.constantSum game.tree)),
  ("subgame_roots", linesOrNone ((Subgame.roots game.tree).map fun place => "/" ++ history game place))]

def plan (game : Game) (decisions : Plan.PurePlan) : String :=
  Labels.joined ", " (decisions.map fun decision => game.action decision.1 decision.2)

/-- Under the numbers of plans, from 1. -/
def byPlan (entries : List String) : String :=
  Json.object (((List.range entries.length).map fun n => toString (n + 1)).zip entries)

def numbers (profile : List Nat) : String := Labels.joined " " (profile.map fun n => toString n)

def paid (payoffs : Option (List Rat)) : String :=
  Json.optional
    (fun values => Json.table Labels.player Json.rational ((List.range values.length).zip values)) payoffs

/-- The profiles of a game under their numbers. -/
def numbered (game : Game) : List (List Nat × List Plan.PurePlan) :=
  (NormalForm.profileNumbers game.tree).zip (NormalForm.profiles game.tree)

/-- The numbers of some of the profiles, in their order. -/
def numbersOf (game : Game) (some : List (List Plan.PurePlan)) : List String :=
  ((numbered game).filter fun entry => some.contains entry.2).map fun entry => numbers entry.1

def normalForm (game : Game) : List (String × String) := [
  ("plans", byPlayer game fun i => byPlan ((NormalForm.plans i game.tree).map fun p => Json.text (plan game p))),
  ("normal_form", Json.table numbers (fun profile => paid (NormalForm.payoffs game.tree (NormalForm.joint profile)))
    (numbered game)),
  ("pure_equilibria", linesOrNone (numbersOf game (NormalForm.pureEquilibria game.tree))),
  ("strictly_dominated",
    byPlayer game fun i => byPlan ((NormalForm.strictlyDominated i game.tree).map (optionalText toString))),
  ("weakly_dominated",
    byPlayer game fun i => byPlan ((NormalForm.weaklyDominated i game.tree).map (optionalText toString)))]

def perfect (game : Game) (found : List (List Plan.PurePlan)) : List (String × String) := [
  ("subgame_perfect_count", whole found.length),
  ("subgame_perfect_equilibria", linesOrNone (numbersOf game found)),
  ("subgame_perfect_plans",
    linesOrNone (found.map fun profile => Labels.joined " | " (profile.map (plan game)))),
  ("subgame_perfect_outcomes",
    Json.object ((numbersOf game found).zip (found.map fun profile =>
      paid (NormalForm.payoffs game.tree (NormalForm.joint profile)))))]

def subgamePerfection (game : Game) : List (String × String) :=
  match Subgame.equilibria game.tree with
  | none => []
  | some found => perfect game found

def row (game : Game) (choice : Tree.Choice) : Option (Nat × Profile.Row) → Option String
  | none => none
  | some entry => some (Json.table (game.action choice.1) Json.rational entry.2)

def strategy (game : Game) (σ : Profile.Table) (i : Nat) : String :=
  Json.optional
    (Json.table game.infoset fun row => row)
    (Partial.collect ((Places.infosets i game.tree).map fun choice =>
      Partial.keyed choice.1 (row game choice (Profile.rowAt σ choice))))

def optimal (game : Game) (σ : Profile.Table) (i : Nat) : String :=
  Json.optional
    (fun found => Json.object (found.map fun entry =>
      (game.infoset entry.1, Json.text (actions game entry.1 entry.2))))
    (Recursion.optimalActions game.tree σ i)

/-- What is said of the uniform profile. -/
def ofUniform (game : Game) (σ : Profile.Table) : List (String × String) := [
  ("profile.uniform", byPlayer game fun i => strategy game σ i),
  ("expected_values.uniform",
    byPlayer game fun i => Json.optional Json.rational (Recursion.expectedValue game.tree σ i)),
  ("best_response_values.uniform",
    byPlayer game fun i => Json.optional Json.rational (Recursion.bestResponseValue game.tree σ i)),
  ("best_response_actions.uniform", byPlayer game fun i => optimal game σ i),
  ("deviation_gains.uniform",
    byPlayer game fun i => Json.optional Json.rational (Recursion.deviationGain game.tree σ i)),
  ("nash_conv.uniform", Json.optional Json.rational (Recursion.nashConv game.tree σ)),
  ("exploitability.uniform", Json.optional Json.rational (Recursion.exploitability game.tree σ))]

def ofGame (game : Game) : List (String × String) :=
  structureOf game ++ ofUniform game (Profile.even game.tree)

/-- Without the normal form, which is large. -/
def quantities (game : Game) : String := Json.object (ofGame game)

def quantitiesAndMatrix (game : Game) : String :=
  Json.object (ofGame game ++ normalForm game ++ subgamePerfection game)

end ExactValues.Extensive
