import GameSpec

/-! The fuel of `Recursion.respond` decides only whether there is an answer, in every game: more of it gives the same one. -/
namespace GameThm.Fuel

open GameSpec

/-- `more` says whatever `less` says. -/
def Extends {α : Type} (less more : Option α) : Prop := ∀ x : α, less = some x → more = some x

def isThere {α : Type} : Option α → Bool
  | none => false
  | some _ => true

theorem absent {α : Type} {p : Prop} {x : α} (h : none = some x) : p := Bool.noConfusion (congrArg isThere h)

theorem before_extends {α : Type} (x : α) : ∀ less more : Option (List α), Extends less more →
    Extends (Partial.before x less) (Partial.before x more)
  | none, _, _ => fun _ said => absent said
  | some xs, _, h => fun _ said => Eq.trans (congrArg (Partial.before x) (h xs rfl)) said

theorem keyed_extends {α β : Type} (key : α) : ∀ less more : Option β, Extends less more →
    Extends (Partial.keyed key less) (Partial.keyed key more)
  | none, _, _ => fun _ said => absent said
  | some x, _, h => fun _ said => Eq.trans (congrArg (Partial.keyed key) (h x rfl)) said

theorem best_extends (infoset : Nat) : ∀ less more : Option (List (Nat × Recursion.Response)), Extends less more →
    Extends (Recursion.bestAmong infoset less) (Recursion.bestAmong infoset more)
  | none, _, _ => fun _ said => absent said
  | some responses, _, h => fun _ said => Eq.trans (congrArg (Recursion.bestAmong infoset) (h responses rfl)) said

theorem added_extends : ∀ (now : Option Rat) (less more : Option (List Recursion.Response)), Extends less more →
    Extends (Recursion.added now less) (Recursion.added now more)
  | none, none, _, _ => fun _ said => absent said
  | none, some _, _, _ => fun _ said => absent said
  | some _, none, _, _ => fun _ said => absent said
  | some now, some parts, _, h => fun _ said => Eq.trans (congrArg (Recursion.added (some now)) (h parts rfl)) said

theorem collect_cons {α : Type} : ∀ (less more : Option α) (rest others : List (Option α)), Extends less more →
    Extends (Partial.collect rest) (Partial.collect others) →
      Extends (Partial.collect (less :: rest)) (Partial.collect (more :: others))
  | none, _, _, _, _, _ => fun _ said => absent said
  | some x, _, rest, others, h, k => fun xs said =>
    Eq.trans (congrArg (fun head => Partial.collect (head :: others)) (h x rfl))
      (before_extends x (Partial.collect rest) (Partial.collect others) k xs said)

theorem collect_extends {α β : Type} (less more : α → Option β) (h : ∀ x : α, Extends (less x) (more x)) :
    ∀ xs : List α, Extends (Partial.collect (xs.map less)) (Partial.collect (xs.map more))
  | [] => fun _ said => said
  | x :: xs => collect_cons (less x) (more x) (xs.map less) (xs.map more) (h x) (collect_extends less more h xs)

theorem respond_extends (i : Nat) (less more : Recursion.Belief → Option Recursion.Response)
    (h : ∀ belief : Recursion.Belief, Extends (less belief) (more belief)) :
    ∀ settled : Option Recursion.Belief,
      Extends (Recursion.respondFrom i less settled) (Recursion.respondFrom i more settled)
  | none => fun _ said => absent said
  | some front =>
    added_extends (Recursion.paid i front) _ _ (collect_extends _ _
      (fun choice => best_extends choice.1 _ _ (collect_extends _ _
        (fun action => keyed_extends action _ _ (h (Recursion.afterAction choice.1 action front))) choice.2))
      (Recursion.choicesAt front))

/-- What is answered with some fuel is answered with one more, and is the same. -/
theorem one_more (σ : Profile.Table) (i : Nat) : ∀ (fuel : Nat) (belief : Recursion.Belief),
    Extends (Recursion.respond σ i fuel belief) (Recursion.respond σ i (Nat.succ fuel) belief)
  | .zero, _ => fun _ said => absent said
  | .succ fuel, belief =>
    respond_extends i (Recursion.respond σ i fuel) (Recursion.respond σ i (Nat.succ fuel)) (one_more σ i fuel)
      (Recursion.settleAll σ i belief)

/-- What is answered with some fuel is answered with any more, and is the same. -/
theorem more_fuel (σ : Profile.Table) (i : Nat) (fuel : Nat) (belief : Recursion.Belief) : ∀ more : Nat,
    Extends (Recursion.respond σ i fuel belief) (Recursion.respond σ i (fuel + more) belief)
  | .zero => fun _ said => said
  | .succ more => fun found said =>
    one_more σ i (fuel + more) belief found (more_fuel σ i fuel belief more found said)

end GameThm.Fuel
