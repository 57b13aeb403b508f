using TwinEngine.Games;
using TwinEngine.Ported.ExtensiveForm;
using TwinEngine.Protocol;

namespace TwinEngine.Ported.Checks;

/// <summary>
/// GT-07's "deterministic and diffable" (section 2): two games whose renderings are equal below the title are taken for the
/// same tree. The rendering shows no probability and two decimals.
/// </summary>
internal sealed class RenderingComparison(Func<JsonField, GameTree> readGame) : ISourceCheck
{
    private const int PlayersShown = 2;

    public string Name => "rendering_comparison";

    public CheckOutcome Judge(JsonField input)
    {
        var fields = input.Object(["left", "right"]);
        var (left, right) = (Read(fields["left"]), Read(fields["right"]));
        var drawnAlike = TreeRendering.Lines(TreeConversion.Of(left)).SequenceEqual(TreeRendering.Lines(TreeConversion.Of(right)));
        return new CheckOutcome(drawnAlike, SameTree.Holds(left, right));
    }

    // The source's method reads the payoffs of J1 and J2, whatever the game.
    private GameTree Read(JsonField field)
    {
        var tree = readGame(field);
        return tree.PlayerCount >= PlayersShown
            ? tree
            : throw new FieldException(field.Path, "a game of two players or more", $"{tree.PlayerCount} player");
    }
}
