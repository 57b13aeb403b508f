namespace TwinEngine.Ported.ExtensiveForm;

/// <summary>GT-07's <c>ConvertToNormal</c> and <c>ExpectedPayoff</c> (section 7), in doubles as there.</summary>
internal static class NormalFormConversion
{
    private const int RuleLength = 50;

    public static string Convert(ExtensiveFormGame game)
    {
        var (first, second) = (ContingentPlan.Of(game, 1), ContingentPlan.Of(game, 2));
        return string.Join('\n', new[]
        {
            $"Forme normale equivalente : {game.Name}",
            new string('-', RuleLength),
            $"J1 \\ J2  {string.Join("    ", second)}",
        }.Concat(first.Select(own => $"{own}  {string.Join("  ", second.Select(other => Cell(game, own, other)))}")));
    }

    private static string Cell(ExtensiveFormGame game, ContingentPlan first, ContingentPlan second)
    {
        var payoffs = ExpectedPayoff(game, game.Root, [first, second]);
        return $"({TwoDecimals.Print(payoffs[0])},{TwoDecimals.Print(payoffs[1])})";
    }

    // The source's own recursion, for its own games of at most four steps: its order of additions decides the last bits.
    private static double[] ExpectedPayoff(ExtensiveFormGame game, GameNode node, ContingentPlan[] plans)
    {
        if (node.IsTerminal)
        {
            return node.Payoffs;
        }

        if (!node.IsChance)
        {
            return ExpectedPayoff(game, node.Children[plans[node.Player - 1].Actions[node.Infoset!]], plans);
        }

        var sums = new double[game.PlayerCount];
        foreach (var (action, probability) in node.ChanceProbabilities)
        {
            var below = ExpectedPayoff(game, node.Children[action], plans);
            for (var player = 0; player < sums.Length; player++)
            {
                sums[player] += probability * below[player];
            }
        }

        return sums;
    }
}
