namespace TwinEngine.Games;

/// <summary>
/// Each decision node's own past: what its owner decided on the path to it, as a chain of (past, infoset, action) links that
/// are numbered when first met. Two nodes have the same past if and only if they have the same number.
/// </summary>
internal sealed class OwnPasts
{
    /// <summary>The number of the empty past.</summary>
    public const int None = 0;

    private readonly Dictionary<(int Past, int Infoset, int Action), int> _numbers = [];
    private readonly List<(int Past, int Infoset, int Action)> _links = [(-1, -1, -1)];
    private readonly int[] _ofNode;

    private OwnPasts(int nodes) => _ofNode = new int[nodes];

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

                pasts._ofNode[node] = own.Count == 0 ? None : pasts.After(own.Peek(), nodes);
                own.Push((node, -1));
            }
        }

        return pasts;
    }

    /// <summary>The number of a decision node's own past.</summary>
    public int Of(int node) => _ofNode[node];

    /// <summary>The last decision of a past, by infoset and action index; -1 and -1 where there was none.</summary>
    public (int Infoset, int Action) Last(int past) => (_links[past].Infoset, _links[past].Action);

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

    private int After((int Node, int Action) decision, NodeColumns nodes)
    {
        var link = (_ofNode[decision.Node], nodes.Detail[decision.Node], decision.Action);
        if (!_numbers.TryGetValue(link, out var number))
        {
            number = _links.Count;
            _links.Add(link);
            _numbers.Add(link, number);
        }

        return number;
    }
}
