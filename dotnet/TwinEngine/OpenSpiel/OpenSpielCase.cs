using TwinEngine.Cases;
using TwinEngine.Cfr;
using TwinEngine.Games.Kuhn;
using TwinEngine.Profiles;
using TwinEngine.Protocol;

namespace TwinEngine.OpenSpiel;

/// <summary>The case kind <c>openspiel_reference</c>: what OpenSpiel says, asked through an embedded Python.</summary>
internal sealed class OpenSpielCase(PythonHost python) : ICaseKind
{
    private const int MostVisits = 100_000;

    public string Name => "openspiel_reference";

    public IReadOnlyList<string> Games => KuhnGameReader.Names;

    public IReadOnlyList<Formulation> Formulations { get; } =
        [new(Definitions.KuhnTree, "OpenSpiel's C++ states, walked from C# through pythonnet")];

    public CaseResult Compute(JsonField parameters, ICaseMonitor monitor)
    {
        var compute = Read(parameters, monitor);
        return python.Use(pyspiel => compute(pyspiel) with
        {
            Libraries = new Dictionary<string, string> { ["pyspiel"] = pyspiel.Version },
        });
    }

    private static Func<PySpiel, CaseResult> Read(JsonField parameters, ICaseMonitor monitor)
    {
        var task = parameters.Members().FirstOrDefault(member => member.Key == "task").Value;
        if (task.Path is null)
        {
            throw new FieldException(parameters.Path, "a field task", "none");
        }

        switch (task.OneOf("tree", "profile", "cfr", "attributes", "playout", "exploration"))
        {
            case "tree":
                Fields();
                return OpenSpielTasks.Tree;
            case "attributes":
                Fields();
                return OpenSpielTasks.Attributes;
            case "playout":
                Fields();
                return OpenSpielTasks.Playout;
            case "exploration":
                var budget = Fields("budget")["budget"].Integer(1, MostVisits);
                return pyspiel => OpenSpielTasks.Exploration(pyspiel, budget);
            case "profile":
                var fields = Fields("profile");
                var game = KuhnGame.Create(PayoffConvention.Standard);
                var profile = new ProfileReader(game).Read(fields["profile"]);
                return pyspiel => OpenSpielTasks.Profile(pyspiel, game.Tree, profile);
            default:
                var checkpoints = Checkpoints.Read(Fields("checkpoints")["checkpoints"]);
                return pyspiel => OpenSpielTasks.Cfr(pyspiel, checkpoints, monitor);
        }

        IReadOnlyDictionary<string, JsonField> Fields(params string[] own)
        {
            var read = parameters.Object(["game", "task", .. own]);
            KuhnGameReader.ExpectKnown(read["game"]);
            return read;
        }
    }
}
