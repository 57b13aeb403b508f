/-! Finite games in extensive form with any number of players, and how their plays end. -/
namespace GameSpec.Tree

/-- An outcome of chance: its label, and its probability at the node. -/
structure Draw where
  label : Nat
  probability : Rat

/--
A game tree. Players, infosets and actions are numbers. An infoset's number is its own in the whole game,
whichever player it belongs to. A terminal node pays every player: the list has one entry each.
-/
inductive Node where
  | terminal (payoffs : List Rat)
  | chance (outcomes : List (Draw × Node))
  | decision (player : Nat) (infoset : Nat) (actions : List (Nat × Node))

/-- One decision, as taken. -/
structure Move where
  player : Nat
  infoset : Nat
  action : Nat

/-- A terminal history: what chance drew and how likely that was, what the players did, and what each is paid. -/
structure Ending where
  draws : List Nat
  chance : Rat
  moves : List Move
  payoffs : List Rat

def afterDraw (draw : Draw) (z : Ending) : Ending :=
  { draws := draw.label :: z.draws, chance := draw.probability * z.chance, moves := z.moves, payoffs := z.payoffs }

def afterMove (move : Move) (z : Ending) : Ending :=
  { draws := z.draws, chance := z.chance, moves := move :: z.moves, payoffs := z.payoffs }

mutual
  /-- Every terminal history at or below a node, in depth-first order. -/
  def endings : Node → List Ending
    | .terminal payoffs => [{ draws := [], chance := 1, moves := [], payoffs := payoffs }]
    | .chance outcomes => endingsAfterDraws outcomes
    | .decision player infoset actions => endingsAfterMoves player infoset actions

  def endingsAfterDraws : List (Draw × Node) → List Ending
    | [] => []
    | (draw, t) :: rest => (endings t).map (afterDraw draw) ++ endingsAfterDraws rest

  def endingsAfterMoves (player : Nat) (infoset : Nat) : List (Nat × Node) → List Ending
    | [] => []
    | (action, t) :: rest =>
      (endings t).map (afterMove { player := player, infoset := infoset, action := action })
        ++ endingsAfterMoves player infoset rest
end

mutual
  /-- The number of nodes, of every kind, at or below a node. -/
  def nodeCount : Node → Nat
    | .terminal _ => 1
    | .chance outcomes => 1 + nodeCountAfterDraws outcomes
    | .decision _ _ actions => 1 + nodeCountAfterMoves actions

  def nodeCountAfterDraws : List (Draw × Node) → Nat
    | [] => 0
    | (_, t) :: rest => nodeCount t + nodeCountAfterDraws rest

  def nodeCountAfterMoves : List (Nat × Node) → Nat
    | [] => 0
    | (_, t) :: rest => nodeCount t + nodeCountAfterMoves rest
end

/-- An infoset with the actions that are open there. -/
abbrev Choice := Nat × List Nat

mutual
  /-- The choices that player `i` meets at or below a node, in depth-first order, each as often as it is met. -/
  def choicesMet (i : Nat) : Node → List Choice
    | .terminal _ => []
    | .chance outcomes => choicesMetAfterDraws i outcomes
    | .decision player infoset actions =>
      if player = i then (infoset, actions.map fun a => a.1) :: choicesMetAfterMoves i actions
      else choicesMetAfterMoves i actions

  def choicesMetAfterDraws (i : Nat) : List (Draw × Node) → List Choice
    | [] => []
    | (_, t) :: rest => choicesMet i t ++ choicesMetAfterDraws i rest

  def choicesMetAfterMoves (i : Nat) : List (Nat × Node) → List Choice
    | [] => []
    | (_, t) :: rest => choicesMet i t ++ choicesMetAfterMoves i rest
end

/-- A choice put in its place in a list that ascends by infoset; left out where the infoset is there already. -/
def insertChoice (choice : Choice) : List Choice → List Choice
  | [] => [choice]
  | head :: rest =>
    if choice.1 < head.1 then choice :: head :: rest
    else if choice.1 = head.1 then head :: rest
    else head :: insertChoice choice rest

/-- The choices of player `i`, one for each infoset, ascending by infoset. -/
def choices (i : Nat) (game : Node) : List Choice := (choicesMet i game).foldr insertChoice []

/-- The number of players, read from the first terminal history. -/
def playerCount (game : Node) : Nat :=
  match endings game with
  | [] => 0
  | z :: _ => z.payoffs.length

def players (game : Node) : List Nat := List.range (playerCount game)

def infosetCount (game : Node) : Nat :=
  (players game).foldr (fun i n => (choices i game).length + n) 0

/-- What chance can draw over a whole play: a deal is the list of its draws. In depth-first order, each once. -/
def deals (game : Node) : List (List Nat) :=
  (endings game).foldr (fun z known => if known.contains z.draws then known else z.draws :: known) []

/-- The terminal histories of one deal, in depth-first order. -/
def endingsOf (game : Node) (deal : List Nat) : List Ending :=
  (endings game).filter fun z => z.draws == deal

/-- What the players did, without who and where. -/
def history (z : Ending) : List Nat := z.moves.map fun m => m.action

def payoffSum (z : Ending) : Rat := z.payoffs.foldr (fun u rest => u + rest) 0

/-- The smallest and the largest entry; an empty list has none. -/
def extremes : List Rat → Option (Rat × Rat)
  | [] => none
  | x :: rest =>
    match extremes rest with
    | none => some (x, x)
    | some (least, most) => some (if x < least then x else least, if most < x then x else most)

/-- The least and the most that a terminal history pays all players together. -/
def payoffSums (game : Node) : Option (Rat × Rat) := extremes ((endings game).map payoffSum)

/-- Whether every terminal history pays all players together the same. -/
def constantSum (game : Node) : Bool :=
  match payoffSums game with
  | none => false
  | some (least, most) => decide (least = most)

end GameSpec.Tree
