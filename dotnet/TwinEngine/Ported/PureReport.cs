using TwinEngine.Games.Kuhn;
using TwinEngine.Numbers;

namespace TwinEngine.Ported;

/// <summary>The source's best-response report on a pair of pure plans, in chips per deal.</summary>
internal sealed record PureReport(Rational V1, Rational Exploit2, Rational Exploit1)
{
    public Rational V2 => -V1;

    public Rational Total => Exploit1 + Exploit2;

    /// <summary>The maxima run over the 64 plans of each player, as in the source's loops.</summary>
    public static PureReport Of(PurePair pair, PayoffConvention payoffs)
    {
        var value = pair.Value(payoffs);
        var best1 = PurePair.AllPlans.Max(plan => (pair with { Player1 = plan }).Value(payoffs));
        var best2 = PurePair.AllPlans.Max(plan => -(pair with { Player2 = plan }).Value(payoffs));
        return new PureReport(value, best2 + value, best1 - value);
    }
}
