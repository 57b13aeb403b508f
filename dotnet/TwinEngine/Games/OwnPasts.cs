namespace TwinEngine.Games;

/// <summary>
/// Each decision node's own past, as a way back: the owner's decision before it on the path from the root, what he chose there,
/// and how many there are.
/// </summary>
internal sealed class OwnPasts
{
    private const int None = -1;

    private readonly int[] _previous;
    private readonly int[] _choices;
    private readonly int[] _lengths;

    private OwnPasts(int nodes) => (_previous, _choices, _lengths) = (new int[nodes], new int[nodes], new int[nodes]);

    /// <param name="nodes">The node table; the detail of decision nodes indexes <paramref name="owners"/>.</param>
    /// <param name="owners">The player of each information set.</param>
    /// <param name="playerCount">Chance apart.</param>
    public static OwnPasts Of(NodeColumns nodes, IReadOnlyList<int> owners, int playerCount)
    {
        var pasts = new OwnPasts(nodes.Count);
        var open = Enumerable.Range(0, playerCount).Select(_ => new Stack<(int Node, int Action)>()).ToArray();
        for (var node = 0; node < nodes.Count; node++)
        {
            var parent = nodes.Parent[node];
            if (parent >= 0 && nodes.Kind[parent] == NodeKind.Decision)
            {
                Choose(open[owners[nodes.Detail[parent]]], parent, nodes.Edge[node]);
            }

            if (nodes.Kind[node] == NodeKind.Decision)
            {
                var own = open[owners[nodes.Detail[node]]];
                while (own.Count > 0 && nodes.End[own.Peek().Node] <= node)
                {
                    own.Pop();
                }

                pasts.Follow(node, own.TryPeek(out var before) ? before : (None, None));
                own.Push((node, None));
            }
        }

        return pasts;
    }

    /// <summary>The owner's decision before a decision node, and the index of the action he chose there; -1 and -1 where there was none.</summary>
    public (int Node, int Action) Before(int node) => (_previous[node], _choices[node]);

    /// <summary>How many decisions of its owner's lie before a decision node.</summary>
    public int Length(int node) => _lengths[node];

    // Whatever stands above the parent on its owner's stack lies in subtrees that are over.
    private static void Choose(Stack<(int Node, int Action)> own, int parent, int action)
    {
        while (own.Peek().Node != parent)
        {
            own.Pop();
        }

        own.Pop();
        own.Push((parent, action));
    }

    private void Follow(int node, (int Node, int Action) before)
    {
        (_previous[node], _choices[node]) = before;
        _lengths[node] = before.Node == None ? 0 : _lengths[before.Node] + 1;
    }
}
