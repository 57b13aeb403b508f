from __future__ import annotations

import platform
import sys
from pathlib import Path

from twinproof.toolchain.surroundings import Surroundings, this_machine


def test_this_machine_is_the_interpreter_s_own() -> None:
    here = this_machine()
    assert here.python == Path(sys.executable)
    assert here.platform.system == sys.platform.rstrip("0123456789").replace("win", "windows")
    assert here.platform.machine == platform.machine().lower()


def test_a_program_is_looked_up_on_the_given_path_only(tmp_path: Path) -> None:
    program = tmp_path / "a-program"
    program.write_text("#!/bin/sh\n")
    here = Surroundings({"PATH": str(tmp_path)}, tmp_path, this_machine().platform)
    assert here.find("a-program") is None
    program.chmod(0o755)
    assert here.find("a-program") == program
    assert here.find("sh") is None
