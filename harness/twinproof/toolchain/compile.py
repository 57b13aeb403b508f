"""Compiles a solution's program with the assembled toolchain, into one folder ready to run."""

from __future__ import annotations

import json
import shutil
import sys
from dataclasses import asdict
from importlib import metadata, util
from pathlib import Path

from twinproof.toolchain.closure import ProgramClosure
from twinproof.toolchain.commands import Finished, run
from twinproof.toolchain.csharp_project import CSharpProject
from twinproof.toolchain.errors import (
    INSTALL_AN_SDK,
    CompilationError,
    CompilerFailureError,
    MissingPythonnetError,
)
from twinproof.toolchain.folders import scratch_folder
from twinproof.toolchain.generated import (
    ALWAYS_ERRORS,
    ALWAYS_SILENT,
    FRAMEWORK_DEFINES,
    generated_sources,
)
from twinproof.toolchain.job import AssemblyJob, CompileJob, Diagnostic, Source, read_diagnostics, write_job
from twinproof.toolchain.records import AssembledToolchain, Progress
from twinproof.toolchain.surroundings import Surroundings

SHOWN_DIAGNOSTICS = 5
_COMPILE_SECONDS = 600.0
_MAPPED_ROOT = "/_/"


def compile_program(
    closure: ProgramClosure,
    toolchain: AssembledToolchain,
    out: Path,
    *,
    here: Surroundings,
    progress: Progress,
) -> Path:
    """Compile `closure` into the folder `out` and return the program's dll; warnings go to `progress`.

    Raises CompilationError, CompilerFailureError, MissingPythonnetError.
    """
    bridge = _pythonnet_dll(closure)
    progress(f"compiling {closure.program.assembly_name} with the assembled toolchain")
    framework = [
        str(dll) for dll in sorted(toolchain.root.glob("dotnet/shared/Microsoft.NETCore.App/*/*.dll"))
    ]
    assemblies = tuple(_assembly(project, closure, framework, bridge, out) for project in closure.projects)
    with scratch_folder(out.parent) as scratch:
        config = scratch / "compiler.runtimeconfig.json"
        config.write_text(
            _runtime_config("Minor", {"System.Globalization.Invariant": True}), encoding="utf-8"
        )
        job = scratch / "job.json"
        job.write_text(
            write_job(
                CompileJob(str(toolchain.dotnet.parent), str(toolchain.roslyn_dir), str(config), assemblies)
            ),
            encoding="utf-8",
        )
        # The harness's own interpreter: it is the one that has pythonnet and this package.
        argv = [sys.executable, "-m", "twinproof.toolchain.roslyn_driver", str(job)]
        _judge(run(argv, env=here.environ, timeout=_COMPILE_SECONDS), closure.program, progress)
    program = closure.program
    if bridge is not None:
        shutil.copyfile(bridge, out / bridge.name)
    (out / f"{program.assembly_name}.runtimeconfig.json").write_text(
        program_config(program), encoding="utf-8"
    )
    return out / f"{program.assembly_name}.dll"


def program_config(program: CSharpProject) -> str:
    """The text of `program`'s runtimeconfig.json, as the SDK writes it for a Release build."""
    properties = {
        "System.Reflection.Metadata.MetadataUpdater.IsSupported": False,
        "System.Runtime.Serialization.EnableUnsafeBinaryFormatterSerialization": False,
        **program.runtime_knobs,
    }
    if properties.get("System.Globalization.Invariant"):
        properties.setdefault("System.Globalization.PredefinedCulturesOnly", True)
    return _runtime_config(program.roll_forward, properties)


def _runtime_config(roll_forward: str, properties: dict[str, bool]) -> str:
    options = {
        "tfm": "net8.0",
        "rollForward": roll_forward,
        "framework": {"name": "Microsoft.NETCore.App", "version": "8.0.0"},
        "configProperties": dict(sorted(properties.items())),
    }
    return json.dumps({"runtimeOptions": options}, indent=2) + "\n"


