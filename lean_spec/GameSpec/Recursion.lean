import GameSpec.Recall
import GameSpec.Profile

/-!
Best responses by recursion over beliefs, linear in the number of nodes: all nodes at which a player may stand, with
the probabilities that chance and the others bring them about; at each of his infosets the best action.
-/
namespace GameSpec.Recursion

/-- Nodes, each with the probability that chance and the others lead there. -/
abbrev Belief := List (Rat × Tree.Node)

def both : Option Belief → Option Belief → Option Belief
  | some front, some more => some (front ++ more)
  | _, _ => none

mutual
  /-- Passes through the nodes of chance and of the others: the first own or terminal nodes at or below a node. -/
  def settle (σ : Profile.Table) (i : Nat) (weight : Rat) : Tree.Node → Option Belief
    | .terminal payoffs => some [(weight, .terminal payoffs)]
    | .chance outcomes => settleAfterDraws σ i weight outcomes
    | .decision player infoset actions =>
      if player = i then some [(weight, .decision player infoset actions)]
      else settleAfterMoves σ i weight infoset actions

  def settleAfterDraws (σ : Profile.Table) (i : Nat) (weight : Rat) : List (Tree.Draw × Tree.Node) → Option Belief
    | [] => some []
    | (draw, t) :: rest => both (settle σ i (weight * draw.probability) t) (settleAfterDraws σ i weight rest)

  def settleAfterMoves (σ : Profile.Table) (i : Nat) (weight : Rat) (infoset : Nat) :
      List (Nat × Tree.Node) → Option Belief
    | [] => some []
    | (action, t) :: rest =>
      match Profile.probability σ infoset action with
      | none => none
      | some p => both (settle σ i (weight * p) t) (settleAfterMoves σ i weight infoset rest)
end

def settleAll (σ : Profile.Table) (i : Nat) : Belief → Option Belief
  | [] => some []
  | (weight, t) :: rest => both (settle σ i weight t) (settleAll σ i rest)

def paidAt (i : Nat) (weight : Rat) : Tree.Node → Option Rat
  | .terminal payoffs => Partial.times (some weight) (payoffs[i]?)
  | _ => some 0

/-- What the terminal nodes of a belief pay player `i`, by their weights. -/
def paid (i : Nat) (front : Belief) : Option Rat :=
  Partial.total (front.map fun entry => paidAt i entry.1 entry.2)

def choiceAt : Tree.Node → List Tree.Choice
  | .decision _ infoset actions => [(infoset, actions.map fun a => a.1)]
  | _ => []

/-- The infosets of a belief's own nodes, each once. -/
def choicesAt (front : Belief) : List Tree.Choice :=
  Places.firsts (front.flatMap fun entry => choiceAt entry.2)

def childAfter (infoset action : Nat) (weight : Rat) : Tree.Node → Belief
  | .decision _ number actions =>
    if number = infoset then
      match actions.lookup action with
      | none => []
      | some t => [(weight, t)]
    else []
  | _ => []

/-- Where an action at an infoset leads from a belief. -/
def afterAction (infoset action : Nat) (front : Belief) : Belief :=
  front.flatMap fun entry => childAfter infoset action entry.1 entry.2

/-- What a player gets at best from a belief on, and the optimal actions at each infoset that he may come to. -/
structure Response where
  value : Rat
  optimal : List (Nat × List Nat)

/-- The best of the actions at an infoset: the largest value, and all actions that attain it. -/
def bestOf (infoset : Nat) (responses : List (Nat × Response)) : Option Response :=
  match Partial.maximum (responses.map fun entry => entry.2.value) with
  | none => none
  | some best => some {
      value := best
      optimal := (infoset, (responses.filter fun entry => decide (entry.2.value = best)).map fun entry => entry.1)
        :: responses.flatMap fun entry => entry.2.optimal }

/-- What is paid at once, and the responses at the infosets of a belief, added up. -/
def added : Option Rat → Option (List Response) → Option Response
  | some now, some parts =>
    match Partial.total (parts.map fun part => some part.value) with
    | none => none
    | some later => some { value := now + later, optimal := parts.flatMap fun part => part.optimal }
  | _, _ => none

/-- The best of the actions at an infoset, where each has a response. -/
def bestAmong (infoset : Nat) : Option (List (Nat × Response)) → Option Response
  | none => none
  | some responses => bestOf infoset responses

/-- The best response from a settled belief on, `next` being the one from the beliefs after it. -/
def respondFrom (i : Nat) (next : Belief → Option Response) : Option Belief → Option Response
  | none => none
  | some front =>
    added (paid i front) (Partial.collect ((choicesAt front).map fun choice =>
      bestAmong choice.1 (Partial.collect (choice.2.map fun action =>
        Partial.keyed action (next (afterAction choice.1 action front))))))

/-- The best response of player `i` from a belief on. The fuel bounds how often he moves on any path. -/
def respond (σ : Profile.Table) (i : Nat) : Nat → Belief → Option Response
  | 0, _ => none
  | fuel + 1, belief => respondFrom i (respond σ i fuel) (settleAll σ i belief)

/-- The best response of player `i` in a game in which he has perfect recall; missing where he has not. -/
def response (game : Tree.Node) (σ : Profile.Table) (i : Nat) : Option Response :=
  if Recall.remembers i game then respond σ i (Places.depth game + 1) [(1, game)] else none

/-- The most that player `i` can get against the others' part of the profile. -/
def bestResponseValue (game : Tree.Node) (σ : Profile.Table) (i : Nat) : Option Rat :=
  match response game σ i with
  | none => none
  | some found => some found.value

/--
Infoset, in canonical order, and the actions that are optimal there: those that maximise the counterfactual value,
player `i` himself optimal from there on; all of them where the others never let him get there.
-/
def optimalActions (game : Tree.Node) (σ : Profile.Table) (i : Nat) : Option (List (Nat × List Nat)) :=
  match response game σ i with
  | none => none
  | some found => Partial.collect ((Places.infosets i game).map fun choice =>
      Partial.keyed choice.1 (found.optimal.lookup choice.1))

/-- The expected payoff to player `i`: passed through is every node, for nobody is left who stops. -/
def expectedValue (game : Tree.Node) (σ : Profile.Table) (i : Nat) : Option Rat :=
  match settle σ (Tree.playerCount game) 1 game with
  | none => none
  | some front => paid i front

/-- What player `i` gains by deviating alone to a best response. -/
def deviationGain (game : Tree.Node) (σ : Profile.Table) (i : Nat) : Option Rat :=
  Partial.minus (bestResponseValue game σ i) (expectedValue game σ i)

/-- The sum of what each player can gain by deviating alone. -/
def nashConv (game : Tree.Node) (σ : Profile.Table) : Option Rat :=
  Partial.total ((Tree.players game).map fun i => deviationGain game σ i)

/-- `nashConv` by the number of players. -/
def exploitability (game : Tree.Node) (σ : Profile.Table) : Option Rat :=
  Partial.quotient (nashConv game σ) (some (Partial.count (Tree.players game)))

end GameSpec.Recursion
