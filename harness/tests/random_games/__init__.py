"""Random games through both engines and the spec: strategy, writer, comparison, and what is left of it."""
