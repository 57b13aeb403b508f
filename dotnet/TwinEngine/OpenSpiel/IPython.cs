namespace TwinEngine.OpenSpiel;

/// <summary>A Python interpreter in this process, with pyspiel in it.</summary>
internal interface IPython : IDisposable
{
    /// <summary>Runs something that needs the interpreter, holding its lock.</summary>
    T Use<T>(Func<PySpiel, T> work);
}
