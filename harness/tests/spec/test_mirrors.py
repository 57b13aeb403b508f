from __future__ import annotations

from types import MappingProxyType, ModuleType

import pytest

from spec.games import LEAN
from twinproof.spec.lock import declarations, mirror_modules, mirrored_definitions
from twinproof.spec.mirrors import mirrored_in, mirrors


def test_one_module_mirrors_one_lean_file() -> None:
    files = {
        file.stem: {found.name for found in declarations(file)} for file in (LEAN / "GameSpec").glob("*.lean")
    }
    for module in mirror_modules():
        stem = "".join(part.capitalize() for part in module.__name__.rpartition(".")[2].split("_"))
        assert set(mirrored_in(module)) <= files.pop(stem)
    assert files == {}


def test_a_mirror_is_named_by_where_it_stands() -> None:
    found = mirrored_definitions()
    assert found["GameSpec.Evaluate.nashConv"] == "twinproof.spec.evaluate.nash_conv"
    assert found["GameSpec.Kuhn.deals"] == "twinproof.spec.kuhn.DEALS"
    assert found["GameSpec.Tree.Ending"] == "twinproof.spec.tree.Ending"


def test_what_a_module_imports_is_not_its_own() -> None:
    module = ModuleType("elsewhere")
    module.borrowed = mirrors("GameSpec.Some.thing")(lambda: None)  # type: ignore[attr-defined] # made at run time
    assert mirrored_in(module) == {}


def test_a_listed_name_must_exist() -> None:
    module = ModuleType("careless")
    module.MIRRORED_NAMES = MappingProxyType({"GONE": "GameSpec.Some.gone"})  # type: ignore[attr-defined] # as above
    with pytest.raises(LookupError, match="careless"):
        mirrored_in(module)
