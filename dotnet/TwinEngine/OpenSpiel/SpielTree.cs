using System.Globalization;
using System.Text.Json.Nodes;
using Python.Runtime;
using TwinEngine.Cases;
using TwinEngine.Games;

namespace TwinEngine.OpenSpiel;

/// <summary>The tree of a game as OpenSpiel has it, walked state by state.</summary>
internal sealed class SpielTree
{
    private readonly HashSet<(int Player, string Label)> _infosets = [];
    private readonly Func<int, string> _decisionLabel;

    private SpielTree(Func<int, string> decisionLabel) => _decisionLabel = decisionLabel;

    /// <summary>history -> node, in depth-first order.</summary>
    public JsonObject Nodes { get; } = [];

    public int InfosetCount => _infosets.Count;

    /// <param name="game">A pyspiel game.</param>
    /// <param name="decisionLabel">What a player's action is written as; a chance action is written as its number.</param>
    public static SpielTree Walk(PyObject game, Func<int, string> decisionLabel)
    {
        var tree = new SpielTree(decisionLabel);
        using var root = game.InvokeMethod("new_initial_state");
        tree.Visit(root, "");
        return tree;
    }

    private void Visit(PyObject state, string history)
    {
        if (Flag(state, "is_terminal"))
        {
            using var returns = state.InvokeMethod("returns");
            Nodes.Add(history, new JsonObject
            {
                ["type"] = "terminal",
                ["payoffs"] = Values.Array(returns.As<double[]>().Select(Values.Of)),
            });
        }
        else if (Flag(state, "is_chance_node"))
        {
            VisitChance(state, history);
        }
        else
        {
            VisitDecision(state, history);
        }
    }

    private void VisitChance(PyObject state, string history)
    {
        using var outcomes = state.InvokeMethod("chance_outcomes");
        var moves = ActionProbabilities.Read(outcomes);
        var labels = moves.Select(move => move.Action.ToString(CultureInfo.InvariantCulture)).ToArray();
        Nodes.Add(history, new JsonObject
        {
            ["type"] = "chance",
            ["actions"] = Values.Array(labels.Select(Values.Of)),
            ["probabilities"] = Values.Array(moves.Select(move => Values.Of(move.Probability))),
        });
        Descend(state, history, moves.Select(move => move.Action).Zip(labels));
    }

    private void VisitDecision(PyObject state, string history)
    {
        using var current = state.InvokeMethod("current_player");
        using var infoset = state.InvokeMethod("information_state_string");
        using var legal = state.InvokeMethod("legal_actions");
        var actions = legal.As<int[]>();
        var labels = actions.Select(_decisionLabel).ToArray();
        _infosets.Add((current.As<int>(), infoset.As<string>()));
        Nodes.Add(history, new JsonObject
        {
            ["type"] = "decision",
            ["player"] = Players.Name(current.As<int>()),
            ["infoset"] = infoset.As<string>(),
            ["actions"] = Values.Array(labels.Select(Values.Of)),
        });
        Descend(state, history, actions.Zip(labels));
    }

    private void Descend(PyObject state, string history, IEnumerable<(int Action, string Label)> moves)
    {
        foreach (var (action, label) in moves)
        {
            using var number = new PyInt(action);
            using var child = state.InvokeMethod("child", number);
            Visit(child, history.Length == 0 ? label : $"{history} {label}");
        }
    }

    private static bool Flag(PyObject state, string method)
    {
        using var flag = state.InvokeMethod(method);
        return flag.As<bool>();
    }
}
