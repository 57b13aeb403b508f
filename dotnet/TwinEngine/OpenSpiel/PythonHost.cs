using System.Runtime.CompilerServices;
using TwinEngine.Cases;

namespace TwinEngine.OpenSpiel;

/// <summary>The interpreter that all cases of a run share: started by the first one that needs it, and only then.</summary>
internal sealed class PythonHost(Func<IPython> start) : IDisposable
{
    // Keeps a failure, too: what was missing for one case is missing for the next.
    private readonly Lazy<IPython> _python = new(start);

    private bool _closed;

    /// <summary>Runs something that needs pyspiel, holding the interpreter's lock.</summary>
    /// <exception cref="MissingDependencyException">There is no interpreter, no pyspiel, or no pythonnet.</exception>
    public T Use<T>(Func<PySpiel, T> work)
    {
        try
        {
            return Start().Use(work);
        }
        catch (FileNotFoundException failure)
            when (failure.FileName?.StartsWith("Python.Runtime", StringComparison.Ordinal) == true)
        {
            throw new MissingDependencyException(
                "expected pythonnet's Python.Runtime.dll beside the engine, found none: build the engine again");
        }
    }

    /// <summary>Whether there is an interpreter in this process.</summary>
    public bool IsStarted => _python.IsValueCreated;

    /// <summary>Shuts the interpreter down, if it was started.</summary>
    /// <returns>What went wrong there, in one line; null if nothing did. No result depends on it.</returns>
    public string? Close()
    {
        try
        {
            Dispose();
            return null;
        }
        catch (Exception failure)
        {
            return $"expected Python to shut down, found {failure.GetType().Name}: {failure.Message}; all fixtures are written";
        }
    }

    public void Dispose()
    {
        if (_python.IsValueCreated && !_closed)
        {
            _closed = true;
            _python.Value.Dispose();
        }
    }

    // Apart, so that pythonnet's assembly is only looked for inside the try.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private IPython Start() => _python.Value;
}
