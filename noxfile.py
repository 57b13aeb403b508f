"""The project's sessions. All share one environment, made once and renewed when a pyproject.toml changes."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
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

Values = dict[str, dict[str, object]]
"""Case -> quantity -> value, as JSON has it."""

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
    # A job in the background ignores Ctrl-C, and so would all that it starts; some tests send it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
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
    scripts = ("noxfile.py", ".ci/raw_fixtures.py")
    _python(session, "ruff", "check", *settings, *scripts)
    _python(session, "ruff", "format", "--check", *settings, *scripts)


@nox.session(venv_backend="none")
def fixtures(session: nox.Session) -> None:
    """Check that the committed fixtures are what the engines and the spec say now."""
    _prepare(session)
    _twinproof(session, "fixtures", "check", *session.posargs)


@nox.session(venv_backend="none", default=False)
def nightly(session: nox.Session) -> None:
    """Compare 2,000 random games of a new seed, or `-- --games 500 --games-seed 7`; failures print it."""
    _prepare(session, dev=True)
    wanted = ("--games=2000", "--games-seed=random", *session.posargs)
    with session.chdir(PACKAGES["twinproof"]):
        test = "tests/random_games/test_random_games.py"
        _python(session, "pytest", "-q", test, *wanted)


@nox.session(venv_backend="none", default=False)
def bench(session: nox.Session) -> None:
    """Measure tree builds and verifications, print tables, write build/bench/; `-- --help` lists options."""
    _prepare(session)
    with session.chdir(PACKAGES["twinproof"]):
        _python(session, "benchmarks", *session.posargs)


@nox.session(venv_backend="none", default=False)
def dotnet(session: nox.Session) -> None:
    """With a .NET SDK: build, test, check the format; parity with it and without it gives the same values."""
    if shutil.which("dotnet") is None:
        session.error(
            "needs a .NET SDK 8 or newer on PATH; without one, `nox -s parity` assembles a toolchain"
        )
    _prepare(session)
    session.run("dotnet", "build", SOLUTION, "-c", "Release", "-warnaserror", external=True)
    # The tests of the bridge embed an interpreter that has pyspiel.
    embedded = {"PYTHONNET_PYEXE": str(_bin() / "python")}
    session.run("dotnet", "test", SOLUTION, "-c", "Release", "--no-build", external=True, env=embedded)
    session.run("dotnet", "format", SOLUTION, "--verify-no-changes", external=True)
    out = {}
    for way in ("sdk", "assembled"):
        choice = {"TWINPROOF_DOTNET": "assembled" if way == "assembled" else str(shutil.which("dotnet"))}
        report, out[way] = ROOT / "build" / f"report-{way}", ROOT / "build" / f"raw-{way}"
        _twinproof(session, "run", "--out", str(report), env=choice)
        shutil.rmtree(out[way], ignore_errors=True)
        session.run(*_script("raw_fixtures.py"), "dotnet", str(out[way]), external=True, env=choice)
    _compare_bytes(session, out["sdk"] / "fixtures", out["assembled"] / "fixtures")


@nox.session(venv_backend="none", default=False)
def lean(session: nox.Session) -> None:
    """Where Lean is installed: build the spec, check its axioms, compare its values with the mirror."""
    if shutil.which("lake") is None:
        session.warn("Lean is not installed (no `lake` on PATH): the spec was not built, nothing was checked")
        return
    with session.chdir(ROOT / "lean_spec"):
        session.run("lake", "build", external=True)
        _check_axioms(session, _output("lake", "build", "GameThm"))
        said = json.loads(_output("lake", "exe", "exact_values"))
    _prepare(session)
    code = "import json, twinproof.spec as spec; print(json.dumps(spec.exact_values()))"
    mirror = json.loads(_output(str(_bin() / "python"), "-c", code))
    _compare_values(session, said["values"], mirror["values"])


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


def _script(name: str) -> tuple[str, str]:
    return str(_bin() / "python"), str(ROOT / ".ci" / name)


def _bin() -> Path:
    return ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")


def _python(session: nox.Session, module: str, *arguments: str) -> None:
    session.run(str(_bin() / "python"), "-m", module, *arguments, external=True)


def _twinproof(session: nox.Session, *arguments: str, env: dict[str, str] | None = None) -> None:
    session.run(str(_bin() / "twinproof"), *arguments, external=True, env=env)


def _output(*command: str) -> str:
    """What `command` prints, or the end of the session with it."""
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


def _compare_values(session: nox.Session, lean: Values, mirror: Values) -> None:
    """Every quantity of every case that either has must be there in both, and the same."""
    ours, theirs = (
        {(c, q): v for c, qs in values.items() for q, v in qs.items()} for values in (mirror, lean)
    )
    differing = sorted(key for key in ours.keys() | theirs.keys() if ours.get(key) != theirs.get(key))
    for case, quantity in differing:
        lean_says, mirror_says = theirs.get((case, quantity)), ours.get((case, quantity))
        session.warn(f"{case}: {quantity}: Lean says {lean_says}, the mirror {mirror_says}")
    if differing or not ours:
        session.error(f"Lean and its mirror differ on {len(differing)} of {len(ours)} quantities")
    session.log(f"Lean and its mirror say exactly the same on {len(ours)} quantities of {len(mirror)} cases")


def _compare_bytes(session: nox.Session, *folders: Path) -> None:
    """The twin's files must be the same bytes, the engine block (runtime version) and run block apart."""
    first, second = ({file.name: _answers(file) for file in folder.glob("*.json")} for folder in folders)
    differing = sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))
    if differing or not first:
        session.error(f"the SDK's and the assembled build differ on {len(differing)} files: {differing[:5]}")
    session.log(f"both builds write the same bytes in {len(first)} files, engine and run block apart")


def _answers(file: Path) -> tuple[bytes, bytes]:
    """What a fixture's bytes hold before the engine block, and from the spec digest to the run block."""
    text = file.read_bytes()
    before, _, rest = text.partition(b'"engine":')
    return before, rest[rest.index(b'"spec_digest":') : rest.rindex(b'"run":')]
