using TwinEngine.Games;

namespace TwinEngine.BestResponses;

/// <summary>
/// A player's layers: in layer k are the nodes with k of his own decisions above them. With perfect recall an information set
/// of his lies in one layer, and all that follows his decisions there lies in later ones.
/// </summary>
internal sealed class OwnLayers
{
    private readonly int[] _nodes; // layer after layer, depth-first order within each
    private readonly int[] _starts; // per layer, and one past the last

    private OwnLayers(int[] nodes, int[] starts) => (_nodes, _starts) = (nodes, starts);

    public int Count => _starts.Length - 1;

    public static OwnLayers Of(GameTree tree, int player)
    {
        var layers = new int[tree.NodeCount];
        for (var node = 1; node < layers.Length; node++)
        {
            var parent = tree.Parent(node);
            layers[node] = layers[parent] + (tree.PlayerOf(parent) == player ? 1 : 0);
        }

        var starts = new int[layers.Max() + 2];
        Array.ForEach(layers, layer => starts[layer + 1]++);
        for (var layer = 1; layer < starts.Length; layer++)
        {
            starts[layer] += starts[layer - 1];
        }

        var nodes = new int[layers.Length];
        var next = starts.ToArray();
        for (var node = 0; node < layers.Length; node++)
        {
            nodes[next[layers[node]]++] = node;
        }

        return new OwnLayers(nodes, starts);
    }

    /// <summary>The nodes of a layer, in depth-first order.</summary>
    public ReadOnlySpan<int> this[int layer] => _nodes.AsSpan(_starts[layer].._starts[layer + 1]);
}
