"""The project's sessions. All share one environment, made once and renewed when a pyproject.toml changes."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import nox

ROOT = Path(__file__).parent
PACKAGES = {"refengine": ROOT / "python", "twinproof": ROOT / "harness"}
ENVIRONMENT = ROOT / ".nox" / "shared"
SOLUTION = "dotnet/TwinEngine.sln"
AXIOMS = {"propext", "Classical.choice", "Quot.sound"}
"""What a theorem may rest on: those of Lean's own logic."""

nox.options.sessions = ["lint", "tests", "parity"]
nox.options.stop_on_first_error = True


@nox.session(venv_backend="none")
def parity(session: nox.Session) -> None:
    """Run both engines, compare them with each other and the spec, judge the claims, write build/report/."""
    _prepare(session)
    _twinproof(session, "run", *session.posargs)


@nox.session(venv_backend="none")
def tests(session: nox.Session) -> None:
    """Run both packages' tests; arguments go to pytest."""
    _prepare(session, dev=True)
    for folder in PACKAGES.values():
        with session.chdir(folder):
            _python(session, "pytest", "-q", *session.posargs)


@nox.session(venv_backend="none")
def lint(session: nox.Session) -> None:
    """Check style, format and types of both packages and of this file."""
    _prepare(session, dev=True)
    for name, folder in PACKAGES.items():
        with session.chdir(folder):
            _python(session, "ruff", "check", ".")
            _python(session, "ruff", "format", "--check", ".")
            _python(session, "mypy", "--strict", name)
    settings = ("--config", str(PACKAGES["twinproof"] / "pyproject.toml"))
    _python(session, "ruff", "check", *settings, "noxfile.py")
    _python(session, "ruff", "format", "--check", *settings, "noxfile.py")


@nox.session(venv_backend="none")
def fixtures(session: nox.Session) -> None:
    """Check that the committed fixtures are what the engines and the spec say now."""
    _prepare(session)
    _twinproof(session, "fixtures", "check", *session.posargs)


@nox.session(venv_backend="none", default=False)
def dotnet(session: nox.Session) -> None:
    """With a .NET SDK: build, test, check the format; parity with it and without it gives the same values."""
    if shutil.which("dotnet") is None:
        session.error(
            "needs a .NET SDK 8 or newer on PATH; without one, `nox -s parity` assembles a toolchain"
        )
    session.run("dotnet", "build", SOLUTION, "-c", "Release", "-warnaserror", external=True)
    session.run("dotnet", "test", SOLUTION, "-c", "Release", "--no-build", external=True)
    session.run("dotnet", "format", SOLUTION, "--verify-no-changes", external=True)
    _prepare(session)
    out = {way: ROOT / "build" / f"report-{way}" for way in ("sdk", "assembled")}
    for way, folder in out.items():
        choice = {"TWINPROOF_DOTNET": "assembled" if way == "assembled" else str(shutil.which("dotnet"))}
        _twinproof(session, "run", "--out", str(folder), env=choice)
    _compare_builds(session, *(folder / "report.json" for folder in out.values()))


@nox.session(venv_backend="none", default=False)
def lean(session: nox.Session) -> None:
    """Where Lean is installed: build the spec, check its axioms, compare its values with the mirror."""
    if shutil.which("lake") is None:
        session.warn("Lean is not installed (no `lake` on PATH): the spec was not built, nothing was checked")
        return
    with session.chdir(ROOT / "lean_spec"):
        session.run("lake", "build", external=True)
        _check_axioms(session, _output("lake", "build", "GameThm"))
        values = _output("lake", "exe", "exact_values")
    said = ROOT / "build" / "lean-values.json"
    said.parent.mkdir(exist_ok=True)
    said.write_text(values, encoding="utf-8")
    _prepare(session)
    _python(session, "twinproof.spec.compare_lean", str(said))


def _prepare(session: nox.Session, *, dev: bool = False) -> None:
    """Make the shared environment, or renew it where a pyproject.toml changed since it was made."""
    extra = "[dev]" if dev else ""
    digest = hashlib.sha256(sys.version.encode())
    for folder in PACKAGES.values():
        digest.update((folder / "pyproject.toml").read_bytes())
    wanted = f"{ROOT} {digest.hexdigest()}"
    # The marks are written last: an installation that was cut short is made anew.
    base, full = ENVIRONMENT / "installed", ENVIRONMENT / "installed-dev"
    if _reads(full if dev else base) == wanted:
        return
    if _reads(base) != wanted:
        session.run(sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT), external=True)
    wants = [part for folder in PACKAGES.values() for part in ("-e", f"{folder}{extra}")]
    _python(session, "pip", "install", "--quiet", "--disable-pip-version-check", *wants)
    for mark in (base, full) if dev else (base,):
        mark.write_text(wanted, encoding="utf-8")


def _reads(file: Path) -> str | None:
    return file.read_text(encoding="utf-8") if file.is_file() else None


def _bin() -> Path:
    return ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")


def _python(session: nox.Session, module: str, *arguments: str) -> None:
    session.run(str(_bin() / "python"), "-m", module, *arguments, external=True)


def _twinproof(session: nox.Session, *arguments: str, env: dict[str, str] | None = None) -> None:
    session.run(str(_bin() / "twinproof"), *arguments, external=True, env=env)


def _output(*command: str) -> str:
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: exit {done.returncode}\n{done.stdout}")
    return done.stdout


def _check_axioms(session: nox.Session, said: str) -> None:
    """Every theorem that Axioms.lean asks about has answered, and rests on nothing but Lean's own axioms."""
    source = (ROOT / "lean_spec" / "GameThm" / "Axioms.lean").read_text(encoding="utf-8")
    asked = [line.split()[-1] for line in source.splitlines() if line.startswith("#print axioms ")]
    answers = " ".join(said.split())
    for theorem in asked:
        if f"'{theorem}' does not depend on any axioms" in answers:
            continue
        _, found, rest = answers.partition(f"'{theorem}' depends on axioms: [")
        if not found:
            session.error(f"Lean did not say what {theorem} rests on")
        foreign = {name.strip() for name in rest.partition("]")[0].split(",")} - AXIOMS
        if foreign:
            session.error(f"{theorem} rests on {', '.join(sorted(foreign))}")
    session.log(f"{len(asked)} theorems rest on nothing but {', '.join(sorted(AXIOMS))}")


def _compare_builds(session: nox.Session, *reports: Path) -> None:
    """The twin's case, spec digest and quantities must be the same text; its runtime's version may differ."""
    first, second = (_twin_fixtures(file) for file in reports)
    differing = sorted(case for case in first.keys() | second.keys() if first.get(case) != second.get(case))
    if differing:
        session.error(f"the SDK's and the assembled build differ on {', '.join(differing)}")
    if not first:
        session.error("the twin computed nothing")
    session.log(
        f"both builds give the same case, spec digest and quantities, byte for byte, on {len(first)} cases"
    )


def _twin_fixtures(report: Path) -> dict[str, str]:
    cases = json.loads(report.read_text(encoding="utf-8"))["result"]["cases"]
    held = {entry["case"]["id"]: entry["fixtures"].get("dotnet") for entry in cases}
    compared = ("case", "spec_digest", "quantities")
    return {
        case: json.dumps({key: fixture[key] for key in compared}) for case, fixture in held.items() if fixture
    }
