using TwinEngine.Protocol;

namespace TwinEngine.Cfr;

/// <summary>Reads the iterations after which a CFR run is measured.</summary>
internal static class Checkpoints
{
    private const int Most = 100_000;

    /// <exception cref="FieldException">Not a list of increasing positive integers, at most 100,000.</exception>
    public static IReadOnlyList<int> Read(JsonField field)
    {
        var checkpoints = new List<int>();
        foreach (var item in field.Items())
        {
            checkpoints.Add(item.Integer(1, Most));
            if (checkpoints.Count > 1 && checkpoints[^1] <= checkpoints[^2])
            {
                throw item.Wrong($"more than the checkpoint before it, {checkpoints[^2]}");
            }
        }

        return checkpoints.Count > 0 ? checkpoints : throw field.Wrong("at least one checkpoint");
    }
}
