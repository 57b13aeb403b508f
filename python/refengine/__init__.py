"""The Python reference engine of twinproof."""

__version__ = "0.1.0"
