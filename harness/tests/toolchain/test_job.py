from __future__ import annotations

from twinproof.toolchain.job import (
    AssemblyJob,
    CompileJob,
    Diagnostic,
    Source,
    read_diagnostics,
    read_job,
    write_diagnostics,
    write_job,
)


def test_a_job_survives_the_crossing() -> None:
    sources = (Source("/a/é.cs", "/_/é.cs"), Source("", "/_/g.cs", 'class "G" {}'))
    assembly = AssemblyJob(
        "a", True, {"defines": ["X"], "optimize": True}, sources, ("/r.dll",), {"n": "/f"}, "d", "p"
    )
    job = CompileJob("/root", "/roslyn", "/config.json", (assembly, assembly))
    assert read_job(write_job(job)) == job


def test_diagnostics_survive_the_crossing_and_read_as_csc_s() -> None:
    found = [
        Diagnostic("A/B.cs", 3, 7, "error", "CS0029", "Cannot convert"),
        Diagnostic("", 0, 0, "error", "CS5001", "No Main"),
    ]
    assert read_diagnostics(write_diagnostics(found)) == found
    # The form of csc's own messages: file(line,column): severity code: text.
    assert [str(d) for d in found] == ["A/B.cs(3,7): error CS0029: Cannot convert", "error CS5001: No Main"]
