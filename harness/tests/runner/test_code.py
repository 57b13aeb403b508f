"""The digest of a package: everything that can change what it does, and nothing else."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from twinproof.runner.code import package_digest


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "judge_of_digests"
    (folder / "inner" / "__pycache__").mkdir(parents=True)
    for file in ("__init__.py", "inner/__init__.py", "inner/data.json"):
        (folder / file).write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, folder.name, raising=False)
    return folder


def test_modules_and_data_at_all_levels_count(package: Path) -> None:
    digests = {package_digest(package.name)}
    for file in ("__init__.py", "inner/__init__.py", "inner/data.json", "inner/new.py"):
        (package / file).write_text("1")
        digests.add(package_digest(package.name))
    assert len(digests) == 5


def test_compiled_files_do_not_count(package: Path) -> None:
    before = package_digest(package.name)
    (package / "inner" / "__pycache__" / "new.cpython.pyc").write_text("1")
    assert package_digest(package.name) == before
