from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from spec.games import LEAN
from twinproof.spec.lock import (
    LOCK_FILE,
    MIRROR_DIR,
    Fault,
    check_lock,
    mirror_digests,
    mirrored_definitions,
    update_lock,
)

IS_CLOSED = "GameSpec.Subgame.isClosed"
MIRROR = {"A.f": "twinproof.spec.one.f", "A.g": "twinproof.spec.two.g"}
ONE = '''"""One."""

import math
from twinproof.spec import two
from twinproof.spec.mirrors import mirrors
from twinproof.spec.two import helper as help_me

LIMIT = 3


@mirrors("A.f")
def f(x: int) -> int:
    """Twice."""
    return _twice(x) + help_me(x) + two.other(x) + two.g(x) + math.floor(x)


def _twice(x: int) -> int:
    # no recursion
    return 2 * x if x < LIMIT else 0
'''
TWO = '''"""Two."""


def helper(x: int) -> int:
    return x


def other(x: int) -> int:
    return x


def idle(x: int) -> int:
    return x


def g(x: int) -> int:
    return x
'''


def changed_by(tmp_path: Path, old: str, new: str) -> list[str]:
    """The mirrors whose digest an edit changes."""
    (tmp_path / "mirrors.py").write_text("def mirrors(x): ...\n", encoding="utf-8")
    (tmp_path / "one.py").write_text(ONE, encoding="utf-8")
    (tmp_path / "two.py").write_text(TWO, encoding="utf-8")
    before = mirror_digests(MIRROR, tmp_path)
    assert (ONE + TWO).count(old) == 1
    (tmp_path / "one.py").write_text(ONE.replace(old, new), encoding="utf-8")
    (tmp_path / "two.py").write_text(TWO.replace(old, new), encoding="utf-8")
    after = mirror_digests(MIRROR, tmp_path)
    return [name for name in before if before[name] != after.get(name)]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("two.other(x) + two.g(x)", "two.g(x) + two.other(x)"),
        ("2 * x", "3 * x"),
        ("LIMIT = 3", "LIMIT = 4"),
        ("def helper(x: int) -> int:\n    return x", "def helper(x: int) -> int:\n    return -x"),
        ("def other(x: int) -> int:\n    return x", "def other(x: int) -> int:\n    return -x"),
        ("import helper as help_me", "import idle as help_me"),
        ("import math", "import numpy as math"),
        ('@mirrors("A.f")\n', '@cache\n@mirrors("A.f")\n'),
    ],
)
def test_a_mirror_is_what_it_says_and_what_that_rests_on(tmp_path: Path, old: str, new: str) -> None:
    assert changed_by(tmp_path, old, new) == ["A.f"]


def test_another_mirror_has_a_digest_of_its_own(tmp_path: Path) -> None:
    assert changed_by(
        tmp_path, "def g(x: int) -> int:\n    return x", "def g(x: int) -> int:\n    return 1"
    ) == ["A.g"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('    """Twice."""\n', ""),
        ("    # no recursion\n", "\n\n"),
        ("return 2 * x if", "return (2*x) if"),
        ("def idle(x: int) -> int:\n    return x", "def idle(x: int) -> int:\n    return -x"),
    ],
)
def test_docstrings_comments_layout_and_the_rest_do_not_matter(tmp_path: Path, old: str, new: str) -> None:
    assert changed_by(tmp_path, old, new) == []


def test_every_mirror_of_ours_has_a_source() -> None:
    assert mirror_digests(mirrored_definitions()).keys() == mirrored_definitions().keys()


def test_an_edited_body_asks_for_a_reading_and_an_update_renews_it(tmp_path: Path) -> None:
    mirror_dir = Path(
        shutil.copytree(MIRROR_DIR, tmp_path / "spec", ignore=shutil.ignore_patterns("answers", "lock"))
    )
    lock_file = Path(shutil.copy(LOCK_FILE, tmp_path / "spec.lock.json"))
    file = mirror_dir / "subgame.py"
    text = file.read_text(encoding="utf-8")
    # what decides is in a helper of the mirror, not in the mirror itself
    assert text.count("= not counted") == 1
    file.write_text(text.replace("= not counted", "= len(counted) < 2"), encoding="utf-8")
    (problem,) = check_lock(LEAN, lock_file, mirror_dir=mirror_dir)
    assert (problem.fault, problem.definition) == (Fault.EDITED, IS_CLOSED)
    assert problem.message == (
        f"twinproof.spec.subgame.is_closed has been edited since it was last read beside {IS_CLOSED}: "
        f"read both, then run `python -m twinproof.spec.lock --update {IS_CLOSED}`"
    )
    assert update_lock(LEAN, [IS_CLOSED], lock_file, mirror_dir) == [IS_CLOSED]
    assert check_lock(LEAN, lock_file, mirror_dir=mirror_dir) == []
    assert update_lock(LEAN, [IS_CLOSED], lock_file, mirror_dir) == []
