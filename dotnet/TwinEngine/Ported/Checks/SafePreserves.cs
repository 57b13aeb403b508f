using TwinEngine.Evaluation;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;
using TwinEngine.Protocol;

namespace TwinEngine.Ported.Checks;

/// <summary>
/// The source's "safe preserves the value": its safe profile is a copy of the blueprint, whatever was proposed.
/// </summary>
internal sealed class SafePreserves : ISourceCheck
{
    public string Name => "safe_preserves";

    public CheckOutcome Judge(JsonField input)
    {
        var fields = input.Object(["payoffs", "blueprint", "splice"]);
        var game = CheckInput.Kuhn(fields["payoffs"]);
        var blueprint = CheckInput.Profile(game, fields["blueprint"]);
        var splice = CheckInput.Profile(game, fields["splice"]);
        var safe = blueprint;
        var value = ToPlayer1(game.Tree, blueprint);
        return new CheckOutcome(
            FourDigits.Print(ToPlayer1(game.Tree, safe)) == FourDigits.Print(value),
            ToPlayer1(game.Tree, blueprint.WithPlayer(game.Tree, 0, splice)) >= value);
    }

    private static Rational ToPlayer1(GameTree tree, Profile profile) =>
        ProfileValues.Expected(tree, profile)[0];
}
