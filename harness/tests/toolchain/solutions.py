"""Tiny C# solutions: their files, and what the program of one must say when it is started."""

from __future__ import annotations

import subprocess
import textwrap
from collections.abc import Mapping
from pathlib import Path

from twinproof.toolchain import BuiltProgram

SHARED = """
<Project>
  <PropertyGroup>
    <Version>0.3.1</Version>
    <TargetFramework>net8.0</TargetFramework>
    <RollForward>Major</RollForward>
    <LangVersion>12</LangVersion>
    <Nullable>enable</Nullable>
    <ImplicitUsings>enable</ImplicitUsings>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
    <AllowUnsafeBlocks>true</AllowUnsafeBlocks>
    <InvariantGlobalization>true</InvariantGlobalization>
    <AnalysisLevel>latest-recommended</AnalysisLevel>
    <DisableTransitiveFrameworkReferenceDownloads>true</DisableTransitiveFrameworkReferenceDownloads>
  </PropertyGroup>
</Project>
"""
LIBRARY = """
<Project Sdk="Microsoft.NET.Sdk">
  <ItemGroup>
    <PackageReference Include="pythonnet" Version="3.2.1" />
    <InternalsVisibleTo Include="tiny" />
    <EmbeddedResource Include="data/words.txt" />
  </ItemGroup>
</Project>
"""
PROGRAM = """
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <AssemblyName>tiny</AssemblyName>
    <TieredPGO>false</TieredPGO>
  </PropertyGroup>
  <ItemGroup>
    <ProjectReference Include="..\\Library\\Library.csproj" />
  </ItemGroup>
</Project>
"""
TESTS = """
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><IsTestProject>true</IsTestProject></PropertyGroup>
  <ItemGroup><PackageReference Include="no-such-package" Version="1.0" Weird="yes" /></ItemGroup>
</Project>
"""
LIBRARY_SOURCE = """
namespace Library;

internal static class Facts
{
    // C# 12: a collection expression; unsafe code; a name from an implicit using; a type of pythonnet.
    internal static IEnumerable<string> All(string language)
    {
        int[] numbers = [1, 2, 3];
        unsafe
        {
            fixed (int* first = numbers) { Memory.Sum = first[0] + first[1] + first[2]; }
        }

        return [language, $"sum {Memory.Sum}", typeof(Python.Runtime.PyObject).FullName ?? "none"];
    }

    private static class Memory
    {
        internal static int Sum;
    }
}
"""
PROGRAM_SOURCE = """
using System.Reflection;
using System.Runtime.Versioning;

#if NET8_0 && NET5_0_OR_GREATER && RELEASE && !DEBUG
foreach (var fact in Library.Facts.All(string.Join(' ', args))) Console.WriteLine(fact);
#endif
foreach (var assembly in new[] { Assembly.GetExecutingAssembly(), typeof(Library.Facts).Assembly })
{
    Console.WriteLine(assembly.GetName());
    Console.WriteLine(assembly.GetCustomAttribute<TargetFrameworkAttribute>()?.FrameworkName);
    Console.WriteLine(assembly.GetCustomAttribute<TargetFrameworkAttribute>()?.FrameworkDisplayName);
    Console.WriteLine(assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion);
    Console.WriteLine(assembly.GetCustomAttribute<AssemblyFileVersionAttribute>()?.Version);
    Console.WriteLine(assembly.GetCustomAttribute<AssemblyConfigurationAttribute>()?.Configuration);
    Console.WriteLine(assembly.GetCustomAttribute<AssemblyCompanyAttribute>()?.Company);
    Console.WriteLine(assembly.GetCustomAttribute<AssemblyProductAttribute>()?.Product);
    Console.WriteLine(assembly.GetCustomAttribute<AssemblyTitleAttribute>()?.Title);
    foreach (var name in assembly.GetManifestResourceNames())
    {
        using var reader = new StreamReader(assembly.GetManifestResourceStream(name)!);
        Console.WriteLine($"{name}: {reader.ReadToEnd()}");
    }
}

return 3;
"""

