import GameSpec

/-!
Statements about every game, proved by recursion, with nothing but the definitions; the lemmas on lists and numbers that they
need stand here too.
-/
namespace GameThm.General

open GameSpec

/-! Plans are counted right without being enumerated. -/

theorem zero_add : ∀ n : Nat, 0 + n = n
  | .zero => rfl
  | .succ n => congrArg Nat.succ (zero_add n)

theorem succ_add : ∀ n m : Nat, Nat.succ n + m = Nat.succ (n + m)
  | _, .zero => rfl
  | n, .succ m => congrArg Nat.succ (succ_add n m)

theorem add_comm : ∀ n m : Nat, n + m = m + n
  | n, .zero => Eq.symm (zero_add n)
  | n, .succ m => Eq.trans (congrArg Nat.succ (add_comm n m)) (Eq.symm (succ_add m n))

theorem add_assoc : ∀ n m k : Nat, n + m + k = n + (m + k)
  | _, _, .zero => rfl
  | n, m, .succ k => congrArg Nat.succ (add_assoc n m k)

theorem zero_mul : ∀ n : Nat, 0 * n = 0
  | .zero => rfl
  | .succ n => zero_mul n

/-- (n + 1) m = m + n m. -/
theorem succ_mul : ∀ n m : Nat, Nat.succ n * m = m + n * m
  | _, .zero => rfl
  | n, .succ m =>
    Eq.trans (congrArg (fun k => k + Nat.succ n) (succ_mul n m))
      (Eq.trans (congrArg Nat.succ (add_assoc m (n * m) n)) (Eq.symm (succ_add m (n * m + n))))

theorem length_append {α : Type} : ∀ xs ys : List α, (xs ++ ys).length = xs.length + ys.length
  | [], ys => Eq.symm (zero_add ys.length)
  | _ :: xs, ys => Eq.trans (congrArg Nat.succ (length_append xs ys)) (Eq.symm (succ_add xs.length ys.length))

theorem length_map {α β : Type} (f : α → β) : ∀ xs : List α, (xs.map f).length = xs.length
  | [] => rfl
  | _ :: xs => congrArg Nat.succ (length_map f xs)

theorem length_flatMap {α β : Type} (f : α → List β) (n : Nat) (each : ∀ x, (f x).length = n) :
    ∀ xs : List α, (xs.flatMap f).length = xs.length * n
  | [] => Eq.symm (zero_mul n)
  | x :: xs =>
    Eq.trans (length_append (f x) (xs.flatMap f))
      (Eq.trans (congrArg (fun k => k + (xs.flatMap f).length) (each x))
        (Eq.trans (congrArg (fun k => n + k) (length_flatMap f n each xs)) (Eq.symm (succ_mul xs.length n))))

/-- Whatever the choices: as many plans are listed as are counted. -/
theorem plan_count : ∀ choices : List Tree.Choice, (Plan.plans choices).length = Plan.planCount choices
  | [] => rfl
  | choice :: rest =>
    length_flatMap (fun action => (Plan.plans rest).map fun plan => (choice.1, action) :: plan) (Plan.planCount rest)
      (fun action => Eq.trans (length_map (fun plan => (choice.1, action) :: plan) (Plan.plans rest)) (plan_count rest))
      choice.2

/-! Perfect information is remembered. -/

theorem and_left : ∀ a b : Bool, (a && b) = true → a = true
  | true, _, _ => rfl
  | false, _, h => h

theorem and_right : ∀ a b : Bool, (a && b) = true → b = true
  | true, _, h => h
  | false, true, _ => rfl
  | false, false, h => h

theorem single_unbroken (i : Nat) :
    ∀ places : List Places.Place, Recall.isSingle places = true → Recall.breakAmong i places = none
  | [], h => Bool.noConfusion h
  | [_], _ => rfl
  | _ :: _ :: _, h => Bool.noConfusion h

/-- What an infoset adds to the breaks. -/
def broken (i : Nat) (game : Tree.Node) (choice : Tree.Choice) : List (Nat × Places.Place × Places.Place) :=
  match Recall.breakAmong i (Places.members choice.1 game) with
  | none => []
  | some found => [(choice.1, found)]

