using Python.Runtime;

namespace TwinEngine.OpenSpiel;

/// <summary>The module pyspiel, as C# calls it.</summary>
internal sealed class PySpiel(PyObject module)
{
    // OpenSpiel searches the whole tree for a negative depth limit.
    private const int NoDepthLimit = -1;

    public string Version
    {
        get
        {
            using var version = module.GetAttr("__version__");
            return version.As<string>();
        }
    }

    public PyObject LoadGame(string name) => Call("load_game", new PyString(name));

    public PyObject ConvertToTurnBased(PyObject game) => Call("convert_to_turn_based", game);

    /// <summary>The short names of all games, in OpenSpiel's order.</summary>
    public string[] RegisteredNames()
    {
        using var names = module.InvokeMethod("registered_names");
        return names.As<string[]>();
    }

    /// <summary>Whether a game's type has this value: <c>Has(game, "dynamics", "SIMULTANEOUS")</c>.</summary>
    public static bool Has(PyObject game, string attribute, string value)
    {
        using var type = game.InvokeMethod("get_type");
        using var found = type.GetAttr(attribute);
        using var name = found.GetAttr("name");
        return name.As<string>() == value;
    }

    /// <summary>Whether a game's type says so: <c>Says(game, "provides_information_state_string")</c>.</summary>
    public static bool Says(PyObject game, string attribute)
    {
        using var type = game.InvokeMethod("get_type");
        using var found = type.GetAttr(attribute);
        return found.As<bool>();
    }

    public PyObject CfrSolver(PyObject game) => Call("CFRSolver", game);

    public PyObject TabularPolicy(PyObject rows) => Call("TabularPolicy", rows);

    /// <summary>One value per player, in chips per deal.</summary>
    public double[] ExpectedReturns(PyObject game, PyObject policy)
    {
        using var root = game.InvokeMethod("new_initial_state");
        using var depth = new PyInt(NoDepthLimit);
        using var byInfoset = true.ToPython();
        using var returns = module.InvokeMethod("expected_returns", root, policy, depth, byInfoset);
        return returns.As<double[]>();
    }

    public double NashConv(PyObject game, PyObject policy) => Number("nash_conv", game, policy);

    public double Exploitability(PyObject game, PyObject policy) => Number("exploitability", game, policy);

    private double Number(string function, PyObject game, PyObject policy)
    {
        using var number = module.InvokeMethod(function, game, policy);
        return number.As<double>();
    }

    private PyObject Call(string function, PyObject argument) => module.InvokeMethod(function, argument);
}
