from __future__ import annotations

from pathlib import Path

import pytest

from toolchain.solutions import csproj, write
from twinproof.toolchain.csharp_project import read_project
from twinproof.toolchain.generated import FRAMEWORK_DEFINES, generated_sources


def generated(tmp_path: Path, properties: str = "", items: str = "") -> dict[str, str]:
    return generated_sources(read_project(write(tmp_path / "P.csproj", csproj(properties, items))))


def test_implicit_usings_are_the_sdk_s_for_net8(tmp_path: Path) -> None:
    text = generated(tmp_path, "<ImplicitUsings>enable</ImplicitUsings>")["P.GlobalUsings.g.cs"]
    # ".NET project SDKs", table of implicit usings of Microsoft.NET.Sdk.
    assert text.splitlines()[1:] == [
        "global using System;",
        "global using System.Collections.Generic;",
        "global using System.IO;",
        "global using System.Linq;",
        "global using System.Net.Http;",
        "global using System.Threading;",
        "global using System.Threading.Tasks;",
    ]


def test_without_implicit_usings_only_those_of_the_project(tmp_path: Path) -> None:
    items = '<Using Include="System.Math" Static="true" /><Using Include="System.Half" Alias="Z" />'
    text = generated(tmp_path, items=items)["P.GlobalUsings.g.cs"]
    assert text.splitlines()[1:] == [
        "global using static System.Math;",
        "global using Z = System.Half;",
    ]


@pytest.mark.parametrize(
    ("version", "assembly_version"),
    # "Set assembly attributes in a project file": AssemblyVersion is Version without suffix, in four parts.
    [("1.2.3", "1.2.3.0"), ("2.0", "2.0.0.0"), ("1.2.3.4", "1.2.3.4"), ("1.0.0-beta.2+abc", "1.0.0.0")],
)
def test_versions(tmp_path: Path, version: str, assembly_version: str) -> None:
    text = generated(tmp_path, f"<Version>{version}</Version>")["P.AssemblyInfo.cs"]
    assert f'AssemblyVersionAttribute("{assembly_version}")' in text
    assert f'AssemblyFileVersionAttribute("{assembly_version}")' in text
    assert f'AssemblyInformationalVersionAttribute("{version}")' in text


def test_texts_are_quoted_and_friends_named(tmp_path: Path) -> None:
    text = generated(
        tmp_path, '<Description>a "b" \\ c</Description>', '<InternalsVisibleTo Include="P.Tests" />'
    )["P.AssemblyInfo.cs"]
    assert r'AssemblyDescriptionAttribute("a \"b\" \\ c")' in text
    assert 'InternalsVisibleTo("P.Tests")' in text


def test_the_constants_are_those_that_the_sdk_defines_for_net8() -> None:
    # "Preprocessor directives", table of target framework symbols; and what the SDK hands to csc.
    early = ("NET5_0", "NET6_0", "NET7_0", "NET8_0", "NETCOREAPP1_0", "NETCOREAPP1_1", "NETCOREAPP2_0")
    late = ("NETCOREAPP2_1", "NETCOREAPP2_2", "NETCOREAPP3_0", "NETCOREAPP3_1")
    exact = {"TRACE", "RELEASE", "NET", "NET8_0", "NETCOREAPP"}
    assert set(FRAMEWORK_DEFINES) == exact | {f"{name}_OR_GREATER" for name in early + late}
