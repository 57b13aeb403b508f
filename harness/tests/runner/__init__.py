"""Tests of twinproof.runner."""