theorem unbroken (i : Nat) (game : Tree.Node) (choice : Tree.Choice)
    (h : Recall.isSingle (Places.members choice.1 game) = true) : broken i game choice = [] :=
  congrArg
    (fun found : Option (Places.Place × Places.Place) =>
      match found with
      | none => []
      | some found => [(choice.1, found)])
    (single_unbroken i (Places.members choice.1 game) h)

theorem all_unbroken (i : Nat) (game : Tree.Node) :
    ∀ choices : List Tree.Choice, (choices.all fun choice => Recall.isSingle (Places.members choice.1 game)) = true →
      choices.flatMap (broken i game) = []
  | [], _ => rfl
  | choice :: rest, h =>
    Eq.trans
      (congrArg (fun found => found ++ rest.flatMap (broken i game)) (unbroken i game choice (and_left _ _ h)))
      (all_unbroken i game rest (and_right _ _ h))

theorem all_remember (game : Tree.Node) :
    ∀ players : List Nat,
      (players.all fun i =>
        (Places.infosets i game).all fun choice => Recall.isSingle (Places.members choice.1 game)) = true →
      (players.all fun i => Recall.remembers i game) = true
  | [], _ => rfl
  | i :: rest, h =>
    Eq.trans
      (congrArg (fun found => Recall.isEmpty found && rest.all fun j => Recall.remembers j game)
        (all_unbroken i game (Places.infosets i game) (and_left _ _ h)))
      (all_remember game rest (and_right _ _ h))

/-- In every game with perfect information every player has perfect recall. -/
theorem information_is_recall (game : Tree.Node) (h : Recall.perfectInformation game = true) :
    Recall.perfectRecall game = true :=
  all_remember game (Tree.players game) h

/-! A subgame-perfect equilibrium is a Nash equilibrium. -/

theorem all_of_kept {α : Type} (q : α → Bool) (x : α) (kept others : List α) :
    ∀ b : Bool, b = true → ((match b with | true => x :: kept | false => others).all q) = true → q x = true
  | true, _, h => and_left _ _ h
  | false, h, _ => Bool.noConfusion h

theorem first_place : ∀ game : Tree.Node, ∀ q : Places.Place → Bool,
    Subgame.isRoot game game = true → ((Subgame.roots game).all q) = true → q { path := [], node := game } = true
  | .terminal _, _, h, _ => Bool.noConfusion h
  | .chance _, q, h, perfect => all_of_kept q _ _ _ _ h perfect
  | .decision _ _ _, q, h, perfect => all_of_kept q _ _ _ _ h perfect

/-- In every game that is a subgame of itself, what is subgame-perfect is an equilibrium. -/
theorem perfect_is_nash (game : Tree.Node) (plan : Plan.PurePlan) (h : Subgame.isRoot game game = true)
    (perfect : Subgame.isPerfect game plan = true) : NormalForm.isEquilibrium game plan = true :=
  first_place game (fun place => NormalForm.isEquilibrium place.node plan) h perfect

/-! Who never moves is passed through like anybody else who never moves. -/

mutual
  /-- Whether player `i` moves at or below a node. -/
  def moves (i : Nat) : Tree.Node → Bool
    | .terminal _ => false
    | .chance outcomes => movesAfterDraws i outcomes
    | .decision player _ actions =>
      match decide (player = i) with
      | true => true
      | false => movesAfterMoves i actions

  def movesAfterDraws (i : Nat) : List (Tree.Draw × Tree.Node) → Bool
    | [] => false
    | (_, t) :: rest =>
      match moves i t with
      | true => true
      | false => movesAfterDraws i rest

  def movesAfterMoves (i : Nat) : List (Nat × Tree.Node) → Bool
    | [] => false
    | (_, t) :: rest =>
      match moves i t with
      | true => true
      | false => movesAfterMoves i rest
end

theorem neither_left : ∀ a b : Bool, (match a with | true => true | false => b) = false → a = false
  | false, _, _ => rfl
  | true, _, h => Bool.noConfusion h

