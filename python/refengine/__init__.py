"""The Python reference engine of twinproof."""
