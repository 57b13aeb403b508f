using System.Text.Json.Nodes;
using TwinEngine.Cases;
using TwinEngine.Games.Kuhn;
using TwinEngine.Numbers;
using TwinEngine.Protocol;

namespace TwinEngine.Ported;

/// <summary>
/// The case kind <c>ported_enumeration</c>: what GT-13b's loop computes, and GT-13c's correction of it.
/// </summary>
internal sealed class PortedEnumerationCase : ICaseKind
{
    private const PayoffConvention Payoffs = PayoffConvention.Notebook;

    public string Name => "ported_enumeration";

    public IReadOnlyList<string> Games => KuhnGameReader.Names;

    public IReadOnlyList<Formulation> Formulations { get; } =
    [
        new(Definitions.PathHistory, "the source's triple loop, ported to C#"),
        new(Definitions.PathWeights, "the source's triple loop, ported to C# on exact rationals"),
        new(Definitions.HistoryWeights, "paths of the C# port filed by history"),
        new(Definitions.WeightSums, "sum over the paths of the C# port"),
        new(Definitions.PortedDealValues, "payoff-weighted sum over the paths of the C# port"),
        new(Definitions.PortedValue, "mean over the deals of the C# port"),
        new(Definitions.CorrectedWeightSums, "sum over the five paths of the corrected loop, unrolled in C#"),
        new(Definitions.CorrectedDealValues, "payoff-weighted sum over the corrected loop, unrolled in C#"),
        new(Definitions.CorrectedValue, "mean over the deals of the corrected loop, unrolled in C#"),
        new(Definitions.Report, "the source's masks of 64 plans a player, ported to C# on exact rationals"),
    ];

    public CaseResult Compute(JsonField parameters, ICaseMonitor monitor)
    {
        var fields = parameters.Object(["profiles", "opponent", "baseline"]);
        var profiles = fields["profiles"].Members()
            .Select(member => KeyValuePair.Create(member.Key, DictionaryReader.Read(member.Value)))
            .ToArray();
        var opponent = DictionaryReader.Read(fields["opponent"]);
        var baselineName = fields["baseline"].OneOf(profiles.Select(profile => profile.Key).ToArray());
        var baseline = profiles.Single(profile => profile.Key == baselineName).Value;
        return new CaseResult(
        [
            PathHistories(opponent),
            .. profiles.SelectMany(profile => Quantities(profile.Key, profile.Value, opponent, baseline)),
        ]);
    }

    private static Quantity PathHistories(PolicyDictionary any) =>
        new("path_histories", Kinds.Table,
            Values.Table(
                Enumerations.Ported.Paths(SourceDeals.All[0], any, any),
                path => path.Actions,
                path => Values.Of(path.History)),
            Kinds.Text, Definition: Definitions.PathHistory);

    private static IEnumerable<Quantity> Quantities(
        string name, PolicyDictionary own, PolicyDictionary opponent, PolicyDictionary baseline)
    {
        var ported = Enumerations.Ported;
        var corrected = Enumerations.Corrected;
        yield return new($"path_weights.{name}", Kinds.Table,
            ByDeal(deal => Values.Table(
                ported.Paths(deal, own, opponent), path => path.Actions, path => Values.Of(path.Weight))),
            Kinds.Rational, Definition: Definitions.PathWeights);
        yield return new($"history_weights.{name}", Kinds.Table,
            ByDeal(deal => HistoryWeights(ported.Paths(deal, own, opponent).ToArray())),
            Kinds.Rational, Definition: Definitions.HistoryWeights);
        yield return new($"weight_sums.{name}", Kinds.Table,
            ByDeal(deal => Values.Of(ported.WeightSum(deal, own, opponent))),
            Kinds.Rational, Definition: Definitions.WeightSums);
        yield return DealValues($"deal_values.{name}", ported, own, opponent, Definitions.PortedDealValues);
        yield return Chips($"expected_value.{name}", Value(ported, own), Definitions.PortedValue);
        yield return Chips($"delta.{name}", Value(ported, own) - Value(ported, baseline), Definitions.PortedValue);
        yield return new($"corrected_weight_sums.{name}", Kinds.Table,
            ByDeal(deal => Values.Of(corrected.WeightSum(deal, own, opponent))),
            Kinds.Rational, Definition: Definitions.CorrectedWeightSums);
        yield return DealValues(
            $"corrected_deal_values.{name}", corrected, own, opponent, Definitions.CorrectedDealValues);
        yield return Chips($"corrected_expected_value.{name}", Value(corrected, own), Definitions.CorrectedValue);
        yield return Chips(
            $"corrected_delta.{name}", Value(corrected, own) - Value(corrected, baseline), Definitions.CorrectedValue);
        yield return Report($"report.{name}", PureReport.Of(PurePair.OfDictionaries(own, opponent), Payoffs));

        Rational Value(IPathEnumeration enumeration, PolicyDictionary dictionary) =>
            enumeration.Value(dictionary, opponent, Payoffs);
    }

    private static JsonObject HistoryWeights(IReadOnlyList<WeightedPath> paths) =>
        Values.Table(KuhnRules.TerminalBettings, history => history, history =>
            Values.Of(paths.Where(path => path.History == history).Select(path => path.Weight).Sum()));

    private static Quantity DealValues(
        string id, IPathEnumeration enumeration, PolicyDictionary own, PolicyDictionary opponent, string definition) =>
        new(id, Kinds.Table,
            ByDeal(deal => Values.Of(enumeration.DealValue(deal, own, opponent, Payoffs))),
            Kinds.Rational, Units.ChipsPerDeal, definition);

    private static Quantity Report(string id, PureReport report) =>
        new(id, Kinds.Table,
            new JsonObject
            {
                ["v1"] = Values.Of(report.V1),
                ["v2"] = Values.Of(report.V2),
                ["exploit_2"] = Values.Of(report.Exploit2),
                ["exploit_1"] = Values.Of(report.Exploit1),
                ["total"] = Values.Of(report.Total),
            },
            Kinds.Rational, Units.ChipsPerDeal, Definitions.Report);

    private static Quantity Chips(string id, Rational value, string definition) =>
        new(id, Kinds.Rational, Values.Of(value), Unit: Units.ChipsPerDeal, Definition: definition);

    private static JsonObject ByDeal(Func<SourceDeal, JsonNode> value) =>
        Values.Table(SourceDeals.All, deal => deal.Label, value);
}
