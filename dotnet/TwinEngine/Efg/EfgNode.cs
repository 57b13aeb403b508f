using TwinEngine.Games;

namespace TwinEngine.Efg;

/// <summary>A node of an .efg file.</summary>
/// <param name="Kind">Chance, decision or terminal.</param>
/// <param name="Name">Its quoted name; often empty.</param>
/// <param name="Player">0-based, of a decision node; -1 elsewhere.</param>
/// <param name="Infoset">Its information set, of a decision or chance node; null at terminals. Nodes of one number share one object.</param>
/// <param name="Outcome">Null for outcome 0.</param>
internal sealed record EfgNode(NodeKind Kind, string Name, int Player, EfgInfoset? Infoset, EfgOutcome? Outcome);
