from __future__ import annotations

import base64
import re
import tomllib
from pathlib import Path

from twinproof.toolchain.pins import read_pins


def test_the_pins_name_exact_versions_and_whole_hashes() -> None:
    pins = read_pins()
    assert re.fullmatch(r"[0-9a-f]{64}", pins.runtime.sha256)
    algorithm, _, digest = pins.compiler.integrity.partition("-")
    assert algorithm == "sha512"
    assert len(base64.b64decode(digest, validate=True)) == 512 // 8
    for version in (pins.runtime.version, pins.compiler.version, pins.npm.version, pins.pythonnet):
        assert re.match(r"\d+\.\d+\.\d+", version)


def test_the_pinned_pythonnet_is_the_one_the_package_depends_on() -> None:
    pyproject = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    assert f"pythonnet=={read_pins().pythonnet}" in pyproject["project"]["dependencies"]


def test_no_registry_is_named() -> None:
    text = (Path(__file__).parents[2] / "twinproof" / "toolchain" / "pins.toml").read_text()
    assert "://" not in text


def test_the_digest_follows_what_is_assembled_and_nothing_else() -> None:
    text = (Path(__file__).parents[2] / "twinproof" / "toolchain" / "pins.toml").read_text()
    pins = read_pins(text)
    assert pins == read_pins()
    assert read_pins(text.replace(pins.runtime.sha256, "0" * 64)).digest != pins.digest
    assert read_pins(text.replace(pins.compiler.version, "9.9.9")).digest != pins.digest
    assert read_pins(text.replace(pins.npm.version, "9.9.9")).digest == pins.digest
