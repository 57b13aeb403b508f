using Python.Runtime;
using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Protocol;

namespace TwinEngine.OpenSpiel;

/// <summary>Any game of OpenSpiel's as a tree, by its name string.</summary>
internal static class SpielGames
{
    private const int MostShown = 160; // characters of what OpenSpiel says

    /// <summary>How requests bring a game of OpenSpiel's.</summary>
    public static GameSource Source(PythonHost python) => new("openspiel", ["game"], [], (fields, limit, monitor) =>
        python.Use(pyspiel => new SourceGame(
            Build(pyspiel, fields["game"], limit, monitor),
            Libraries: new Dictionary<string, string> { ["pyspiel"] = pyspiel.Version })));

    /// <param name="pyspiel">The module.</param>
    /// <param name="name">The name string, parameters included; <see cref="JsonField.Path"/> says where it stands.</param>
    /// <param name="nodeLimit">Building stops there.</param>
    /// <param name="monitor">Told how far the walk is.</param>
    /// <exception cref="InvalidCaseException">OpenSpiel does not load it.</exception>
    /// <exception cref="UnsupportedCaseException">It has too many nodes, or is none that can be walked.</exception>
    public static GameTree Build(PySpiel pyspiel, JsonField name, int nodeLimit, ICaseMonitor monitor)
    {
        using var module = new WalkModule();
        using var game = Load(pyspiel, module, name);
        using var columns = Visit(module, game, name, nodeLimit, monitor);
        return SpielTreeBuilder.Build(module.Take(columns), Title(game), PlayerCount(game), nodeLimit);
    }

    /// <summary>Walks the game; what comes back is still in Python.</summary>
    /// <exception cref="UnsupportedCaseException">It has too many nodes, or OpenSpiel refuses an answer on the way.</exception>
    public static PyObject Visit(WalkModule module, PyObject game, JsonField name, int nodeLimit, ICaseMonitor monitor)
    {
        try
        {
            return module.Visit(game, nodeLimit, monitor);
        }
        catch (PythonException refusal)
        {
            throw Unsupported(name, "a game that OpenSpiel answers for at every history", FirstLine(refusal));
        }
    }

    /// <summary>The game as it is walked: one with simultaneous moves made turn-based.</summary>
    /// <exception cref="InvalidCaseException">OpenSpiel does not load it.</exception>
    /// <exception cref="UnsupportedCaseException">It is none that can be walked.</exception>
    public static PyObject Load(PySpiel pyspiel, WalkModule module, JsonField name)
    {
        var loaded = LoadInTurns(pyspiel, module, name);
        var refusal =
            PySpiel.Has(loaded, "dynamics", "MEAN_FIELD") ? "a mean-field game"
            : PySpiel.Has(loaded, "chance_mode", "SAMPLED_STOCHASTIC") ? "one that samples its chance outcomes"
            : !PySpiel.Says(loaded, "provides_information_state_string") ? "one without information state strings"
            : null;
        if (refusal is null)
        {
            return loaded;
        }

        loaded.Dispose();
        throw Unsupported(name, "a sequential game with explicit chance and information state strings", refusal);
    }

    public static string Title(PyObject game) => game.ToString()!;

    public static int PlayerCount(PyObject game)
    {
        using var count = game.InvokeMethod("num_players");
        return count.As<int>();
    }

    private static PyObject TurnBased(PySpiel pyspiel, PyObject game)
    {
        if (!PySpiel.Has(game, "dynamics", "SIMULTANEOUS"))
        {
            return game;
        }

        using (game)
        {
            return pyspiel.ConvertToTurnBased(game);
        }
    }

    private static PyObject LoadInTurns(PySpiel pyspiel, WalkModule module, JsonField name)
    {
        var text = name.Text();
        var shortName = text.Split('(')[0];
        var known = pyspiel.RegisteredNames();
        if (!known.Contains(shortName))
        {
            throw new InvalidCaseException(
                $"{name.Path}: expected a game of OpenSpiel {pyspiel.Version}, found {Found.Shorten(text)}"
                + Nearest.Hint(shortName, known));
        }

        try
        {
            return TurnBased(pyspiel, module.Load(text));
        }
        catch (PythonException refusal)
        {
            throw new InvalidCaseException(
                $"{name.Path}: expected parameters that OpenSpiel's {shortName} takes, found {Found.Shorten(text)}: {FirstLine(refusal)}");
        }
    }

    private static UnsupportedCaseException Unsupported(JsonField name, string expected, string found) =>
        new($"{name.Path}: expected {expected}, found {Found.Shorten(name.Text())}: {found}");

    private static string FirstLine(PythonException refusal) =>
        Found.Shorten(refusal.Message.Split('\n')[0].Trim(), MostShown);
}
