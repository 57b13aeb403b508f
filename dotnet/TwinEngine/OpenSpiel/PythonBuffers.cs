using System.Runtime.InteropServices;
using System.Text;
using Python.Runtime;

namespace TwinEngine.OpenSpiel;

/// <summary>Copies Python's buffers into arrays: one copy for a whole column.</summary>
internal static class PythonBuffers
{
    /// <param name="column">An <c>array('i')</c>.</param>
    public static int[] Integers(PyObject column)
    {
        using var buffer = column.GetBuffer();
        var copy = new int[buffer.Length / sizeof(int)];
        Marshal.Copy(buffer.Buffer, copy, 0, copy.Length);
        return copy;
    }

    /// <param name="column">An <c>array('d')</c>.</param>
    public static double[] Doubles(PyObject column)
    {
        using var buffer = column.GetBuffer();
        var copy = new double[buffer.Length / sizeof(double)];
        Marshal.Copy(buffer.Buffer, copy, 0, copy.Length);
        return copy;
    }

    /// <param name="joined">All texts in UTF-8, one after the other.</param>
    /// <param name="lengths">Their lengths in bytes, an <c>array('i')</c>.</param>
    public static string[] Texts(PyObject joined, PyObject lengths)
    {
        using var buffer = joined.GetBuffer();
        var bytes = new byte[buffer.Length];
        Marshal.Copy(buffer.Buffer, bytes, 0, bytes.Length);
        var start = 0;
        return Array.ConvertAll(Integers(lengths), length =>
        {
            var text = Encoding.UTF8.GetString(bytes, start, length);
            start += length;
            return text;
        });
    }
}
