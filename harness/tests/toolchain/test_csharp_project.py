from __future__ import annotations

from pathlib import Path

import pytest

from toolchain.solutions import csproj, write
from twinproof.toolchain.csharp_project import CompilerOptions, Using, read_project
from twinproof.toolchain.errors import ProjectFileError


def project(tmp_path: Path, properties: str = "", items: str = "") -> Path:
    write(tmp_path / "A Project" / "A.cs", "class A;")
    return write(tmp_path / "A Project" / "A Project.csproj", csproj(properties, items))


def test_the_defaults_are_the_sdk_s_for_net8(tmp_path: Path) -> None:
    read = read_project(project(tmp_path))
    assert read.assembly_name == "A Project"
    assert not read.executable
    assert not read.implicit_usings
    assert read.pythonnet is None
    assert read.roll_forward == "Minor"  # "Roll forward": the host's default, .NET reference
    assert read.runtime_knobs == {}
    # C# 12 is net8's ("C# language versioning"); the SDK gives csc /warn:8 /optimize+ /deterministic+.
    assert read.options == CompilerOptions(
        "12", "disable", False, False, True, True, False, 8, (), (), (), ()
    )


def test_each_option_arrives(tmp_path: Path) -> None:
    file = project(
        tmp_path,
        """
        <OutputType>exe</OutputType> <AssemblyName>a</AssemblyName> <LangVersion>11.0</LangVersion>
        <Nullable>Enable</Nullable> <AllowUnsafeBlocks>True</AllowUnsafeBlocks> <Optimize>false</Optimize>
        <CheckForOverflowUnderflow>true</CheckForOverflowUnderflow> <Deterministic>false</Deterministic>
        <TreatWarningsAsErrors>true</TreatWarningsAsErrors> <WarningLevel>4</WarningLevel>
        <NoWarn>$(NoWarn);1591, CS0168</NoWarn> <WarningsAsErrors>CS0219</WarningsAsErrors>
        <WarningsNotAsErrors>618</WarningsNotAsErrors>
        <DefineConstants>$(DefineConstants);FAST</DefineConstants>
        <ImplicitUsings>enable</ImplicitUsings> <RollForward>LatestMajor</RollForward>
        <TieredPGO>false</TieredPGO>
        <ServerGarbageCollection>true</ServerGarbageCollection> <Version>1.2.3</Version> <Company></Company>
        """,
        '<Using Include="System.Math" Static="true" /> <Using Include="System.Numerics" Alias="N" />'
        '<InternalsVisibleTo Include="a.tests" /> <PackageReference Include="pythonnet" Version="3.2.1" />',
    )
    read = read_project(file)
    assert read.options == CompilerOptions(
        "11.0",
        "enable",
        True,
        True,
        False,
        False,
        True,
        4,
        ("CS1591", "CS0168"),
        ("CS0219",),
        ("CS0618",),
        ("FAST",),
    )
    assert (read.executable, read.assembly_name, read.implicit_usings) == (True, "a", True)
    assert read.roll_forward == "LatestMajor"
    # The keys are those of the ".NET Runtime configuration options" reference.
    assert read.runtime_knobs == {"System.GC.Server": True, "System.Runtime.TieredPGO": False}
    assert read.usings == (Using("System.Math", True, ""), Using("System.Numerics", False, "N"))
    assert read.attributes == {"Version": "1.2.3", "Company": ""}
    assert read.friends == ("a.tests",)
    assert read.pythonnet == "3.2.1"
    assert [file.name for file in read.sources] == ["A.cs"]


@pytest.mark.parametrize(
    ("properties", "message"),
    [
        (
            "<TargetFramework>net9.0</TargetFramework>",
            "<TargetFramework>: expected TargetFramework net8.0, found 'net9.0'",
        ),
        ("<LangVersion>latest</LangVersion>", "<LangVersion>: expected a number, found 'latest'"),
        (
            "<Nullable>yes</Nullable>",
            "<Nullable>: expected one of enable, disable, warnings, annotations, found 'yes'",
        ),
        (
            "<AllowUnsafeBlocks>1</AllowUnsafeBlocks>",
            "<AllowUnsafeBlocks>: expected one of true, false, found '1'",
        ),
        ("<OutputType>WinExe</OutputType>", "<OutputType>: expected one of Library, Exe, found 'WinExe'"),
        ("<DebugType>full</DebugType>", "<DebugType>: expected one of portable, found 'full'"),
        ("<WarningLevel>all</WarningLevel>", "<WarningLevel>: expected a number, found 'all'"),
        ("<RollForward>Up</RollForward>", "<RollForward>: expected one of LatestPatch"),
        ("<TieredPGO>on</TieredPGO>", "<TieredPGO>: expected one of true, false, found 'on'"),
    ],
)
def test_a_value_out_of_range_is_refused_where_it_stands(
    tmp_path: Path, properties: str, message: str
) -> None:
    file = project(tmp_path, properties)
    with pytest.raises(ProjectFileError) as failure:
        read_project(file)
    assert str(failure.value).startswith(f"{file}:4: {message}")


def test_no_target_framework_at_all(tmp_path: Path) -> None:
    file = write(tmp_path / "P.csproj", '<Project Sdk="Microsoft.NET.Sdk"></Project>')
    with pytest.raises(
        ProjectFileError, match=r"P\.csproj:1: <Project>: expected TargetFramework net8\.0, found ''"
    ):
        read_project(file)


@pytest.mark.parametrize(
    ("items", "message"),
    [
        (
            '<PackageReference Include="Newtonsoft.Json" Version="13" />',
            "package Newtonsoft.Json; only pythonnet",
        ),
        ('<PackageReference Include="pythonnet" />', "expected a Version"),
        ('<ProjectReference Include="../No/No.csproj" />', "no project at "),
    ],
)
def test_references_that_cannot_be_met_are_refused(tmp_path: Path, items: str, message: str) -> None:
    with pytest.raises(ProjectFileError, match=rf":7: .*{message}"):
        read_project(project(tmp_path, items=items))
