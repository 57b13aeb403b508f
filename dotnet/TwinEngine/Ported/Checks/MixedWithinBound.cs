using TwinEngine.BestResponses;
using TwinEngine.Games.Kuhn;
using TwinEngine.Mixed;
using TwinEngine.Numbers;
using TwinEngine.Profiles;
using TwinEngine.Protocol;

namespace TwinEngine.Ported.Checks;

/// <summary>
/// GT-13c's exercise 2: no mixed plan of player 2 on the grid is worth more than 7/6; where the grid does not mix, he passes.
/// </summary>
internal sealed class MixedWithinBound : ISourceCheck
{
    private const double Bound = 7.0 / 6.0;

    public string Name => "mixed_within_bound";

    public CheckOutcome Judge(JsonField input)
    {
        var fields = input.Object(["payoffs", "opponent", "scale", "grid"]);
        var game = CheckInput.Kuhn(fields["payoffs"]);
        var opponent = CheckInput.Profile(game, fields["opponent"]);
        var scale = ExactNumber.Read(fields["scale"]).Value;
        var grid = new MixedGrid(game.Tree, opponent, KuhnProfiles.AlwaysPass(game.Tree));
        var largest = scale * GridPoints.Read(fields["grid"]).Evaluate(grid.Value).SelectMany(row => row).Max();
        var best = BackwardInduction.Solve(game.Tree, opponent, player: 1).Value;
        return new CheckOutcome(largest.ToDouble() <= Bound, largest <= best);
    }
}
