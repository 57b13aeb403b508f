from __future__ import annotations

from pathlib import Path

import pytest

from toolchain.solutions import SHARED, csproj, write
from twinproof.toolchain.errors import ProjectFileError
from twinproof.toolchain.evaluate import evaluate, is_test_project


def values(file: Path) -> dict[str, str]:
    return {name: found.value for name, found in evaluate(file).properties.items()}


def test_the_project_overrides_the_nearest_props_and_only_those(tmp_path: Path) -> None:
    write(
        tmp_path / "Directory.Build.props",
        "<Project><PropertyGroup><Optimize>no</Optimize></PropertyGroup></Project>",
    )
    inner = "<LangVersion>11</LangVersion><Nullable>enable</Nullable>"
    near = f"<Project><PropertyGroup>{inner}</PropertyGroup></Project>"
    props = write(tmp_path / "a" / "Directory.Build.props", near)
    file = write(tmp_path / "a" / "P" / "P.csproj", csproj("<LangVersion>12</LangVersion>"))
    assert values(file) == {"LangVersion": "12", "Nullable": "enable", "TargetFramework": "net8.0"}
    assert evaluate(file).files == (props, file)


def test_properties_and_conditions_are_expanded_in_order(tmp_path: Path) -> None:
    file = write(
        tmp_path / "P.csproj",
        csproj(
            """
            <NoWarn>CS0001</NoWarn>
            <NoWarn>$(NoWarn);CS0002</NoWarn>
            <AssemblyName>$(MSBuildProjectName).$(Configuration)</AssemblyName>
            <Optimize Condition="'$(Configuration)' == 'release'">true</Optimize>
            <Optimize Condition="'$(Configuration)' != 'Release'">false</Optimize>
            <RootNamespace Condition=" '$(RootNamespace)' == '' ">Default</RootNamespace>
            <Nullable Condition="'$(LangVersion)' == '12'">enable</Nullable>
            """
        ),
    )
    assert values(file) == {
        "TargetFramework": "net8.0",
        "NoWarn": "CS0001;CS0002",
        "AssemblyName": "P.Release",
        "Optimize": "true",
        "RootNamespace": "Default",
    }


def test_a_group_whose_condition_fails_is_passed_over(tmp_path: Path) -> None:
    file = write(
        tmp_path / "P.csproj",
        """
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup Label="debugging" Condition="'$(Configuration)' == 'Debug'">
            <Optimize>false</Optimize>
          </PropertyGroup>
          <ItemGroup Condition="'$(IsTestProject)' == 'true'"><Using Include="Xunit" /></ItemGroup>
        </Project>
        """,
    )
    assert values(file) == {}
    assert evaluate(file).items == ()


