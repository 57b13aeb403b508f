using TwinEngine.Games.Kuhn;
using TwinEngine.Numbers;

namespace TwinEngine.Ported;

/// <summary>What the source sums over an enumeration's paths.</summary>
internal static class Enumerations
{
    public static IPathEnumeration Ported { get; } = new PortedLoop();

    public static IPathEnumeration Corrected { get; } = new CorrectedLoop();

    public static Rational WeightSum(
        this IPathEnumeration enumeration, SourceDeal deal, PolicyDictionary own, PolicyDictionary opponent) =>
        enumeration.Paths(deal, own, opponent).Select(path => path.Weight).Sum();

    /// <summary>Sum of weight times player 1's payoff; an expectation only if the weights sum to 1.</summary>
    public static Rational DealValue(
        this IPathEnumeration enumeration,
        SourceDeal deal,
        PolicyDictionary own,
        PolicyDictionary opponent,
        PayoffConvention payoffs) =>
        enumeration.Paths(deal, own, opponent)
            .Select(path => path.Weight * KuhnRules.PayoffToPlayer1(path.History, deal.Card1, deal.Card2, payoffs))
            .Sum();

    /// <summary>The mean over the six deals, in chips per deal.</summary>
    public static Rational Value(
        this IPathEnumeration enumeration, PolicyDictionary own, PolicyDictionary opponent, PayoffConvention payoffs) =>
        SourceDeals.All.Select(deal => enumeration.DealValue(deal, own, opponent, payoffs)).ToArray().Mean();
}
