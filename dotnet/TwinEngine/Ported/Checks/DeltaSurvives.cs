using TwinEngine.Games.Kuhn;
using TwinEngine.Numbers;
using TwinEngine.Protocol;

namespace TwinEngine.Ported.Checks;

/// <summary>GT-13c's "the law survives": the delta to the blueprint prints alike under both loops.</summary>
internal sealed class DeltaSurvives : ISourceCheck
{
    public string Name => "delta_survives";

    public CheckOutcome Judge(JsonField input)
    {
        var fields = input.Object(["payoffs", "splice"]);
        var payoffs = KuhnGameReader.ReadConvention(fields["payoffs"]);
        var splice = DictionaryReader.Read(fields["splice"]);
        var ported = Delta(Enumerations.Ported);
        var corrected = Delta(Enumerations.Corrected);
        return new CheckOutcome(FourDigits.Print(ported) == FourDigits.Print(corrected), ported == corrected);

        Rational Delta(IPathEnumeration enumeration) =>
            enumeration.Value(splice, PolicyDictionary.Blueprint, payoffs)
            - enumeration.Value(PolicyDictionary.Blueprint, PolicyDictionary.Blueprint, payoffs);
    }
}
