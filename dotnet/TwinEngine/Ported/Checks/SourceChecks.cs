namespace TwinEngine.Ported.Checks;

/// <summary>The checks that this engine has ported, by name.</summary>
internal static class SourceChecks
{
    public static IReadOnlyDictionary<string, ISourceCheck> All { get; } = new ISourceCheck[]
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
    }.ToDictionary(check => check.Name);
}
