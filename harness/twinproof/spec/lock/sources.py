"""What the lock holds of the mirror: a digest of each mirror's source, with all of ours that it rests on.

A mirror is often a line that calls a pass over the whole game: what it calls in the mirror's modules and is
no mirror itself is part of its text. What it calls that is one has a digest of its own.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from twinproof.spec.lock.digests import digest

MIRROR_DIR: Final = Path(__file__).parents[1]
_PACKAGE: Final = "twinproof.spec"
_MARKING: Final = "mirrors"
"""The module that marks mirrors, which says nothing about a game."""

_Name: TypeAlias = tuple[str, str]
"""Module of the mirror, and a name at its top level."""


@dataclass(frozen=True)
class _Module:
    """Top-level name -> the statements that bind it; local name -> what it is imported from."""

    statements: dict[str, list[ast.stmt]] = field(default_factory=dict)
    imports: dict[str, str] = field(default_factory=dict)


def mirror_digests(mirrored: Mapping[str, str], mirror_dir: Path = MIRROR_DIR) -> dict[str, str]:
    """Lean name -> digest of its mirror's source; without those whose mirror is not in the folder.

    `mirrored` is Lean name -> full Python name. Comments, docstrings and layout do not count.
    """
    modules = {file.stem: _read(file) for file in sorted(mirror_dir.glob("*.py"))}
    mirrors = {name: _split(python_name) for name, python_name in mirrored.items()}
    locked = frozenset(mirrors.values())
    return {
        name: digest(_text(mirror, modules, locked))
        for name, mirror in mirrors.items()
        if mirror[0] in modules and mirror[1] in modules[mirror[0]].statements
    }


def _split(python_name: str) -> _Name:
    module, _, name = python_name.removeprefix(f"{_PACKAGE}.").rpartition(".")
    return module, name


def _read(file: Path) -> _Module:
    module = _Module()
    for statement in ast.parse(file.read_text(encoding="utf-8")).body:
        match statement:
            case ast.ImportFrom(module=str(origin), names=names):
                module.imports.update((each.asname or each.name, f"{origin}.{each.name}") for each in names)
            case ast.Import(names=names):
                module.imports.update((each.asname or each.name, each.name) for each in names)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                module.statements.setdefault(name, []).append(statement)
            case ast.Assign(targets=targets):
                for node in (node for target in targets for node in ast.walk(target)):
                    if isinstance(node, ast.Name):
                        module.statements.setdefault(node.id, []).append(statement)
            case ast.AnnAssign(target=ast.Name(id=name)):
                module.statements.setdefault(name, []).append(statement)
    return module


def _text(mirror: _Name, modules: Mapping[str, _Module], locked: frozenset[_Name]) -> str:
    """The mirror and what it rests on, in the order of names."""
    met = {mirror}
    waiting = [mirror]
    texts: dict[_Name, str] = {}
    while waiting:
        module, name = waiting.pop()
        here = modules[module]
        statements = here.statements[name]
        used = {node.id for node in _nodes(statements) if isinstance(node, ast.Name)}
        origins = [f"{each} from {here.imports[each]}" for each in sorted(used & here.imports.keys())]
        texts[module, name] = "\n".join([f"{module}.{name}", *map(_canonical, statements), *origins])
        for other in _rests_on(module, statements, modules):
            if other not in met and other not in locked:
                met.add(other)
                waiting.append(other)
    return "\n".join(text for _, text in sorted(texts.items()))


def _nodes(statements: list[ast.stmt]) -> Iterator[ast.AST]:
    return (node for statement in statements for node in ast.walk(statement))


def _rests_on(module: str, statements: list[ast.stmt], modules: Mapping[str, _Module]) -> Iterator[_Name]:
    """The names of the mirror's modules that occur in the statements."""
    here = modules[module]
    for node in _nodes(statements):
        match node:
            case ast.Name(id=name) if name in here.statements:
                found = module, name
            case ast.Name(id=name) if name in here.imports:
                found = _split(here.imports[name])
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in here.imports:
                found = _split(f"{here.imports[name]}.{attribute}")
            case _:
                continue
        if found[0] != _MARKING and found[0] in modules and found[1] in modules[found[0]].statements:
            yield found


def _canonical(node: object) -> str:
    """The syntax without docstrings, and without the fields that are empty: Pythons differ in those."""
    if isinstance(node, list):
        return "[" + ", ".join(_canonical(each) for each in node if not _is_docstring(each)) + "]"
    if not isinstance(node, ast.AST):
        return repr(node)
    fields = (
        f"{name}={_canonical(value)}"
        for name, value in ast.iter_fields(node)
        if value is not None and value != [] and not isinstance(value, ast.expr_context)
    )
    return f"{type(node).__name__}({', '.join(fields)})"


def _is_docstring(node: object) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
