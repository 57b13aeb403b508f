"""A project without anything in it but the marker."""

from __future__ import annotations

from pathlib import Path

import pytest

from twinproof.project import MARKER, Project


@pytest.fixture
def project(tmp_path: Path) -> Project:
    root = tmp_path / "project"
    (root / MARKER).parent.mkdir(parents=True)
    (root / MARKER).write_text('schema = "twinproof.engines/1"\n')
    return Project(root)


@pytest.fixture(autouse=True)
def _log(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    # Inherited by every engine: it is how its processes are told from those of other tests.
    monkeypatch.setenv("FAKE_LOG", str(project.root / "log"))


@pytest.fixture
def log(project: Project) -> Path:
    """Every fake engine adds a line here per start."""
    return project.root / "log"
