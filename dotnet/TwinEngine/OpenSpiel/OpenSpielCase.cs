using TwinEngine.Cases;
using TwinEngine.Cfr;
using TwinEngine.Games.Kuhn;
using TwinEngine.Profiles;
using TwinEngine.Protocol;

namespace TwinEngine.OpenSpiel;

/// <summary>The case kind <c>openspiel_reference</c>: what OpenSpiel says, asked through an embedded Python.</summary>
/// <param name="start">Starts the interpreter; called at the first case that needs it, and only then.</param>
internal sealed class OpenSpielCase(Func<IPython> start) : ICaseKind, IDisposable
{
    // Keeps a failure, too: what was missing for one case is missing for the next.
    private readonly Lazy<IPython> _python = new(start);

    public string Name => "openspiel_reference";

    public IReadOnlyList<string> Games => KuhnGameReader.Names;

    public IReadOnlyList<Formulation> Formulations { get; } =
        [new(Definitions.KuhnTree, "OpenSpiel's C++ states, walked from C# through pythonnet")];

    public CaseResult Compute(JsonField parameters, ICaseMonitor monitor)
    {
        var compute = Read(parameters, monitor);
        try
        {
            return _python.Value.Use(pyspiel => compute(pyspiel) with
            {
                Libraries = new Dictionary<string, string> { ["pyspiel"] = pyspiel.Version },
            });
        }
        catch (FileNotFoundException failure)
            when (failure.FileName?.StartsWith("Python.Runtime", StringComparison.Ordinal) == true)
        {
            throw new MissingDependencyException(
                "expected pythonnet's Python.Runtime.dll beside the engine, found none: build the engine again");
        }
    }

    /// <summary>Shuts the interpreter down, if it was started.</summary>
    /// <returns>What went wrong there, in one line; null if nothing did. No result depends on it.</returns>
    public string? Close()
    {
        try
        {
            Dispose();
            return null;
        }
        catch (Exception failure)
        {
            return $"expected Python to shut down, found {failure.GetType().Name}: {failure.Message}; all fixtures are written";
        }
    }

    public void Dispose()
    {
        if (_python.IsValueCreated)
        {
            _python.Value.Dispose();
        }
    }

    private static Func<PySpiel, CaseResult> Read(JsonField parameters, ICaseMonitor monitor)
    {
        var task = parameters.Members().FirstOrDefault(member => member.Key == "task").Value;
        if (task.Path is null)
        {
            throw new FieldException(parameters.Path, "a field task", "none");
        }

        switch (task.OneOf("tree", "profile", "cfr"))
        {
            case "tree":
                KuhnGameReader.ExpectKnown(parameters.Object(["game", "task"])["game"]);
                return OpenSpielTasks.Tree;
            case "profile":
                var fields = parameters.Object(["game", "task", "profile"]);
                KuhnGameReader.ExpectKnown(fields["game"]);
                var game = KuhnGame.Create(PayoffConvention.Standard);
                var profile = new ProfileReader(game).Read(fields["profile"]);
                return pyspiel => OpenSpielTasks.Profile(pyspiel, game.Tree, profile);
            default:
                var run = parameters.Object(["game", "task", "checkpoints"]);
                KuhnGameReader.ExpectKnown(run["game"]);
                var checkpoints = Checkpoints.Read(run["checkpoints"]);
                return pyspiel => OpenSpielTasks.Cfr(pyspiel, checkpoints, monitor);
        }
    }
}
