"""Subgame-perfect equilibria in pure plans of games with perfect information (backward induction)."""
