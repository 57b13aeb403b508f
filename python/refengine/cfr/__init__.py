"""Counterfactual regret minimisation on the table of terminal lines, in doubles (needs NumPy)."""
