using System.Globalization;

namespace TwinEngine.Ported;

/// <summary>Player 1's card, player 2's card.</summary>
internal readonly record struct SourceDeal(int Card1, int Card2)
{
    public string Label => string.Create(CultureInfo.InvariantCulture, $"{Card1} {Card2}");
}
