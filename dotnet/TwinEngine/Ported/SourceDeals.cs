namespace TwinEngine.Ported;

/// <summary>The source's loop over the six deals.</summary>
internal static class SourceDeals
{
    public static IReadOnlyList<int> Cards { get; } = [0, 1, 2];

    public static IReadOnlyList<SourceDeal> All { get; } = (
        from card1 in Cards
        from card2 in Cards
        where card1 != card2
        select new SourceDeal(card1, card2)).ToArray();
}
