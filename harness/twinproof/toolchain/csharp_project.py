"""A C# project as the compiler sees it: typed options, sources and references."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from twinproof.toolchain.evaluate import EvaluatedProject, Item, Property, evaluate, native_path
from twinproof.toolchain.resources import EmbeddedResource, embedded_resource
from twinproof.toolchain.sources import source_files
from twinproof.toolchain.vocabulary import ATTRIBUTE_PROPERTIES, RUNTIME_KNOBS

FRAMEWORK = "net8.0"
_LANGUAGE_OF_FRAMEWORK = "12"
_WARNING_LEVEL_OF_FRAMEWORK = 8


@dataclass(frozen=True)
class CompilerOptions:
    """What is handed to the compiler, by the meaning of csc's options of the same names."""

    language_version: str
    nullable: str
    allow_unsafe: bool
    check_overflow: bool
    optimize: bool
    deterministic: bool
    warnings_as_errors: bool
    warning_level: int
    no_warn: tuple[str, ...]
    as_errors: tuple[str, ...]
    not_as_errors: tuple[str, ...]
    defines: tuple[str, ...]


@dataclass(frozen=True)
class Using:
    """A global using of the project file; `alias` is empty where there is none."""

    namespace: str
    static: bool
    alias: str


@dataclass(frozen=True)
class CSharpProject:
    """One project, ready to compile; `files` are the project files that say so."""

    file: Path
    assembly_name: str
    executable: bool
    options: CompilerOptions
    implicit_usings: bool
    usings: tuple[Using, ...]
    attributes: Mapping[str, str]
    friends: tuple[str, ...]
    resources: tuple[EmbeddedResource, ...]
    sources: tuple[Path, ...]
    references: tuple[Path, ...]
    pythonnet: str | None
    roll_forward: str
    runtime_knobs: Mapping[str, bool]
    files: tuple[Path, ...]


def read_project(file: Path) -> CSharpProject:
    """Read the project `file`; raises ProjectFileError as `evaluate` does, and for a value out of range."""
    project = evaluate(file)
    values = project.properties
    framework = _value(values, "TargetFramework", "")
    if framework != FRAMEWORK:
        where = values["TargetFramework"].element if "TargetFramework" in values else project.root
        raise where.refuse(f"expected TargetFramework {FRAMEWORK}, found {framework!r}", "write it so")
    _choice(values, "DebugType", "portable", ("portable",))
    output = _choice(values, "OutputType", "Library", ("Library", "Exe"))
    root_namespace = _value(values, "RootNamespace", file.stem.replace(" ", "_"))
    items = project.items
    return CSharpProject(
        file=file,
        assembly_name=_value(values, "AssemblyName", file.stem),
        executable=output == "Exe",
        options=_options(values),
        implicit_usings=_choice(values, "ImplicitUsings", "disable", ("enable", "true", "disable", "false"))
        in ("enable", "true"),
        usings=tuple(_using(item) for item in items if item.kind == "Using"),
        attributes={name: values[name].value for name in sorted(ATTRIBUTE_PROPERTIES) if name in values},
        friends=tuple(item.metadata["Include"] for item in items if item.kind == "InternalsVisibleTo"),
        resources=tuple(
            embedded_resource(item, file.parent, root_namespace)
            for item in items
            if item.kind == "EmbeddedResource"
        ),
        sources=source_files(file.parent, items, _flag(values, "EnableDefaultCompileItems", True)),
        references=tuple(_reference(item) for item in items if item.kind == "ProjectReference"),
        pythonnet=_pythonnet(project),
        roll_forward=_choice(
            values,
            "RollForward",
            "Minor",
            ("LatestPatch", "Minor", "LatestMinor", "Major", "LatestMajor", "Disable"),
        ),
        runtime_knobs={
            key: _flag(values, name, True) for name, key in RUNTIME_KNOBS.items() if name in values
        },
        files=project.files,
    )


def _options(values: Mapping[str, Property]) -> CompilerOptions:
    version = _value(values, "LangVersion", _LANGUAGE_OF_FRAMEWORK)
    if not re.fullmatch(r"\d+(\.\d)?", version):
        raise values["LangVersion"].element.refuse(
            f"expected a number, found {version!r}",
            "words such as latest mean another language to each compiler",
        )
    level = _value(values, "WarningLevel", str(_WARNING_LEVEL_OF_FRAMEWORK))
    if not level.isdigit():
        raise values["WarningLevel"].element.refuse(f"expected a number, found {level!r}", "write it so")
    return CompilerOptions(
        language_version=version,
        nullable=_choice(values, "Nullable", "disable", ("enable", "disable", "warnings", "annotations")),
        allow_unsafe=_flag(values, "AllowUnsafeBlocks", False),
        check_overflow=_flag(values, "CheckForOverflowUnderflow", False),
        optimize=_flag(values, "Optimize", True),
        deterministic=_flag(values, "Deterministic", True),
        warnings_as_errors=_flag(values, "TreatWarningsAsErrors", False),
        warning_level=int(level),
        no_warn=_codes(values, "NoWarn"),
        as_errors=_codes(values, "WarningsAsErrors"),
        not_as_errors=_codes(values, "WarningsNotAsErrors"),
        defines=tuple(
            part.strip() for part in _value(values, "DefineConstants", "").split(";") if part.strip()
        ),
    )


def _value(values: Mapping[str, Property], name: str, default: str) -> str:
    # An empty element is as good as none: the SDK sets its defaults where a property is ''.
    return (values[name].value or default) if name in values else default


def _choice(values: Mapping[str, Property], name: str, default: str, known: tuple[str, ...]) -> str:
    found = _value(values, name, default)
    for word in known:
        if found.lower() == word.lower():
            return word
    raise values[name].element.refuse(f"expected one of {', '.join(known)}, found {found!r}", "write it so")


def _flag(values: Mapping[str, Property], name: str, default: bool) -> bool:
    return _choice(values, name, str(default).lower(), ("true", "false")) == "true"


def _codes(values: Mapping[str, Property], name: str) -> tuple[str, ...]:
    """Compiler codes as Roslyn names them: the project file may leave out the letters `CS`."""
    codes = re.split(r"[;,\s]+", _value(values, name, ""))
    return tuple(f"CS{int(code):04}" if code.isdigit() else code for code in codes if code)


def _using(item: Item) -> Using:
    static = item.metadata.get("Static", "false").lower() == "true"
    return Using(item.metadata["Include"], static, item.metadata.get("Alias", ""))


def _reference(item: Item) -> Path:
    path = native_path(item.element, item.metadata["Include"]).resolve()
    if not path.is_file():
        raise item.element.refuse(f"no project at {path}", "correct the path")
    return path


def _pythonnet(project: EvaluatedProject) -> str | None:
    version = None
    for item in project.items:
        if item.kind != "PackageReference":
            continue
        if item.metadata["Include"].lower() != "pythonnet":
            raise item.element.refuse(
                f"package {item.metadata['Include']}", "only pythonnet can be had without NuGet"
            )
        version = item.metadata.get("Version", "")
        if not version:
            raise item.element.refuse("expected a Version", "write the version of the pythonnet wheel")
    return version
