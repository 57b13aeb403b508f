namespace TwinEngine.Ported;

/// <summary>
/// GT-13b's triple loop as GT-13c ports it (EvP1AtDeal13b), nothing mended: the third action runs through both values even
/// where the hand is over, player 2 answers a bet from <c>|c</c>, and <c>b|c</c> decides after bet-call.
/// </summary>
internal sealed class PortedLoop : IPathEnumeration
{
    private const string Letters = "pb";

    public IEnumerable<WeightedPath> Paths(SourceDeal deal, PolicyDictionary own, PolicyDictionary opponent)
    {
        for (var root = 0; root < 2; root++)
        {
            for (var mid = 0; mid < 2; mid++)
            {
                for (var end = 0; end < 2; end++)
                {
                    yield return root == 0
                        ? AfterPass(deal, own, opponent, mid, end)
                        : AfterBet(deal, own, opponent, mid, end);
                }
            }
        }
    }

    private static WeightedPath AfterPass(SourceDeal deal, PolicyDictionary own, PolicyDictionary opponent, int mid, int end)
    {
        var weight = own["", deal.Card1, 0] * opponent["p", deal.Card2, mid];
        var history = "pp";
        if (mid == 1)
        {
            weight *= own["pb", deal.Card1, end];
            history = "pb" + Letters[end];
        }

        return new WeightedPath(Triple(0, mid, end), history, weight);
    }

    private static WeightedPath AfterBet(SourceDeal deal, PolicyDictionary own, PolicyDictionary opponent, int mid, int end)
    {
        var weight = own["", deal.Card1, 1] * opponent["", deal.Card2, mid];
        var history = "bp";
        if (mid == 1)
        {
            weight *= own["b", deal.Card1, end];
            history = end == 1 ? "bb" : "bp";
        }

        return new WeightedPath(Triple(1, mid, end), history, weight);
    }

    private static string Triple(int root, int mid, int end) => $"{Letters[root]}{Letters[mid]}{Letters[end]}";
}
