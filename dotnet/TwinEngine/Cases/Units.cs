namespace TwinEngine.Cases;

/// <summary>The units of quantities.</summary>
internal static class Units
{
    public const string Chips = "chips";
    public const string ChipsPerDeal = "chips/deal";
}
