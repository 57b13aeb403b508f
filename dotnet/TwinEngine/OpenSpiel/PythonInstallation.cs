namespace TwinEngine.OpenSpiel;

/// <summary>What embedding an interpreter needs to know of it.</summary>
/// <param name="Executable">The interpreter that was asked.</param>
/// <param name="Library">Its shared library.</param>
/// <param name="Home">Its base prefix; a virtual environment's own prefix has no standard library.</param>
/// <param name="SearchPath">Its sys.path.</param>
internal sealed record PythonInstallation(
    string Executable, string Library, string Home, IReadOnlyList<string> SearchPath);
