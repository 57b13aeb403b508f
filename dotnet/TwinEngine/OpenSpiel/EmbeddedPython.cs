using Python.Runtime;
using TwinEngine.Cases;
using PythonRuntime = Python.Runtime.Runtime;

namespace TwinEngine.OpenSpiel;

/// <summary>CPython embedded in this process: started once, shut down once, its lock free in between.</summary>
internal sealed class EmbeddedPython : IPython
{
    private readonly PySpiel _pyspiel;
    private readonly nint _threads;

    private EmbeddedPython(PySpiel pyspiel, nint threads)
    {
        _pyspiel = pyspiel;
        _threads = threads;
    }

    /// <exception cref="MissingDependencyException">No interpreter, no shared library, or no pyspiel.</exception>
    public static IPython Start()
    {
        var installation = PythonLocator.Find(Environment.GetEnvironmentVariable);
        var threads = Initialize(installation);
        return new EmbeddedPython(Import(installation), threads);
    }

    public T Use<T>(Func<PySpiel, T> work)
    {
        using (Py.GIL())
        {
            return work(_pyspiel);
        }
    }

    public void Dispose()
    {
        PythonEngine.EndAllowThreads(_threads);
        PythonEngine.Shutdown();
    }

    private static nint Initialize(PythonInstallation installation)
    {
        try
        {
            PythonRuntime.PythonDLL = installation.Library;
            PythonEngine.PythonHome = installation.Home;
            PythonEngine.Initialize();

            // Without this the process hangs at exit, and no other thread could ever take the lock.
            return PythonEngine.BeginAllowThreads();
        }
        catch (Exception failure)
        {
            throw new MissingDependencyException(
                $"expected {installation.Library} to start inside this process, found {failure.GetType().Name}: "
                + $"{failure.Message}: install a Python that pythonnet supports, and name it in PYTHONNET_PYEXE");
        }
    }

    private static PySpiel Import(PythonInstallation installation)
    {
        using (Py.GIL())
        {
            try
            {
                using var sys = Py.Import("sys");
                using var path = new PyList(installation.SearchPath.Select(folder => (PyObject)new PyString(folder)).ToArray());
                sys.SetAttr("path", path);
                return new PySpiel(Py.Import("pyspiel"));
            }
            catch (PythonException failure)
            {
                throw new MissingDependencyException(
                    $"expected the module pyspiel for {installation.Executable}, found: {failure.Message}: "
                    + $"{installation.Executable} -m pip install open_spiel");
            }
        }
    }
}