def _assembly(
    project: CSharpProject, closure: ProgramClosure, framework: list[str], bridge: Path | None, out: Path
) -> AssemblyJob:
    root = closure.solution.resolve().parent
    own = [Source(str(file), _shown(file, root)) for file in project.sources]
    generated = [
        Source("", f"{_MAPPED_ROOT}obj/{project.file.stem}/{name}", text)
        for name, text in generated_sources(project).items()
    ]
    below = _below(project, closure)
    references = [*framework, *(str(out / f"{other.assembly_name}.dll") for other in below)]
    if bridge is not None and any(part.pythonnet for part in (project, *below)):
        references.append(str(bridge))
    options = asdict(project.options)
    options["defines"] = [*FRAMEWORK_DEFINES, *project.options.defines]
    options["no_warn"] = [*ALWAYS_SILENT, *project.options.no_warn]
    options["as_errors"] = [*ALWAYS_ERRORS, *project.options.as_errors]
    return AssemblyJob(
        name=project.assembly_name,
        executable=project.executable,
        options=options,
        sources=(*own, *generated),
        references=tuple(references),
        resources={resource.name: str(resource.file) for resource in project.resources},
        dll=str(out / f"{project.assembly_name}.dll"),
        pdb=str(out / f"{project.assembly_name}.pdb"),
    )


def _below(project: CSharpProject, closure: ProgramClosure) -> list[CSharpProject]:
    """All that `project` references, through others too: SDK-style references are transitive."""
    reached = set(project.references)
    for other in reversed(closure.projects):
        if other.file in reached:
            reached |= set(other.references)
    return [other for other in closure.projects if other.file in reached]


def _shown(file: Path, root: Path) -> str:
    # Nothing of this machine's folders in the assembly: the same sources give the same bytes anywhere.
    return _MAPPED_ROOT + (file.relative_to(root).as_posix() if file.is_relative_to(root) else file.name)


def _pythonnet_dll(closure: ProgramClosure) -> Path | None:
    wanted = {project.pythonnet: project.file for project in closure.projects if project.pythonnet}
    if not wanted:
        return None
    spec = util.find_spec("pythonnet")
    installed = metadata.version("pythonnet") if spec is not None else "none"
    for version, file in wanted.items():
        if version != installed:
            raise MissingPythonnetError(
                f"{file}: references pythonnet {version}, and the wheel installed here is {installed}; "
                f"`pip install pythonnet=={version}`, {INSTALL_AN_SDK}"
            )
    folders = list(spec.submodule_search_locations or ()) if spec is not None else []
    for folder in folders:
        dll = Path(folder) / "runtime" / "Python.Runtime.dll"
        if dll.is_file():
            return dll
    raise MissingPythonnetError(
        f"the pythonnet {installed} wheel holds no runtime/Python.Runtime.dll; "
        f"`pip install --force-reinstall pythonnet=={installed}`, {INSTALL_AN_SDK}"
    )


def _judge(done: Finished, program: CSharpProject, progress: Progress) -> None:
    try:
        diagnostics = read_diagnostics(done.stdout) if done.code in (0, 1) else None
    except (ValueError, TypeError):
        diagnostics = None
    if diagnostics is None or (done.code == 1 and not diagnostics):
        raise CompilerFailureError(
            f"the assembled C# compiler failed on {program.assembly_name}: {done.last_words()}; "
            f"remove the .toolchain folder and try again, {INSTALL_AN_SDK}"
        )
    if done.code == 1:
        raise CompilationError(_first_of([d for d in diagnostics if d.severity == "error"], program))
    for diagnostic in diagnostics:
        progress(_readable(diagnostic))


def _first_of(errors: list[Diagnostic], program: CSharpProject) -> str:
    lines = [f"{program.assembly_name} does not compile:"]
    lines += [_readable(error) for error in errors[:SHOWN_DIAGNOSTICS]]
    if len(errors) > SHOWN_DIAGNOSTICS:
        lines.append(f"and {len(errors) - SHOWN_DIAGNOSTICS} more")
    return "\n".join(lines)


def _readable(diagnostic: Diagnostic) -> str:
    return str(diagnostic).removeprefix(_MAPPED_ROOT)
