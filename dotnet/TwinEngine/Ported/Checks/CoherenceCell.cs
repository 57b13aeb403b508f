using TwinEngine.Games.Kuhn;
using TwinEngine.Numbers;
using TwinEngine.Protocol;

namespace TwinEngine.Ported.Checks;

/// <summary>GT-13c's closing cell, "verification of internal coherence": it prints literal text.</summary>
internal sealed class CoherenceCell : ISourceCheck
{
    public string Name => "coherence_cell";

    public CheckOutcome Judge(JsonField input)
    {
        var payoffs = KuhnGameReader.ReadConvention(input.Object(["payoffs"])["payoffs"]);
        var values = new[] { PolicyDictionary.Blueprint, PolicyDictionary.Naive, PolicyDictionary.Safe }
            .Select(own => Enumerations.Corrected.Value(own, PolicyDictionary.Blueprint, payoffs));
        return new CheckOutcome(Check: true, values.SequenceEqual(new Rational[] { 0, -1, 0 }));
    }
}
