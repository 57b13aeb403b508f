using TwinEngine.Protocol;

namespace TwinEngine.Ported.Checks;

/// <summary>GT-13c's audit: each deal's sum of weights must print +1.0000.</summary>
internal sealed class WeightAudit : ISourceCheck
{
    public string Name => "weight_audit";

    public CheckOutcome Judge(JsonField input)
    {
        var fields = input.Object(["enumeration", "profile"]);
        var enumeration = CheckInput.Enumeration(fields["enumeration"]);
        var own = DictionaryReader.Read(fields["profile"]);
        var printed = SourceDeals.All
            .Select(deal => FourDigits.Print(enumeration.WeightSum(deal, own, PolicyDictionary.Blueprint)));
        return new CheckOutcome(printed.All(text => text == "+1.0000"), WeightSumCounter.AllSumToOne(enumeration, own));
    }
}
