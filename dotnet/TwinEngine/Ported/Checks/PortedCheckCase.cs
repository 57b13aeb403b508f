using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Games.Kuhn;
using TwinEngine.Protocol;

namespace TwinEngine.Ported.Checks;

/// <summary>
/// The case kind <c>ported_check</c>: a check of the source on its own input, on mutations, on variations.
/// </summary>
internal sealed class PortedCheckCase(GameReader games) : ICaseKind
{
    public string Name => "ported_check";

    public IReadOnlyList<string> Games => KuhnGameReader.Names;

    public IReadOnlyList<Formulation> Formulations => [];

    public CaseResult Compute(JsonField parameters, ICaseMonitor monitor)
    {
        var fields = parameters.Object(["check", "own", "mutations", "variations"]);
        var checks = SourceChecks.All(field => games.Read(field, monitor).Tree);
        var check = checks[fields["check"].OneOf([.. checks.Keys])];
        var own = check.Judge(fields["own"]);
        return new CaseResult(
        [
            new("own.sentence", Kinds.Boolean, Values.Of(own.Sentence)),
            new("own.check", Kinds.Boolean, Values.Of(own.Check)),
            .. Tables("mutations", JudgeAll(check, fields["mutations"], monitor)),
            .. Tables("variations", JudgeAll(check, fields["variations"], monitor)),
        ]);
    }

    private static KeyValuePair<string, CheckOutcome>[] JudgeAll(
        ISourceCheck check, JsonField inputs, ICaseMonitor monitor) =>
        inputs.Members()
            .Select(input =>
            {
                monitor.ThrowIfStopped();
                return KeyValuePair.Create(input.Key, check.Judge(input.Value));
            })
            .ToArray();

    private static IEnumerable<Quantity> Tables(string group, IReadOnlyList<KeyValuePair<string, CheckOutcome>> outcomes)
    {
        yield return Table("sentence", outcome => outcome.Sentence);
        yield return Table("check", outcome => outcome.Check);

        Quantity Table(string aspect, Func<CheckOutcome, bool> answer) =>
            new($"{group}.{aspect}", Kinds.Table,
                Values.Table(outcomes, outcome => outcome.Key, outcome => Values.Of(answer(outcome.Value))),
                Kinds.Boolean);
    }
}
