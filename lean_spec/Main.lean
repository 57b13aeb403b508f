import ExactValues

/-! Prints the exact values of the small cases: one JSON object on standard output. -/

def main : IO Unit :=
  IO.println (ExactValues.Json.object [("values", ExactValues.Json.object ExactValues.Cases.everyCase)])
