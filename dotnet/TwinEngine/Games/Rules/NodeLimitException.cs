using TwinEngine.Cases;

namespace TwinEngine.Games.Rules;

/// <summary>A game has more nodes than the limit: building stopped there.</summary>
internal sealed class NodeLimitException(int limit) : CaseFailedException(
    "unsupported", $"game: expected at most {limit} nodes, found more: set node_limit (at most {NodeLimit.Most}), or take a smaller game");
