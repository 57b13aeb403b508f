"""An interrupt while the command is still loading."""

from __future__ import annotations

import subprocess
import sys

INTERRUPTED_WHILE_LOADING = """
import sys
class Finder:
    def find_spec(self, name, *_):
        if name == "twinproof.cli.run":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Finder())
from twinproof.start import main
sys.exit(main())
"""


def test_an_interrupt_while_loading_is_one_line() -> None:
    command = [sys.executable, "-c", INTERRUPTED_WHILE_LOADING, "list"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "twinproof: interrupted\n")
