from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from spec.games import LEAN
from twinproof.errors import UserMistakeError
from twinproof.spec.lock import (
    LOCK_FILE,
    Fault,
    InvalidLockError,
    UnknownDefinitionError,
    UnreadableLeanError,
    check_lock,
    mirrored_definitions,
    read_lock,
    spec_declarations,
    spec_digest,
    update_lock,
)

NASH_CONV = "GameSpec.Evaluate.nashConv"


@pytest.fixture
def lean(tmp_path: Path) -> Path:
    """A copy of the Lean spec, to be altered."""
    return Path(shutil.copytree(LEAN, tmp_path / "lean_spec"))


@pytest.fixture
def lock_file(tmp_path: Path) -> Path:
    """A copy of the lock, to be written to."""
    return Path(shutil.copy(LOCK_FILE, tmp_path / "spec.lock.json"))


def alter(lean: Path, module: str, old: str, new: str) -> None:
    file = lean / "GameSpec" / f"{module}.lean"
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def faults(lean: Path, lock_file: Path) -> list[tuple[Fault, str]]:
    return [(problem.fault, problem.definition) for problem in check_lock(lean, lock_file)]


def test_the_committed_lock_holds() -> None:
    assert check_lock(LEAN) == []


def test_every_definition_is_mirrored_or_excused() -> None:
    assert set(spec_declarations(LEAN)) == {*mirrored_definitions(), *read_lock().not_mirrored}


def test_comments_and_white_space_do_not_matter(lean: Path, lock_file: Path) -> None:
    before = spec_digest(lean)
    alter(lean, "Evaluate", "def nashConv (game", "def  nashConv -- the distance\n    (game")
    alter(lean, "Evaluate", "/-- The sum of what each", "/-- The sum of all that each")
    assert faults(lean, lock_file) == []
    assert spec_digest(lean) == before


def test_a_changed_definition_is_named_with_its_mirror(lean: Path, lock_file: Path) -> None:
    before = spec_digest(lean)
    alter(lean, "Evaluate", "map fun i => deviationGain game σ i", "map fun j => deviationGain game σ j")
    (problem,) = check_lock(lean, lock_file)
    assert problem.fault is Fault.CHANGED
    assert problem.message == (
        f"{NASH_CONV} has changed since twinproof.spec.evaluate.nash_conv was last read beside it: "
        f"read it again, then run `python -m twinproof.spec.lock --update {NASH_CONV}`"
    )
    assert spec_digest(lean) != before


def test_a_definition_of_a_mutual_block_is_watched_by_itself(lean: Path, lock_file: Path) -> None:
    alter(
        lean, "Tree", "(_, t) :: rest => nodeCount t + nodeCountAfterMoves rest", "(_, t) :: _ => nodeCount t"
    )
    assert faults(lean, lock_file) == [(Fault.CHANGED, "GameSpec.Tree.nodeCountAfterMoves")]


def test_a_removed_definition_leaves_its_mirror_without_meaning(lean: Path, lock_file: Path) -> None:
    alter(lean, "Kuhn", "def facingBet (c : Nat) : Nat := 6 + 2 * c", "")
    assert faults(lean, lock_file) == [(Fault.MISSING, "GameSpec.Kuhn.facingBet")]


def test_a_new_definition_must_be_mirrored(lean: Path, lock_file: Path) -> None:
    alter(lean, "Plan", "end GameSpec.Plan", "def single : PurePlan := []\n\nend GameSpec.Plan")
    assert faults(lean, lock_file) == [(Fault.UNACCOUNTED, "GameSpec.Plan.single")]


def test_or_be_listed_as_not_mirrored(lean: Path, lock_file: Path) -> None:
    alter(lean, "Plan", "end GameSpec.Plan", "def single : PurePlan := []\n\nend GameSpec.Plan")
    document = json.loads(lock_file.read_text(encoding="utf-8"))
    document["not_mirrored"]["GameSpec.Plan.single"] = "not yet used"
    lock_file.write_text(json.dumps(document), encoding="utf-8")
    assert faults(lean, lock_file) == []


def test_a_renamed_definition_is_missing_under_one_name_and_new_under_the_other(
    lean: Path, lock_file: Path
) -> None:
    alter(lean, "Plan", "def allows", "def permits")
    assert faults(lean, lock_file) == [
        (Fault.MISSING, "GameSpec.Plan.allows"),
        (Fault.UNACCOUNTED, "GameSpec.Plan.permits"),
    ]


