using Python.Runtime;
using TwinEngine.Games;
using TwinEngine.Profiles;

namespace TwinEngine.OpenSpiel;

/// <summary>
/// Profiles as OpenSpiel's tabular policies: infoset -> list of (action, probability), actions by number.
/// </summary>
internal static class SpielPolicy
{
    /// <summary>The rows of a profile, rounded to doubles.</summary>
    public static PyObject Rows(GameTree tree, Profile profile)
    {
        var rows = new PyDict();
        for (var index = 0; index < tree.Infosets.Count; index++)
        {
            using var key = new PyString(tree.Infosets[index].Label);
            using var row = ActionProbabilities.Write(profile.Row(index));
            rows.SetItem(key, row);
        }

        return rows;
    }

    /// <summary>The rows of a tabular policy, in the tree's infoset order.</summary>
    public static IReadOnlyList<IReadOnlyList<double>> Read(GameTree tree, PyObject policy)
    {
        using var table = policy.InvokeMethod("policy_table");
        return tree.Infosets.Select(infoset => (IReadOnlyList<double>)Row(table, infoset)).ToArray();
    }

    private static double[] Row(PyObject table, Infoset infoset)
    {
        using var pairs = table.GetItem(infoset.Label);
        var row = new double[infoset.Actions.Count];
        foreach (var (action, probability) in ActionProbabilities.Read(pairs))
        {
            row[action] = probability;
        }

        return row;
    }
}
