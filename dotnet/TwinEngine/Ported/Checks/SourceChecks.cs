using TwinEngine.Games;
using TwinEngine.Protocol;

namespace TwinEngine.Ported.Checks;

/// <summary>The checks that this engine has ported, by name.</summary>
internal static class SourceChecks
{
    /// <param name="readGame">How a check reads a game that its input names.</param>
    public static IReadOnlyDictionary<string, ISourceCheck> All(Func<JsonField, GameTree> readGame) => new ISourceCheck[]
    {
        new WeightSumCounter(),
        new WeightAudit(),
        new Reproduction(),
        new SafePreserves(),
        new DeltaSurvives(),
        new ExploitabilityConstant(),
        new NashReport(),
        new CoherenceCell(),
        new MixedWithinBound(),
        new RenderingComparison(readGame),
    }.ToDictionary(check => check.Name);
}
