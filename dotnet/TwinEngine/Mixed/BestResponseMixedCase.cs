using TwinEngine.BestResponses;
using TwinEngine.Cases;
using TwinEngine.Games.Kuhn;
using TwinEngine.Numbers;
using TwinEngine.Profiles;
using TwinEngine.Protocol;

namespace TwinEngine.Mixed;

/// <summary>
/// The case kind <c>best_response_mixed</c>: player 2's mixed plans on a grid, and the best pure one.
/// </summary>
internal sealed class BestResponseMixedCase : ICaseKind
{
    public string Name => "best_response_mixed";

    public IReadOnlyList<string> Games => KuhnGameReader.Names;

    public IReadOnlyList<Formulation> Formulations { get; } =
    [
        new(Definitions.MixedValues, "a whole-tree evaluation of the behaviour strategy at every grid point"),
        new(Definitions.MixedMaximum, "scan of the evaluated grid points, and of the four corners"),
    ];

    public CaseResult Compute(JsonField parameters, ICaseMonitor monitor)
    {
        var fields = parameters.Object(["game", "opponent", "base", "grid"]);
        var game = KuhnGameReader.Read(fields["game"]);
        var reader = new ProfileReader(game);
        var opponent = reader.Read(fields["opponent"]);
        var grid = new MixedGrid(game.Tree, opponent, reader.Read(fields["base"]));
        var points = GridPoints.Read(fields["grid"]);
        var values = points.Evaluate((alpha, beta) =>
        {
            monitor.ThrowIfStopped();
            return grid.Value(alpha, beta);
        });
        var pure = BackwardInduction.Solve(game.Tree, opponent, player: 1).Value;
        return new CaseResult([.. Quantities(points, values, grid.VertexMaximum(), pure)]);
    }

    private static IEnumerable<Quantity> Quantities(
        GridPoints points, IReadOnlyList<IReadOnlyList<Rational>> values, Rational vertexMaximum, Rational pure)
    {
        var maximum = values.SelectMany(row => row).Max();
        var argmax =
            from row in Enumerable.Range(0, points.Alpha.Count)
            from column in Enumerable.Range(0, points.Beta.Count)
            where values[row][column] == maximum
            select $"{points.Alpha[row]} {points.Beta[column]}";
        yield return new("values", Kinds.Matrix,
            Values.Array(values.Select(row => Values.Array(row.Select(Values.Of)))),
            Kinds.Rational, Units.ChipsPerDeal, Definitions.MixedValues);
        yield return Value("maximum", maximum, Definitions.MixedMaximum);
        yield return new("argmax", Kinds.Text, Values.Of(string.Join('\n', argmax)), Definition: Definitions.MixedMaximum);
        yield return Value("vertex_maximum", vertexMaximum, Definitions.MixedMaximum);
        yield return Value("pure_best_response_value", pure, Definitions.BestResponseValue);
        yield return Value("pure_gap", pure - maximum, Definitions.BestResponseValue);
    }

    private static Quantity Value(string id, Rational value, string definition) =>
        new(id, Kinds.Rational, Values.Of(value), Unit: Units.ChipsPerDeal, Definition: definition);
}
