"""`python .ci/raw_fixtures.py ENGINE OUT`: one engine on the whole catalog, its files as it wrote them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from twinproof.catalog import load_catalog, shipped_cases
from twinproof.documents import build_request, load_engines
from twinproof.project import find_project
from twinproof.runner import Limits
from twinproof.runner.program import prepare_program
from twinproof.spec import spec_digest


def main(engine: str, out: Path) -> int:
    """The engine's exit code."""
    project = find_project(Path.cwd())
    entry = next(each for each in load_engines(project.engines_file) if each.name == engine)
    launch = prepare_program(entry, project, Limits(), print).launch
    request = out / "request.json"
    out.mkdir(parents=True, exist_ok=True)
    cases = load_catalog(shipped_cases()).cases
    request.write_text(build_request(cases, spec_digest(project.lean_dir)), encoding="utf-8")
    command = [*launch.argv, "run", str(request), "--out", str(out / "fixtures")]
    environment = {**os.environ, **launch.env}
    done = subprocess.run(command, cwd=launch.cwd, env=environment, check=False, stderr=subprocess.PIPE)
    if done.returncode:
        sys.stderr.write(done.stderr.decode(errors="replace"))
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
