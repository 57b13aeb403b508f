namespace TwinEngine.Games;

/// <summary>Unrolls the rules of a game into a <see cref="GameTree"/>.</summary>
internal sealed class GameTreeBuilder
{
    private readonly NodeColumns _columns = new();
    private readonly Dictionary<(int Player, string Label), OpenInfoset> _infosets = [];

    /// <param name="root">The empty history.</param>
    /// <param name="playerCount">Number of players, chance apart.</param>
    /// <exception cref="InvalidOperationException">The game has imperfect recall, or an infoset is not uniform.</exception>
    public static GameTree Build(IGameState root, int playerCount)
    {
        var builder = new GameTreeBuilder();
        var last = Enumerable.Repeat(((OpenInfoset?)null, -1), playerCount).ToArray();
        builder.Unroll(root, -1, -1, Move.Choice(""), last);
        return new GameTree(playerCount, builder._columns, builder.Close());
    }

    private void Unroll(IGameState state, int parent, int edge, Move move, (OpenInfoset? Infoset, int Action)[] last)
    {
        var node = _columns.Append(state, parent, edge, move);
        var infoset = state.Kind == NodeKind.Decision ? Enter(state, node, last[state.Player]) : null;
        for (var index = 0; index < state.Moves.Count; index++)
        {
            var below = last;
            if (infoset is not null)
            {
                below = [.. last];
                below[state.Player] = (infoset, index);
            }

            Unroll(state.After(index), node, index, state.Moves[index], below);
        }

        _columns.End[node] = _columns.Kind.Count;
    }

    private OpenInfoset Enter(IGameState state, int node, (OpenInfoset? Infoset, int Action) last)
    {
        var key = (state.Player, state.Infoset);
        var actions = state.Moves.Select(move => move.Label).ToArray();
        if (!_infosets.TryGetValue(key, out var infoset))
        {
            infoset = new OpenInfoset(state.Player, state.Infoset, actions, last.Infoset, last.Action);
            _infosets.Add(key, infoset);
        }
        else if (!infoset.Actions.SequenceEqual(actions))
        {
            throw new InvalidOperationException($"infoset {state.Infoset}: its nodes do not offer the same actions");
        }
        else if (infoset.Predecessor != last.Infoset || infoset.PredecessorAction != last.Action)
        {
            throw new InvalidOperationException($"infoset {state.Infoset}: its owner does not recall the way to it");
        }

        infoset.Nodes.Add(node);
        return infoset;
    }

    private Infoset[] Close()
    {
        var sorted = _infosets.Values.OrderBy(open => open.Player).ThenBy(open => open.Label, new TableOrder()).ToList();
        for (var index = 0; index < sorted.Count; index++)
        {
            foreach (var node in sorted[index].Nodes)
            {
                _columns.Infoset[node] = index;
            }
        }

        return sorted.Select(open => open.Close(open.Predecessor is null ? -1 : sorted.IndexOf(open.Predecessor))).ToArray();
    }

    private sealed class OpenInfoset(
        int player, string label, string[] actions, OpenInfoset? predecessor, int predecessorAction)
    {
        public int Player => player;

        public string Label => label;

        public string[] Actions => actions;

        public OpenInfoset? Predecessor => predecessor;

        public int PredecessorAction => predecessorAction;

        public List<int> Nodes { get; } = [];

        public Infoset Close(int predecessorIndex) =>
            new(player, label, actions, Nodes, predecessorIndex, predecessorAction);
    }
}
