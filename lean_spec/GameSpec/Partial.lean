/-! Arithmetic on values that may be missing: where a part is missing, so is the answer. -/
namespace GameSpec.Partial

def plus : Option Rat → Option Rat → Option Rat
  | some x, some y => some (x + y)
  | _, _ => none

def minus : Option Rat → Option Rat → Option Rat
  | some x, some y => some (x - y)
  | _, _ => none

def times : Option Rat → Option Rat → Option Rat
  | some x, some y => some (x * y)
  | _, _ => none

/-- `x / y`; missing where `y` is 0 (and not 0, as the division of `Rat` has it). -/
def quotient : Option Rat → Option Rat → Option Rat
  | some x, some y => if y = 0 then none else some (x / y)
  | _, _ => none

def total : List (Option Rat) → Option Rat
  | [] => some 0
  | x :: rest => plus x (total rest)

/-- The length of a list, as a rational. -/
def count {α : Type} : List α → Rat
  | [] => 0
  | _ :: rest => 1 + count rest

/-- The mean; an empty list has none. -/
def mean (values : List (Option Rat)) : Option Rat :=
  quotient (total values) (some (count values))

/-- The largest entry; an empty list has none. -/
def maximum : List Rat → Option Rat
  | [] => none
  | x :: rest =>
    match maximum rest with
    | none => some x
    | some m => if x < m then some m else some x

/-- An entry before others that may be missing. -/
def before {α : Type} (x : α) : Option (List α) → Option (List α)
  | none => none
  | some xs => some (x :: xs)

/-- All entries, or nothing if one is missing. -/
def collect {α : Type} : List (Option α) → Option (List α)
  | [] => some []
  | none :: _ => none
  | some x :: rest => before x (collect rest)

/-- A value under its key; missing if the value is. -/
def keyed {α β : Type} (key : α) : Option β → Option (α × β)
  | none => none
  | some x => some (key, x)

end GameSpec.Partial