# What the program prints when started with `one two`. Each line follows from the solution's files: `Version`
# 0.3.1 (hence assembly version 0.3.1.0, "Set assembly attributes in a project file"), the assembly names,
# 1 + 2 + 3, and the name of net8.0's framework.
SAID = """\
one two
sum 6
Python.Runtime.PyObject
tiny, Version=0.3.1.0, Culture=neutral, PublicKeyToken=null
.NETCoreApp,Version=v8.0
.NET 8.0
0.3.1
0.3.1.0
Release
tiny
tiny
tiny
Library, Version=0.3.1.0, Culture=neutral, PublicKeyToken=null
.NETCoreApp,Version=v8.0
.NET 8.0
0.3.1
0.3.1.0
Release
Library
Library
Library
Library.data.words.txt: words in a file
"""

# As `dotnet build -c Release` of SDK 10.0.401 writes tiny.runtimeconfig.json for the properties above.
RUNTIME_CONFIG = {
    "runtimeOptions": {
        "tfm": "net8.0",
        "rollForward": "Major",
        "framework": {"name": "Microsoft.NETCore.App", "version": "8.0.0"},
        "configProperties": {
            "System.Globalization.Invariant": True,
            "System.Globalization.PredefinedCulturesOnly": True,
            "System.Reflection.Metadata.MetadataUpdater.IsSupported": False,
            "System.Runtime.Serialization.EnableUnsafeBinaryFormatterSerialization": False,
            "System.Runtime.TieredPGO": False,
        },
    }
}


def write_solution(folder: Path, files: Mapping[str, str] | None = None) -> Path:
    """A solution of a library, a program `tiny` and a test project in `folder`; `files` replaces or adds."""
    content = {
        "Directory.Build.props": SHARED,
        "Library/Library.csproj": LIBRARY,
        "Library/Facts.cs": LIBRARY_SOURCE,
        "Library/data/words.txt": "words in a file",
        "Program/Program.csproj": PROGRAM,
        "Program/Program.cs": PROGRAM_SOURCE,
        "Tests/Tests.csproj": TESTS,
        "Tests/Broken.cs": "this is not C#",
        **(files or {}),
    }
    for name, text in content.items():
        write(folder / name, text)
    solution = folder / "Tiny.sln"
    solution.write_text(solution_text("Library", "Program", "Tests"))
    return solution


def write(file: Path, text: str) -> Path:
    """Write `text`, dedented, to `file`, whose folder is made."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(textwrap.dedent(text).lstrip("\n"))
    return file


def solution_text(*projects: str) -> str:
    """A classic solution with the projects `P\\P.csproj`, in a Windows spelling as IDEs write it."""
    lines = ["", "Microsoft Visual Studio Solution File, Format Version 12.00"]
    for number, name in enumerate(projects):
        identity = f"{{00000000-0000-0000-0000-00000000000{number}}}"
        kind = "{FAE04EC0-301F-11D3-BF4B-00C04F79EFBC}"
        lines += [f'Project("{kind}") = "{name}", "{name}\\{name}.csproj", "{identity}"', "EndProject"]
    return "\n".join([*lines, "Global", "EndGlobal", ""])


def csproj(properties: str = "", items: str = "") -> str:
    """A project file with these elements beside the target framework."""
    return (
        '<Project Sdk="Microsoft.NET.Sdk">\n'
        f"<PropertyGroup>\n<TargetFramework>net8.0</TargetFramework>\n{properties}\n</PropertyGroup>\n"
        f"<ItemGroup>\n{items}\n</ItemGroup>\n</Project>\n"
    )


def start(program: BuiltProgram, *arguments: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of `program`, with nothing in its environment but what it asks for."""
    done = subprocess.run(
        [*program.command, *arguments],
        env=program.env,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr
