namespace TwinEngine.Games.Kuhn;

/// <summary>What a fold costs in Kuhn poker.</summary>
internal enum PayoffConvention
{
    /// <summary>The player who folds loses the ante (Kuhn 1950).</summary>
    Standard,

    /// <summary>GT-13b's enumeration: the player who folds receives it.</summary>
    Notebook,
}
