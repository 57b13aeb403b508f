using TwinEngine.Games;

namespace TwinEngine.BestResponses;

/// <summary>An action at every infoset of one player, those that the plan itself makes unreachable included.</summary>
internal sealed record PurePlan(IReadOnlyDictionary<int, int> Actions)
{
    /// <summary>Whether the plan's own earlier choices lead to the infoset.</summary>
    public bool LeadsTo(GameTree tree, int infoset)
    {
        var at = tree.Infosets[infoset];
        return at.Predecessor < 0
            || (Actions[at.Predecessor] == at.PredecessorAction && LeadsTo(tree, at.Predecessor));
    }

    /// <summary>As one line, in table order: <c>0:p 1:p 2:b 0pb:p 1pb:p 2pb:b</c>.</summary>
    public string ToLine(GameTree tree) => string.Join(' ', Actions
        .OrderBy(choice => choice.Key)
        .Select(choice => $"{tree.Infosets[choice.Key].Id}:{tree.Infosets[choice.Key].Actions[choice.Value]}"));
}
