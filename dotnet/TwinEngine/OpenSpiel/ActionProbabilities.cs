using Python.Runtime;
using TwinEngine.Numbers;

namespace TwinEngine.OpenSpiel;

/// <summary>OpenSpiel's lists of (action, probability), actions by number.</summary>
internal static class ActionProbabilities
{
    public static (int Action, double Probability)[] Read(PyObject pairs)
    {
        var read = new (int, double)[pairs.Length()];
        for (var index = 0; index < read.Length; index++)
        {
            using var pair = pairs[index];
            using var action = pair[0];
            using var probability = pair[1];
            read[index] = (action.As<int>(), probability.As<double>());
        }

        return read;
    }

    /// <summary>The entries of a row, rounded to doubles.</summary>
    public static PyList Write(IReadOnlyList<Rational> row)
    {
        var list = new PyList();
        for (var action = 0; action < row.Count; action++)
        {
            using var number = new PyInt(action);
            using var probability = new PyFloat(row[action].ToDouble());
            using var pair = new PyTuple([number, probability]);
            list.Append(pair);
        }

        return list;
    }
}