def test_a_mirror_that_names_nothing_is_found(lock_file: Path) -> None:
    mirrored = {**mirrored_definitions(), "GameSpec.Evaluate.regret": "twinproof.spec.evaluate.regret"}
    (problem,) = check_lock(LEAN, lock_file, mirrored)
    assert (problem.fault, problem.mirror) == (Fault.MISSING, "twinproof.spec.evaluate.regret")


def test_a_mirror_that_was_never_locked_is_found(lock_file: Path) -> None:
    document = json.loads(lock_file.read_text(encoding="utf-8"))
    del document["digests"][NASH_CONV]
    del document["mirrors"]["GameSpec.Reach.reach"]
    lock_file.write_text(json.dumps(document), encoding="utf-8")
    assert faults(LEAN, lock_file) == [(Fault.UNLOCKED, NASH_CONV), (Fault.UNLOCKED, "GameSpec.Reach.reach")]


def test_an_entry_that_nothing_calls_for_is_found(lock_file: Path) -> None:
    document = json.loads(lock_file.read_text(encoding="utf-8"))
    document["not_mirrored"][NASH_CONV] = "mirrored all the same"
    document["digests"]["GameSpec.Old.gone"] = "sha256:0"
    lock_file.write_text(json.dumps(document), encoding="utf-8")
    assert faults(LEAN, lock_file) == [(Fault.NEEDLESS, NASH_CONV), (Fault.NEEDLESS, "GameSpec.Old.gone")]


def test_an_update_refreshes_what_it_names_and_no_more(lean: Path, lock_file: Path) -> None:
    alter(lean, "Evaluate", "map fun i => deviationGain game σ i", "map fun j => deviationGain game σ j")
    alter(lean, "Plan", "(plans rest).map fun plan =>", "(plans rest).map fun tail =>")
    assert update_lock(lean, [NASH_CONV], lock_file) == [NASH_CONV]
    assert faults(lean, lock_file) == [(Fault.CHANGED, "GameSpec.Plan.plans")]


def test_an_update_forgets_what_lean_no_longer_has(lean: Path, lock_file: Path) -> None:
    alter(lean, "Kuhn", "def facingBet (c : Nat) : Nat := 6 + 2 * c", "")
    assert update_lock(lean, ["GameSpec.Kuhn.facingBet"], lock_file) == ["GameSpec.Kuhn.facingBet"]
    assert "GameSpec.Kuhn.facingBet" not in read_lock(lock_file).digests


def test_an_update_of_what_did_not_change_changes_nothing(lock_file: Path) -> None:
    before = lock_file.read_text(encoding="utf-8")
    assert update_lock(LEAN, [NASH_CONV], lock_file) == []
    assert lock_file.read_text(encoding="utf-8") == before


def test_an_update_of_an_unknown_name_writes_nothing(lean: Path, lock_file: Path) -> None:
    before = lock_file.read_text(encoding="utf-8")
    alter(lean, "Evaluate", "map fun i => deviationGain game σ i", "map fun j => deviationGain game σ j")
    with pytest.raises(UnknownDefinitionError, match=r"found GameSpec\.Evaluate\.nashCon$"):
        update_lock(lean, [NASH_CONV, "GameSpec.Evaluate.nashCon"], lock_file)
    assert lock_file.read_text(encoding="utf-8") == before


def test_two_definitions_of_one_name_are_refused(lean: Path) -> None:
    (lean / "GameSpec" / "Zwei.lean").write_text("def GameSpec.Plan.plans := 1\n", encoding="utf-8")
    with pytest.raises(UnreadableLeanError, match=r"expected one definition of GameSpec\.Plan\.plans"):
        spec_digest(lean)


def test_a_folder_without_a_spec_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UserMistakeError, match="expected the Lean spec"):
        spec_digest(tmp_path)


@pytest.mark.parametrize(
    "text",
    [
        *("{", "[]", '{"schema": "twinproof.spec-lock/2", "digests": {}}'),
        '{"schema": "twinproof.spec-lock/1", "digests": {}, "mirrors": {}, "not_mirrored": {}}',
        '{"schema": "twinproof.spec-lock/2", "digests": {}, "mirrors": {"a": 1}, "not_mirrored": {}}',
    ],
)
def test_what_is_no_lock_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "spec.lock.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidLockError):
        check_lock(LEAN, file)
    with pytest.raises(InvalidLockError):
        check_lock(LEAN, tmp_path / "none.json")
