namespace TwinEngine.Cases;

/// <summary>Something outside of the engine (an interpreter, libpython, pyspiel) is not there.</summary>
internal sealed class MissingDependencyException(string message) : CaseFailedException("missing dependency", message);
