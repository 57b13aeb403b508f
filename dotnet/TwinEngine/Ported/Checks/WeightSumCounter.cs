using TwinEngine.Numbers;
using TwinEngine.Protocol;

namespace TwinEngine.Ported.Checks;

/// <summary>GT-13c's <c>wCheck</c>: said to check that the weights sum to 1, it counts deals.</summary>
internal sealed class WeightSumCounter : ISourceCheck
{
    public string Name => "weight_sum_counter";

    public CheckOutcome Judge(JsonField input)
    {
        var fields = input.Object(["enumeration", "profile"]);
        var enumeration = CheckInput.Enumeration(fields["enumeration"]);
        var own = DictionaryReader.Read(fields["profile"]);
        var counter = 0.0;
        foreach (var _ in SourceDeals.All)
        {
            counter += 1.0;
        }

        return new CheckOutcome(counter == SourceDeals.All.Count, AllSumToOne(enumeration, own));
    }

    /// <summary>Whether the weights of every deal sum to exactly 1, the blueprint being the opponent.</summary>
    public static bool AllSumToOne(IPathEnumeration enumeration, PolicyDictionary own) =>
        SourceDeals.All.All(deal => enumeration.WeightSum(deal, own, PolicyDictionary.Blueprint) == Rational.One);
}
