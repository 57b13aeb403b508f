"""Compiles the assemblies of a job with Roslyn: `python -m twinproof.toolchain.roslyn_driver JOB.json`.

A process of its own, because it embeds the assembled .NET runtime. It prints the compiler's diagnostics as
JSON and leaves with 0 (all compiled), 1 (an assembly did not), or another code when it could not work at all.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from twinproof.toolchain.job import AssemblyJob, CompileJob, Diagnostic, Source, read_job, write_diagnostics


def main(arguments: list[str]) -> int:
    """Compile the job in the file `arguments[0]`, assembly by assembly, up to the first that fails."""
    job = read_job(Path(arguments[0]).read_text(encoding="utf-8"))
    _load_runtime(job)
    diagnostics: list[Diagnostic] = []
    compiled = True
    for assembly in job.assemblies:
        compiled, found = _compile(assembly)
        diagnostics += found
        if not compiled:
            break
    print(write_diagnostics(diagnostics), flush=True)
    return 0 if compiled else 1


def _load_runtime(job: CompileJob) -> None:
    # Imported by name: what these modules hold is known only once the runtime is loaded.
    coreclr = import_module("clr_loader").get_coreclr(
        runtime_config=Path(job.runtime_config), dotnet_root=Path(job.dotnet_root)
    )
    import_module("pythonnet").set_runtime(coreclr)
    clr = import_module("clr")
    for name in ("Microsoft.CodeAnalysis", "Microsoft.CodeAnalysis.CSharp"):
        clr.AddReference(str(Path(job.roslyn_dir) / name))


def _compile(job: AssemblyJob) -> tuple[bool, list[Diagnostic]]:
    system, generic = import_module("System"), import_module("System.Collections.Generic")
    roslyn, csharp = import_module("Microsoft.CodeAnalysis"), import_module("Microsoft.CodeAnalysis.CSharp")
    emit = import_module("Microsoft.CodeAnalysis.Emit")

    parse_options = _parse_options(job, system, roslyn, csharp)
    trees = generic.List[roslyn.SyntaxTree]()
    for source in job.sources:
        try:
            text = _source_text(source)
        except UnicodeDecodeError as wrong:
            # The code under which csc refuses a file that is no text.
            complaint = f"not UTF-8 text (byte {wrong.start + 1})"
            return False, [Diagnostic(source.shown, 1, 1, "error", "CS2015", complaint)]
        trees.Add(csharp.CSharpSyntaxTree.ParseText(text, parse_options, source.shown))
    references = generic.List[roslyn.MetadataReference]()
    for reference in job.references:
        references.Add(roslyn.MetadataReference.CreateFromFile(reference))
    resources = generic.List[roslyn.ResourceDescription]()
    for name, file in job.resources.items():
        resources.Add(roslyn.ResourceDescription(name, _opener(system, file), True))

    options = _compilation_options(job, generic, system, roslyn, csharp)
    compilation = csharp.CSharpCompilation.Create(job.name, trees, references, options)
    emit_options = (
        emit.EmitOptions()
        .WithDebugInformationFormat(emit.DebugInformationFormat.PortablePdb)
        .WithHighEntropyVirtualAddressSpace(True)
        .WithPdbFilePath(Path(job.pdb).name)
    )
    dll = system.IO.FileStream(job.dll, system.IO.FileMode.Create)
    pdb = system.IO.FileStream(job.pdb, system.IO.FileMode.Create)
    try:
        result = compilation.Emit(dll, pdb, None, None, resources, emit_options)
    finally:
        dll.Dispose()
        pdb.Dispose()
    return bool(result.Success), _diagnostics(result.Diagnostics, system)


def _source_text(source: Source) -> Any:
    text = source.text if source.text is not None else Path(source.path).read_text(encoding="utf-8-sig")
    source_text = import_module("Microsoft.CodeAnalysis.Text")
    return source_text.SourceText.From(
        text, import_module("System.Text").Encoding.UTF8, source_text.SourceHashAlgorithm.Sha256
    )


def _opener(system: Any, file: str) -> Any:
    return system.Func[system.IO.Stream](lambda: system.IO.File.OpenRead(file))


def _parse_options(job: AssemblyJob, system: Any, roslyn: Any, csharp: Any) -> Any:
    wanted = job.options["language_version"]
    known, version = csharp.LanguageVersionFacts.TryParse(wanted, csharp.LanguageVersion.Default)
    if not known:
        raise SystemExit(f"LangVersion {wanted}: this compiler does not know it")
    return csharp.CSharpParseOptions(
        version,
        getattr(roslyn.DocumentationMode, "None"),
        roslyn.SourceCodeKind.Regular,
        system.Array[system.String](list(job.options["defines"])),
    )


def _compilation_options(job: AssemblyJob, generic: Any, system: Any, roslyn: Any, csharp: Any) -> Any:
    options = job.options
    report = roslyn.ReportDiagnostic
    specific = generic.Dictionary[system.String, report]()
    # As csc: what NoWarn names is silent, whatever else names it.
    for codes, meaning in (
        (options["as_errors"], report.Error),
        (options["not_as_errors"], report.Warn),
        (options["no_warn"], report.Suppress),
    ):
        for code in codes:
            specific[code] = meaning
    kind = roslyn.OutputKind
    level = roslyn.OptimizationLevel
    return (
        csharp.CSharpCompilationOptions(
            kind.ConsoleApplication if job.executable else kind.DynamicallyLinkedLibrary
        )
        .WithNullableContextOptions(getattr(roslyn.NullableContextOptions, options["nullable"].capitalize()))
        .WithAllowUnsafe(options["allow_unsafe"])
        .WithOverflowChecks(options["check_overflow"])
        .WithOptimizationLevel(level.Release if options["optimize"] else level.Debug)
        .WithDeterministic(options["deterministic"])
        .WithWarningLevel(options["warning_level"])
        .WithGeneralDiagnosticOption(report.Error if options["warnings_as_errors"] else report.Default)
        .WithSpecificDiagnosticOptions(specific)
        # csc's own: unifies the netstandard that Python.Runtime.dll was built for with the runtime's.
        .WithAssemblyIdentityComparer(roslyn.DesktopAssemblyIdentityComparer.Default)
    )


def _diagnostics(reported: Iterable[Any], system: Any) -> list[Diagnostic]:
    found = []
    for diagnostic in reported:
        severity = str(diagnostic.Severity).lower()
        if severity not in ("error", "warning") or diagnostic.IsSuppressed:
            continue
        text = diagnostic.GetMessage(system.Globalization.CultureInfo.InvariantCulture)
        span = diagnostic.Location.GetMappedLineSpan()
        start = span.StartLinePosition
        path, line, column = (span.Path, start.Line + 1, start.Character + 1) if span.Path else ("", 0, 0)
        found.append(Diagnostic(path, line, column, severity, diagnostic.Id, text))
    return sorted(found, key=lambda d: (d.path, d.line, d.column))


if __name__ == "__main__":
    code = main(sys.argv[1:])
    sys.stdout.flush()
    # All is written. pythonnet's own shutdown takes longer than the compilation of a small program.
    os._exit(code)
