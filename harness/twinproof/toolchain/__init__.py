"""Finds or assembles .NET, and builds the C# solution with it."""

from twinproof.toolchain.build import build_solution
from twinproof.toolchain.records import (
    AssembledToolchain,
    BuiltProgram,
    Progress,
    SdkToolchain,
    Toolchain,
    ToolchainReport,
)
from twinproof.toolchain.report import describe, prepare

__all__ = [
    "AssembledToolchain",
    "BuiltProgram",
    "Progress",
    "SdkToolchain",
    "Toolchain",
    "ToolchainReport",
    "build_solution",
    "describe",
    "prepare",
]
