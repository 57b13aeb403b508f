using TwinEngine.Cases;

namespace TwinEngine.Protocol;

/// <summary>A fixture cannot be written: a full disk, a limit, something in its way. Nothing is left of it.</summary>
internal sealed class FixtureNotWrittenException(string path, string found)
    : CaseFailedException("error", $"expected to write {path}, found: {found}");
