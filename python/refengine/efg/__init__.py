"""Gambit's .efg format: read with places for errors, kept beside the tree, written to the character."""
