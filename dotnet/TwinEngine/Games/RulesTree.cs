namespace TwinEngine.Games;

/// <summary>Unrolls the rules of a game into a <see cref="GameTree"/>, with a stack of its own: depth costs no call stack.</summary>
internal static class RulesTree
{
    /// <param name="heading">Title, players, exactness.</param>
    /// <param name="root">The empty history. An information set is known by its player and label.</param>
    /// <param name="nodeLimit">Unrolling stops there.</param>
    /// <exception cref="Rules.GameRuleException">The rules do not make a game.</exception>
    /// <exception cref="Rules.NodeLimitException">There are more nodes.</exception>
    public static GameTree Unroll(GameHeading heading, IGameState root, int nodeLimit = NodeLimit.Default)
    {
        var builder = new GameTreeBuilder(heading, nodeLimit);
        var infosets = new Dictionary<(int Player, string Label), int>();
        var open = new Stack<(IGameState State, int Next)>();
        Enter(root);
        while (open.TryPop(out var top))
        {
            if (top.Next < top.State.Moves.Count)
            {
                open.Push((top.State, top.Next + 1));
                Enter(top.State.After(top.Next));
            }
        }

        return builder.Build();

        void Enter(IGameState state)
        {
            switch (state.Kind)
            {
                case NodeKind.Terminal:
                    builder.Terminal(state.Payoffs);
                    return;
                case NodeKind.Chance:
                    builder.Chance(builder.Lottery(
                        state.Moves.Select(move => move.Label).ToArray(), state.Moves.Select(move => move.Probability).ToArray()));
                    break;
                default:
                    var actions = state.Moves.Select(move => move.Label).ToArray();
                    if (!infosets.TryGetValue((state.Player, state.Infoset), out var infoset))
                    {
                        infoset = builder.Infoset(state.Player, state.Infoset, actions);
                        infosets.Add((state.Player, state.Infoset), infoset);
                    }

                    builder.Decision(infoset, state.Player, actions);
                    break;
            }

            open.Push((state, 0));
        }
    }
}
