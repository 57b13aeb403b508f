using TwinEngine.Evaluation;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;

namespace TwinEngine.BestResponses;

/// <summary>
/// Best responses by backward induction over a player's information sets, the last layer of his decisions first: each takes the
/// action whose children, weighed by counterfactual reach, are worth most. Every node is looked at once. Needs perfect recall.
/// </summary>
internal sealed class BackwardInduction
{
    private readonly GameTree _tree;
    private readonly Profile _profile;
    private readonly int _player;
    private readonly Rational[] _reach;
    private readonly Rational[] _values; // what a node is worth to the player once it is reached, his later decisions being made
    private readonly Dictionary<int, IReadOnlyList<int>> _optimal = [];

    private BackwardInduction(GameTree tree, Profile profile, int player)
    {
        (_tree, _profile, _player) = (tree, profile, player);
        _reach = CounterfactualReach.Excluding(tree, profile, player);
        _values = new Rational[tree.NodeCount];
    }

    /// <summary>The best response of a player (0-based) to the other players' part of the profile.</summary>
    public static BestResponse Solve(GameTree tree, Profile profile, int player)
    {
        var induction = new BackwardInduction(tree, profile, player);
        var layers = OwnLayers.Of(tree, player);
        for (var layer = layers.Count - 1; layer >= 0; layer--)
        {
            induction.Decide(layers[layer]);
            induction.Evaluate(layers[layer]);
        }

        return new BestResponse(player, induction._values[0], induction._optimal);
    }

    private void Decide(ReadOnlySpan<int> layer)
    {
        foreach (var node in layer)
        {
            if (_tree.PlayerOf(node) == _player && !_optimal.ContainsKey(_tree.InfosetOf(node)))
            {
                _optimal.Add(_tree.InfosetOf(node), Best(_tree.Infosets[_tree.InfosetOf(node)]));
            }
        }
    }

    private int[] Best(Infoset infoset)
    {
        var values = new Rational[infoset.Actions.Count];
        foreach (var node in infoset.Nodes.Where(node => !_reach[node].IsZero))
        {
            foreach (var child in _tree.Children(node))
            {
                values[_tree.Edge(child)] += _reach[node] * _values[child];
            }
        }

        var best = values.Max();
        return Enumerable.Range(0, values.Length).Where(action => values[action] == best).ToArray();
    }

    private void Evaluate(ReadOnlySpan<int> layer)
    {
        for (var index = layer.Length - 1; index >= 0; index--)
        {
            var node = layer[index];
            _values[node] = _tree.Kind(node) == NodeKind.Terminal ? _tree.Payoff(node, _player)
                : _tree.PlayerOf(node) == _player ? Chosen(node)
                : Mean(node);
        }
    }

    private Rational Chosen(int node)
    {
        var action = _optimal[_tree.InfosetOf(node)][0];
        return _values[_tree.Children(node).ElementAt(action)];
    }

    private Rational Mean(int node)
    {
        var mean = Rational.Zero;
        foreach (var child in _tree.Children(node))
        {
            var weight = EdgeWeights.Of(_tree, _profile, child);
            mean += weight.IsZero ? Rational.Zero : weight * _values[child];
        }

        return mean;
    }
}
