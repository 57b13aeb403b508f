"""Starts the fake engine; apart from it, so that the engine itself is compiled once."""

import sys

from fake_engine import main  # type: ignore[import-not-found]  # it lies beside this script

sys.exit(main(sys.argv[1:]))
