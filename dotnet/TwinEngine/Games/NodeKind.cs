namespace TwinEngine.Games;

/// <summary>Who acts at a node.</summary>
internal enum NodeKind
{
    Chance,
    Decision,
    Terminal,
}
