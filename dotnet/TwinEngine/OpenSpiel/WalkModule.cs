using Python.Runtime;
using TwinEngine.Cases;
using TwinEngine.Games.Rules;

namespace TwinEngine.OpenSpiel;

/// <summary>
/// The functions of <see cref="WalkText"/>: they walk a game's histories inside Python, and hand them over as flat arrays, a
/// whole column at a time.
/// </summary>
internal sealed class WalkModule : IDisposable
{
    private const int Pause = 1 << 16; // nodes between two looks at whether to stop: a tenth of a second

    private readonly PyModule _module = Py.CreateScope();

    public WalkModule() => _module.Exec(WalkText.Python);

    /// <summary>pyspiel.load_game, without a word on standard error.</summary>
    /// <exception cref="PythonException">OpenSpiel does not load it.</exception>
    public PyObject Load(string game)
    {
        using var name = new PyString(game);
        return _module.InvokeMethod("load", name);
    }

    /// <param name="game">A turn-based pyspiel game.</param>
    /// <param name="nodeLimit">The walk stops there.</param>
    /// <param name="monitor">Told how many nodes were visited, of the limit; asked whether to stop.</param>
    /// <returns>What <see cref="Take"/> takes, still in Python.</returns>
    /// <exception cref="NodeLimitException">The game has more nodes.</exception>
    /// <exception cref="PythonException">OpenSpiel refuses a question.</exception>
    public PyObject Visit(PyObject game, int nodeLimit, ICaseMonitor monitor)
    {
        using var limit = new PyInt(nodeLimit);
        using var pause = new PyInt(Pause);
        using var visits = _module.InvokeMethod("walk", game, limit, pause);
        while (true)
        {
            var turn = _module.InvokeMethod("advance", visits);
            if (PyTuple.IsTupleType(turn))
            {
                return turn;
            }

            using (turn)
            {
                monitor.ThrowIfStopped();
                if (turn.IsNone())
                {
                    throw new NodeLimitException(nodeLimit);
                }

                monitor.Report(turn.As<int>(), nodeLimit);
            }
        }
    }

    /// <param name="columns">What <see cref="Visit"/> returned.</param>
    public SpielArrays Take(PyObject columns)
    {
        var next = 0;
        return new SpielArrays(
            Integers(), Integers(), Doubles(), Integers(), Integers(), Texts(), Integers(), Integers(), Doubles(), Integers(), Texts());

        int[] Integers()
        {
            using var column = columns[next++];
            return PythonBuffers.Integers(column);
        }

        double[] Doubles()
        {
            using var column = columns[next++];
            return PythonBuffers.Doubles(column);
        }

        string[] Texts()
        {
            using var column = columns[next++];
            using var encoded = _module.InvokeMethod("encode", column);
            using var joined = encoded[0];
            using var lengths = encoded[1];
            return PythonBuffers.Texts(joined, lengths);
        }
    }

    public void Dispose() => _module.Dispose();
}
