import GameSpec

/-! JSON text, in the encoding of the engine protocol: a rational is a string `p/q` in lowest terms. -/
namespace ExactValues.Json

open GameSpec

/-- The texts here are labels and need no escapes; a line break in them is written as `\n` by who joins the lines. -/
def text (content : String) : String := "\"" ++ content ++ "\""

def natural (n : Nat) : String := toString n

def rational (q : Rat) : String := text (toString q.num ++ "/" ++ toString q.den)

/-- What is missing is shown as such, so that a comparison finds it. -/
def optional {α : Type} (render : α → String) : Option α → String
  | none => "null"
  | some x => render x

/-- Names and values that are JSON already. -/
def object (fields : List (String × String)) : String :=
  "{" ++ Labels.joined ", " (fields.map fun field => text field.1 ++ ": " ++ field.2) ++ "}"

/-- Keys and entries, each made text by its own function. -/
def table {α β : Type} (key : α → String) (render : β → String) (entries : List (α × β)) : String :=
  object (entries.map fun entry => (key entry.1, render entry.2))

def lines (content : List String) : String := text (Labels.joined "\\n" content)

end ExactValues.Json