theorem neither_right : ∀ a b : Bool, (match a with | true => true | false => b) = false → b = false
  | false, _, h => h
  | true, _, h => Bool.noConfusion h

theorem another {α : Type} {c : Prop} : ∀ (d : Decidable c) (stops passes : α), @decide c d = false →
    @ite α c d stops passes = passes
  | .isTrue _, _, _, h => Bool.noConfusion h
  | .isFalse _, _, _, _ => rfl

theorem both_alike {a b c d : Option Recursion.Belief} (h : a = b) (k : c = d) : Recursion.both a c = Recursion.both b d :=
  Eq.trans (congrArg (fun x => Recursion.both x c) h) (congrArg (fun y => Recursion.both b y) k)

theorem whatever_is_played (f g : Rat → Option Recursion.Belief) (alike : ∀ p : Rat, f p = g p) :
    ∀ played : Option Rat,
      (match played with | none => none | some p => f p) = (match played with | none => none | some p => g p)
  | none => rfl
  | some p => alike p

mutual
  theorem settles (σ : Profile.Table) (i j : Nat) : ∀ (weight : Rat) (t : Tree.Node),
      moves i t = false → moves j t = false → Recursion.settle σ i weight t = Recursion.settle σ j weight t
    | _, .terminal _, _, _ => rfl
    | weight, .chance outcomes, hi, hj => settlesAfterDraws σ i j weight outcomes hi hj
    | weight, .decision player infoset actions, hi, hj =>
      Eq.trans
        (another (α := Option Recursion.Belief) _ (some [(weight, Tree.Node.decision player infoset actions)])
          (Recursion.settleAfterMoves σ i weight infoset actions) (neither_left _ _ hi))
        (Eq.trans (settlesAfterMoves σ i j weight infoset actions (neither_right _ _ hi) (neither_right _ _ hj))
          (Eq.symm (another (α := Option Recursion.Belief) _
            (some [(weight, Tree.Node.decision player infoset actions)])
            (Recursion.settleAfterMoves σ j weight infoset actions) (neither_left _ _ hj))))

  theorem settlesAfterDraws (σ : Profile.Table) (i j : Nat) : ∀ (weight : Rat) (outcomes : List (Tree.Draw × Tree.Node)),
      movesAfterDraws i outcomes = false → movesAfterDraws j outcomes = false →
        Recursion.settleAfterDraws σ i weight outcomes = Recursion.settleAfterDraws σ j weight outcomes
    | _, [], _, _ => rfl
    | weight, (draw, t) :: rest, hi, hj =>
      both_alike
        (settles σ i j (weight * draw.probability) t (neither_left _ _ hi) (neither_left _ _ hj))
        (settlesAfterDraws σ i j weight rest (neither_right _ _ hi) (neither_right _ _ hj))

  theorem settlesAfterMoves (σ : Profile.Table) (i j : Nat) :
      ∀ (weight : Rat) (infoset : Nat) (actions : List (Nat × Tree.Node)),
      movesAfterMoves i actions = false → movesAfterMoves j actions = false →
        Recursion.settleAfterMoves σ i weight infoset actions = Recursion.settleAfterMoves σ j weight infoset actions
    | _, _, [], _, _ => rfl
    | weight, infoset, (action, t) :: rest, hi, hj =>
      whatever_is_played _ _
        (fun p => both_alike
          (settles σ i j (weight * p) t (neither_left _ _ hi) (neither_left _ _ hj))
          (settlesAfterMoves σ i j weight infoset rest (neither_right _ _ hi) (neither_right _ _ hj)))
        (Profile.probability σ infoset action)
end

/--
In every game, what a player who never moves meets is what nobody meets: the terminal nodes, as `Recursion.expectedValue`
adds them up. (`Tree.playerCount game` is nobody's number.)
-/
theorem passed_through (σ : Profile.Table) (i : Nat) (game : Tree.Node) (never : moves i game = false)
    (nobody : moves (Tree.playerCount game) game = false) :
    Recursion.settle σ i 1 game = Recursion.settle σ (Tree.playerCount game) 1 game :=
  settles σ i (Tree.playerCount game) 1 game never nobody

end GameThm.General
