using System.Globalization;
using System.Text.Json.Nodes;
using Python.Runtime;

namespace TwinEngine.OpenSpiel;

/// <summary>The lines that GT-07's annex prints of OpenSpiel's kuhn_poker, asked for state by state.</summary>
internal static class SourceAnnex
{
    private const int ShownCharacters = 24;

    private const int ShownChildren = 2;

    /// <summary>The three attributes, as Python prints them, and the number of players.</summary>
    public static JsonObject Attributes(PyObject game)
    {
        using var players = game.InvokeMethod("num_players");
        using var type = game.InvokeMethod("get_type");
        var attributes = new JsonObject { ["players"] = players.ToString() };
        foreach (var name in new[] { "dynamics", "information", "utility" })
        {
            using var value = type.GetAttr(name);
            attributes.Add(name, value.ToString());
        }

        return attributes;
    }

    /// <summary>The deterministic playout: the first legal action, the first chance outcome, at each node.</summary>
    public static IEnumerable<string> Playout(PyObject game)
    {
        var state = SpielState.Root(game);
        while (!state.IsTerminal)
        {
            int action;
            if (state.IsChance)
            {
                (action, var probability) = state.ChanceOutcomes[0];
                yield return $"  Nature tire : {Outcome(action, probability)}";
            }
            else
            {
                action = state.LegalActions[0];
                yield return $"  Joueur {Number(state.Player)} joue : {state.ActionLabel(action)}";
            }

            var next = state.Child(action);
            state.Dispose();
            state = next;
        }

        yield return $"Resultat (gains P0, P1) : {state.PrintedReturns}";
        state.Dispose();
    }

    /// <summary>
    /// The depth-first walk that visits <paramref name="budget"/> nodes at most and two children of each; a child beyond the
    /// budget is announced and not entered.
    /// </summary>
    public static IEnumerable<string> Exploration(PyObject game, int budget)
    {
        var open = new Stack<(string Announcement, SpielState State, int Depth)>([("", SpielState.Root(game), 0)]);
        while (open.TryPop(out var at))
        {
            using var state = at.State;
            if (at.Announcement.Length > 0)
            {
                yield return at.Announcement;
            }

            if (budget == 0)
            {
                continue;
            }

            budget--;
            var indent = new string(' ', at.Depth * 2);
            yield return $"{indent}{Describe(state)}";
            foreach (var (action, label) in Enumerable.Reverse(Shown(state)))
            {
                open.Push(($"{indent}  -> {label}", state.Child(action), at.Depth + 2));
            }
        }
    }

    private static string Describe(SpielState state) =>
        state.IsTerminal ? $"[Terminal] Gains: {state.PrintedReturns}"
        : state.IsChance ? $"[Nature] Outcomes: {Number(state.ChanceOutcomes.Length)}"
        : $"[J{Number(state.Player)}] Infoset: {state.Infoset[..Math.Min(ShownCharacters, state.Infoset.Length)]}...";

    private static (int Action, string Label)[] Shown(SpielState state) =>
        state.IsTerminal ? []
        : state.IsChance ? state.ChanceOutcomes.Take(ShownChildren)
            .Select(outcome => (outcome.Action, Outcome(outcome.Action, outcome.Probability))).ToArray()
        : state.LegalActions.Take(ShownChildren).Select(action => (action, state.ActionLabel(action))).ToArray();

    // Python's own format, which rounds a tie to even where .NET's rounds it away from zero.
    private static string Outcome(int action, double probability)
    {
        using var number = new PyFloat(probability);
        using var format = new PyString(".2f");
        using var printed = number.InvokeMethod("__format__", format);
        return $"action {Number(action)} (p={printed.As<string>()})";
    }

    private static string Number(int value) => value.ToString(CultureInfo.InvariantCulture);
}
