using TwinEngine.Games.Kuhn;
using TwinEngine.Protocol;

namespace TwinEngine.Ported.Checks;

/// <summary>GT-13c's first section: the three expected values print as GT-13b's do, so the port is faithful.</summary>
internal sealed class Reproduction : ISourceCheck
{
    private static readonly PolicyDictionary[] _owns =
        [PolicyDictionary.Blueprint, PolicyDictionary.Naive, PolicyDictionary.Safe];

    private static readonly string[] _printed = ["-0.3333", "-1.3333", "-0.3333"];

    public string Name => "reproduction";

    public CheckOutcome Judge(JsonField input)
    {
        var fields = input.Object(["enumeration", "payoffs"]);
        var enumeration = CheckInput.Enumeration(fields["enumeration"]);
        var payoffs = KuhnGameReader.ReadConvention(fields["payoffs"]);
        var printed = _owns.Select(own => FourDigits.Print(enumeration.Value(own, PolicyDictionary.Blueprint, payoffs)));
        var uniform = PolicyDictionary.Uniform;
        var faithful = SourceDeals.All.All(deal =>
            enumeration.DealValue(deal, uniform, uniform, payoffs)
            == Enumerations.Ported.DealValue(deal, uniform, uniform, PayoffConvention.Notebook));
        return new CheckOutcome(printed.SequenceEqual(_printed), faithful);
    }
}
