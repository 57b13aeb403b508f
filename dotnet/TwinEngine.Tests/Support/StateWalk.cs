using Python.Runtime;
using TwinEngine.OpenSpiel;

namespace TwinEngine.Tests.Support;

/// <summary>A game's nodes in depth-first order, asked for state by state through the bridge: slow, and nothing in common with the walk in Python.</summary>
internal static class StateWalk
{
    /// <param name="Player">Of a decision; otherwise what OpenSpiel calls chance and the end.</param>
    /// <param name="Infoset">The information state string of a decision.</param>
    /// <param name="Actions">Labels, in order.</param>
    /// <param name="Numbers">Probabilities of a chance node, returns of a terminal one.</param>
    public sealed record Node(int Player, string Infoset, string[] Actions, double[] Numbers);

    public static List<Node> Of(PyObject game)
    {
        var nodes = new List<Node>();
        var open = new Stack<SpielState>([SpielState.Root(game)]);
        while (open.TryPop(out var state))
        {
            using (state)
            {
                var actions = state.IsTerminal ? []
                    : state.IsChance ? state.ChanceOutcomes.Select(outcome => outcome.Action).ToArray()
                    : state.LegalActions;
                nodes.Add(new Node(
                    state.Player,
                    state.IsTerminal || state.IsChance ? "" : state.Infoset,
                    actions.Select(state.ActionLabel).ToArray(),
                    state.IsTerminal ? state.Returns : state.IsChance ? state.ChanceOutcomes.Select(outcome => outcome.Probability).ToArray() : []));
                foreach (var action in actions.Reverse())
                {
                    open.Push(state.Child(action));
                }
            }
        }

        return nodes;
    }
}
