using TwinEngine.Games;

namespace TwinEngine.Trees;

/// <summary>
/// Compares each node's own past with that of its information set's first node: both are walked back together, decision by decision,
/// until they differ, end, or meet. Sets are in canonical order, so what an earlier set's nodes were found to share is known.
/// </summary>
internal sealed class OwnPastComparison
{
    private readonly GameTree _tree;
    private readonly OwnPasts _pasts;
    private readonly bool[] _agrees; // with the first node of the set

    public OwnPastComparison(GameTree tree)
    {
        (_tree, _pasts) = (tree, tree.OwnPasts());
        _agrees = new bool[tree.NodeCount];
        foreach (var nodes in tree.Infosets.OrderBy(infoset => infoset.Nodes[0]).Select(infoset => infoset.Nodes))
        {
            foreach (var node in nodes)
            {
                _agrees[node] = AreSame(nodes[0], node);
            }
        }
    }

    /// <summary>Whether a decision node has the same own past as the first node of its information set.</summary>
    public bool AgreesWithFirst(int node) => _agrees[node];

    private bool AreSame(int first, int second)
    {
        if (_pasts.Length(first) != _pasts.Length(second))
        {
            return false;
        }

        while (first != second)
        {
            var (left, right) = (_pasts.Before(first), _pasts.Before(second));
            if (left.Node < 0)
            {
                return true; // both pasts end, for they are equally long
            }

            if (_tree.InfosetOf(left.Node) != _tree.InfosetOf(right.Node) || left.Action != right.Action)
            {
                return false;
            }

            // Two decisions in one set, both compared with its first node: only where both differ from that is there more to see.
            (first, second) = (left.Node, right.Node);
            if (_agrees[first] || _agrees[second])
            {
                return _agrees[first] == _agrees[second];
            }
        }

        return true;
    }
}
