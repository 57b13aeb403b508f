"""Evaluates a project file as MSBuild would, within a small vocabulary, and refuses what lies beyond."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath

from twinproof.toolchain.vocabulary import ITEMS, PROPERTIES
from twinproof.toolchain.xml_tree import Element, read_xml

SDK = "Microsoft.NET.Sdk"
_PROPS = "Directory.Build.props"
_BEYOND = ("Directory.Build.targets", "Directory.Packages.props")
_UNKNOWN = "the two ways to build know no such thing; take it out, or teach it to twinproof.toolchain"
_REFERENCE = re.compile(r"\$\(([A-Za-z_][A-Za-z0-9_]*)\)")
_CONDITION = re.compile(r"^\s*'([^']*)'\s*(==|!=)\s*'([^']*)'\s*$")


@dataclass(frozen=True)
class Property:
    """A property's value, and the element that set it last."""

    value: str
    element: Element


@dataclass(frozen=True)
class Item:
    """An item with its metadata (`Include`, `Version`, ...), expanded, and the element it stands in."""

    kind: str
    metadata: Mapping[str, str]
    element: Element


@dataclass(frozen=True)
class EvaluatedProject:
    """A project file and the `Directory.Build.props` above it, evaluated; `files` are what was read."""

    file: Path
    root: Element
    properties: Mapping[str, Property]
    items: tuple[Item, ...]
    files: tuple[Path, ...]


def evaluate(file: Path) -> EvaluatedProject:
    """Evaluate the SDK-style project `file` for a Release build.

    Raises ProjectFileError for an element, attribute, item, condition or expression outside of `vocabulary`,
    naming the file, the line and the element.
    """
    root = read_xml(file)
    if root.tag != "Project" or root.attributes != {"Sdk": SDK}:
        raise root.refuse(f"expected <Project Sdk={SDK!r}> and no other attribute", "write it so")
    roots = [root]
    props = _above(file, _PROPS)
    if props is not None:
        shared = read_xml(props)
        if shared.tag != "Project" or shared.attributes:
            raise shared.refuse("expected <Project> without attributes", "write it so")
        roots.insert(0, shared)
    for name in _BEYOND:
        found = _above(file, name)
        if found is not None:
            raise read_xml(found).refuse(f"a {name} applies to {file.name}", _UNKNOWN)
    properties: dict[str, Property] = {}
    for part in roots:
        for element in _children(part, "PropertyGroup", file, properties):
            _set(element, file, properties)
    items = [
        _item(element, file, properties)
        for part in roots
        for element in _children(part, "ItemGroup", file, properties)
    ]
    read = (file,) if props is None else (props, file)
    return EvaluatedProject(file, root, properties, tuple(items), read)


def is_test_project(file: Path) -> bool:
    """Whether `file` says that it is a test project: left out of the build, so not held to `vocabulary`."""

    def says(element: Element) -> bool:
        if element.tag == "IsTestProject":
            return element.text.lower() == "true"
        if element.tag == "PackageReference":
            return element.attributes.get("Include", "").lower() == "microsoft.net.test.sdk"
        return any(says(child) for child in element.children)

    return says(read_xml(file))


def native_path(element: Element, path: str) -> Path:
    """`path` as written in a project file (either slash), from the folder of `element`'s file."""
    return element.file.parent / PureWindowsPath(path).as_posix()


def _above(file: Path, name: str) -> Path | None:
    """The nearest `name` at or above the folder of `file`: MSBuild imports that one and no further one."""
    for folder in file.resolve().parents:
        if (folder / name).is_file():
            return folder / name
    return None


def _children(root: Element, group: str, file: Path, properties: Mapping[str, Property]) -> Iterator[Element]:
    """The elements in the groups of kind `group` below `root` whose conditions hold."""
    for part in root.children:
        if part.tag not in ("PropertyGroup", "ItemGroup"):
            raise part.refuse("expected PropertyGroup or ItemGroup", _UNKNOWN)
        for attribute in part.attributes:
            if attribute not in ("Condition", "Label"):
                raise part.refuse(f"attribute {attribute}", _UNKNOWN)
        if part.tag == group and _holds(part, file, properties):
            yield from (element for element in part.children if _holds(element, file, properties))


def _set(element: Element, file: Path, properties: dict[str, Property]) -> None:
    if element.tag not in PROPERTIES:
        raise element.refuse("unknown property", _UNKNOWN)
    for attribute in element.attributes:
        if attribute != "Condition":
            raise element.refuse(f"attribute {attribute}", _UNKNOWN)
    if element.children:
        raise element.children[0].refuse(f"an element inside the property {element.tag}", _UNKNOWN)
    properties[element.tag] = Property(_expand(element.text, element, file, properties), element)


def _item(element: Element, file: Path, properties: Mapping[str, Property]) -> Item:
    known = ITEMS.get(element.tag)
    if known is None:
        raise element.refuse("unknown item", _UNKNOWN)
    written = {name: text for name, text in element.attributes.items() if name != "Condition"}
    for child in element.children:
        if child.attributes or child.children:
            raise child.refuse("expected metadata as plain text", _UNKNOWN)
        written[child.tag] = child.text
    for name in written:
        if name not in known:
            raise element.refuse(f"metadata {name}", _UNKNOWN)
    if ("Include" in written) == ("Remove" in written):
        expected = "Include or Remove" if "Remove" in known else "Include"
        raise element.refuse(f"expected {expected}", "write it so")
    metadata = {name: _expand(text, element, file, properties) for name, text in written.items()}
    return Item(element.tag, metadata, element)


def _holds(element: Element, file: Path, properties: Mapping[str, Property]) -> bool:
    condition = element.attributes.get("Condition")
    if condition is None:
        return True
    match = _CONDITION.match(condition)
    if match is None:
        raise element.refuse(f"condition {condition!r} (expected \"'x' == 'y'\" or \"'x' != 'y'\")", _UNKNOWN)
    left, operator, right = match.groups()
    sides = [_expand(side, element, file, properties).lower() for side in (left, right)]
    return (sides[0] == sides[1]) == (operator == "==")


def _expand(text: str, element: Element, file: Path, properties: Mapping[str, Property]) -> str:
    given = {
        "Configuration": "Release",
        "Platform": "AnyCPU",
        "MSBuildProjectName": file.stem,
        "MSBuildProjectDirectory": str(file.parent),
        "MSBuildThisFileDirectory": f"{element.file.parent}/",
    }

    def value(match: re.Match[str]) -> str:
        name = match.group(1)
        if name in given:
            return given[name]
        if name not in PROPERTIES:
            raise element.refuse(f"property $({name})", _UNKNOWN)
        return properties[name].value if name in properties else ""

    rest = _REFERENCE.sub("", text)
    for sign in ("$(", "@(", "%("):
        if sign in rest:
            raise element.refuse(f"expression {text!r}", _UNKNOWN)
    return _REFERENCE.sub(value, text)
