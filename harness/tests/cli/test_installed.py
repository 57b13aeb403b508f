"""`twinproof.cli.installed`: a copy that differs from the checkout is refused, not run."""

from __future__ import annotations

import shutil
from importlib import resources
from pathlib import Path

import pytest

from twinproof.cli.installed import OtherVersionError, check_installed
from twinproof.project import Project


@pytest.fixture
def checkout(tmp_path: Path) -> Project:
    with resources.as_file(resources.files("twinproof")) as code:
        shutil.copytree(
            code, tmp_path / "harness" / "twinproof", ignore=shutil.ignore_patterns("__pycache__")
        )
    return Project(tmp_path)


def test_a_checkout_of_the_same_text_is_taken(checkout: Project) -> None:
    check_installed(checkout)


def test_a_case_or_a_claim_of_ones_own_in_the_checkout_is_no_other_version(checkout: Project) -> None:
    (checkout.catalog_dir / "cases" / "mine.toml").write_text("")
    check_installed(checkout)


@pytest.mark.parametrize("name", ["model.py", "documents/schemas/case.schema.json", "cli/later.py"])
def test_a_checkout_of_another_text_is_refused_with_what_to_do(checkout: Project, name: str) -> None:
    (checkout.root / "harness" / "twinproof" / name).write_text("# another version\n")
    with pytest.raises(OtherVersionError, match=r"pip install .*harness` again"):
        check_installed(checkout)


def test_a_file_that_the_checkout_lacks_is_another_version(checkout: Project) -> None:
    (checkout.root / "harness" / "twinproof" / "model.py").unlink()
    with pytest.raises(OtherVersionError):
        check_installed(checkout)


def test_a_folder_without_the_code_takes_any_version(tmp_path: Path) -> None:
    check_installed(Project(tmp_path))
