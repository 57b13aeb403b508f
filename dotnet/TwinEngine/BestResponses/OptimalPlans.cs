using TwinEngine.Games;

namespace TwinEngine.BestResponses;

/// <summary>
/// All pure plans that attain the best-response value. A plan loses, against the best response, the loss of its action at each
/// infoset that its own choices lead to, and nothing elsewhere: it is optimal if and only if each of those actions is optimal.
/// </summary>
internal static class OptimalPlans
{
    public static IReadOnlyList<PurePlan> Of(GameTree tree, BestResponse response)
    {
        IEnumerable<PurePlan> plans = [new PurePlan(new Dictionary<int, int>())];
        foreach (var infoset in PredecessorsFirst(tree, response.Player))
        {
            plans = plans.SelectMany(plan => Extend(tree, response, plan, infoset)).ToArray();
        }

        return plans.ToArray();
    }

    private static IEnumerable<PurePlan> Extend(GameTree tree, BestResponse response, PurePlan plan, int infoset)
    {
        var matters = plan.LeadsTo(tree, infoset);
        return Enumerable.Range(0, tree.Infosets[infoset].Actions.Count)
            .Where(action => !matters || response.IsOptimal(infoset, action))
            .Select(action => new PurePlan(new Dictionary<int, int>(plan.Actions) { [infoset] = action }));
    }

    // A node's index is greater than its ancestors', so ordering by first node puts predecessors first.
    private static IEnumerable<int> PredecessorsFirst(GameTree tree, int player) =>
        tree.InfosetsOf(player).OrderBy(index => tree.Infosets[index].Nodes[0]);
}
