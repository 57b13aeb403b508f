namespace TwinEngine.Ported.ExtensiveForm;

/// <summary>A pure strategy of GT-07 (section 3): an action for each of a player's information sets.</summary>
internal sealed record ContingentPlan(IReadOnlyDictionary<string, string> Actions)
{
    /// <summary>All plans of a player, the last information set varying fastest: the source's <c>PureStrategies</c>.</summary>
    public static IReadOnlyList<ContingentPlan> Of(ExtensiveFormGame game, int player)
    {
        var plans = new List<ContingentPlan> { new(new Dictionary<string, string>()) };
        foreach (var (infoset, members) in game.Infosets)
        {
            var first = game.Nodes[members[0]];
            if (first.Player == player)
            {
                plans = plans.SelectMany(plan => first.Actions.Select(action => plan.With(infoset, action))).ToList();
            }
        }

        return plans;
    }

    public override string ToString() => $"{{{string.Join(',', Actions.Values)}}}";

    private ContingentPlan With(string infoset, string action) =>
        new(new Dictionary<string, string>(Actions) { [infoset] = action });
}
