using Python.Runtime;

namespace TwinEngine.OpenSpiel;

/// <summary>A pyspiel state, as C# calls it: one call through the bridge for each question, so for small walks only.</summary>
internal sealed class SpielState(PyObject state) : IDisposable
{
    public bool IsTerminal => Ask(state, "is_terminal").As<bool>();

    public bool IsChance => Ask(state, "is_chance_node").As<bool>();

    public int Player => Ask(state, "current_player").As<int>();

    public string Infoset => Ask(state, "information_state_string").As<string>();

    public int[] LegalActions => Ask(state, "legal_actions").As<int[]>();

    public double[] Returns => Ask(state, "returns").As<double[]>();

    /// <summary>The returns as Python prints a list.</summary>
    public string PrintedReturns
    {
        get
        {
            using var returns = state.InvokeMethod("returns");
            return returns.Repr()!;
        }
    }

    /// <summary>(action, probability), in OpenSpiel's order.</summary>
    public (int Action, double Probability)[] ChanceOutcomes
    {
        get
        {
            using var outcomes = state.InvokeMethod("chance_outcomes");
            return ActionProbabilities.Read(outcomes);
        }
    }

    public static SpielState Root(PyObject game) => new(game.InvokeMethod("new_initial_state"));

    public string ActionLabel(int action)
    {
        using var player = new PyInt(IsChance ? SpielArrays.Chance : Player);
        using var number = new PyInt(action);
        using var label = state.InvokeMethod("action_to_string", player, number);
        return label.As<string>();
    }

    public SpielState Child(int action)
    {
        using var number = new PyInt(action);
        return new SpielState(state.InvokeMethod("child", number));
    }

    public void Dispose() => state.Dispose();

    private static Answer Ask(PyObject state, string method) => new(state.InvokeMethod(method));

    private readonly record struct Answer(PyObject Value)
    {
        public T As<T>()
        {
            using (Value)
            {
                return Value.As<T>();
            }
        }
    }
}
