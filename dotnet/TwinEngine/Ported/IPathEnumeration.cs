namespace TwinEngine.Ported;

/// <summary>A way to list the weighted paths of a deal.</summary>
internal interface IPathEnumeration
{
    /// <param name="deal">Both cards.</param>
    /// <param name="own">Player 1's dictionary.</param>
    /// <param name="opponent">Player 2's dictionary.</param>
    IEnumerable<WeightedPath> Paths(SourceDeal deal, PolicyDictionary own, PolicyDictionary opponent);
}