def test_items_see_properties_that_are_set_after_them(tmp_path: Path) -> None:
    # MSBuild evaluates all properties before any item (its reference, "Comparing properties and items").
    file = write(
        tmp_path / "P.csproj",
        """
        <Project Sdk="Microsoft.NET.Sdk">
          <ItemGroup>
            <PackageReference Include="$(AssemblyName)"><Version>1</Version></PackageReference>
          </ItemGroup>
          <PropertyGroup><AssemblyName>late</AssemblyName></PropertyGroup>
        </Project>
        """,
    )
    (item,) = evaluate(file).items
    assert (item.kind, dict(item.metadata)) == ("PackageReference", {"Include": "late", "Version": "1"})


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("<PublishAot>true</PublishAot>", "<PublishAot>: unknown property"),
        ('<Nullable Weird="1">enable</Nullable>', "<Nullable>: attribute Weird"),
        ("<Nullable><Inner/></Nullable>", "<Inner>: an element inside the property Nullable"),
        ("<Nullable Condition=\"Exists('x')\">enable</Nullable>", r"<Nullable>: condition \"Exists\('x'\)\""),
        ("<Nullable Condition=\"'a' == 'a' and 'b' == 'b'\">enable</Nullable>", "<Nullable>: condition"),
        ("<NoWarn>$(Unheard)</NoWarn>", r"<NoWarn>: property \$\(Unheard\)"),
        ("<NoWarn>$([MSBuild]::Add(1, 2))</NoWarn>", "<NoWarn>: expression"),
        ("<NoWarn>@(Compile)</NoWarn>", "<NoWarn>: expression"),
    ],
)
def test_a_property_beyond_the_vocabulary_is_refused_by_file_line_and_element(
    tmp_path: Path, line: str, message: str
) -> None:
    file = write(tmp_path / "P.csproj", csproj(line))
    with pytest.raises(
        ProjectFileError, match=rf"{file}:4: {message}.*; the two ways to build know no such thing"
    ):
        evaluate(file)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('<Content Include="a" />', "<Content>: unknown item"),
        ('<None Include="a" CopyToOutputDirectory="Always" />', "<None>: metadata CopyToOutputDirectory"),
        (
            '<ProjectReference Include="a" ReferenceOutputAssembly="false" />',
            "metadata ReferenceOutputAssembly",
        ),
        ('<ProjectReference Include="a"><Private>false</Private></ProjectReference>', "metadata Private"),
        ('<ProjectReference Include="a"><Private a="b"/></ProjectReference>', "<Private>: expected metadata"),
        ('<PackageReference Update="a" Version="1" />', "metadata Update"),
        ('<PackageReference Version="1" />', "<PackageReference>: expected Include"),
        ('<Compile Include="a" Remove="b" />', "<Compile>: expected Include or Remove"),
    ],
)
def test_an_item_beyond_the_vocabulary_is_refused(tmp_path: Path, line: str, message: str) -> None:
    file = write(tmp_path / "P.csproj", csproj(items=line))
    with pytest.raises(ProjectFileError, match=rf"{file}:7: .*{message}"):
        evaluate(file)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("<Project />", "expected <Project Sdk='Microsoft.NET.Sdk'>"),
        ('<Project Sdk="Microsoft.NET.Sdk.Web" />', "expected <Project Sdk="),
        ('<Project Sdk="Microsoft.NET.Sdk" ToolsVersion="4" />', "expected <Project Sdk="),
        (
            '<Project Sdk="Microsoft.NET.Sdk"><Target Name="x" /></Project>',
            "<Target>: expected PropertyGroup",
        ),
        (
            '<Project Sdk="Microsoft.NET.Sdk"><Import Project="x" /></Project>',
            "<Import>: expected PropertyGroup",
        ),
        (
            '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup Weird="1" /></Project>',
            "<ItemGroup>: attribute Weird",
        ),
    ],
)
def test_a_project_of_another_shape_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ProjectFileError, match=rf"P\.csproj:1: .*{message}"):
        evaluate(write(tmp_path / "P.csproj", text))


@pytest.mark.parametrize("name", ["Directory.Build.targets", "Directory.Packages.props"])
def test_files_that_the_sdk_would_import_are_refused(tmp_path: Path, name: str) -> None:
    write(tmp_path / name, "<Project />")
    with pytest.raises(ProjectFileError, match=rf"{name}:1: <Project>: a {name} applies to P\.csproj"):
        evaluate(write(tmp_path / "P" / "P.csproj", csproj()))


def test_props_with_an_sdk_are_refused(tmp_path: Path) -> None:
    write(tmp_path / "Directory.Build.props", '<Project Sdk="Microsoft.NET.Sdk" />')
    with pytest.raises(
        ProjectFileError, match=r"Directory\.Build\.props:1: <Project>: expected <Project> without"
    ):
        evaluate(write(tmp_path / "P.csproj", csproj()))


def test_test_projects_are_known_by_either_sign(tmp_path: Path) -> None:
    package = '<PackageReference Include="Microsoft.NET.Test.Sdk" Version="18.11.0" />'
    assert is_test_project(write(tmp_path / "a.csproj", csproj(items=package)))
    assert is_test_project(write(tmp_path / "b.csproj", csproj("<IsTestProject>True</IsTestProject>")))
    assert not is_test_project(write(tmp_path / "c.csproj", csproj("<IsTestProject>false</IsTestProject>")))
    assert not is_test_project(write(tmp_path / "d.csproj", csproj()))


def test_a_whole_set_of_shared_options_is_understood(tmp_path: Path) -> None:
    write(tmp_path / "Directory.Build.props", SHARED)
    assert values(write(tmp_path / "P.csproj", csproj()))["RollForward"] == "Major"
