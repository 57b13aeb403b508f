"""Kuhn poker as OpenSpiel has it: its tree, its evaluation of a profile, its CFR (needs OpenSpiel)."""
