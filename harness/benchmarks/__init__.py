"""Measurements: how long a tree takes out of OpenSpiel, what a verification costs. Stated, never asserted."""
