using TwinEngine.Evaluation;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;

namespace TwinEngine.Mixed;

/// <summary>
/// Player 2's value when it bluffs the jack with probability alpha and bets the king with beta after a pass.
/// </summary>
internal sealed class MixedGrid
{
    private const int Player = 1;

    private readonly GameTree _tree;
    private readonly Profile _profile;
    private readonly int _jack;
    private readonly int _king;

    /// <param name="tree">Kuhn poker.</param>
    /// <param name="opponent">Player 1's part is used.</param>
    /// <param name="base">Player 2's part is used, apart from the two rows.</param>
    public MixedGrid(GameTree tree, Profile opponent, Profile @base)
    {
        _tree = tree;
        _profile = opponent.WithPlayer(tree, Player, @base);
        _jack = tree.FindInfoset(Player, "0p");
        _king = tree.FindInfoset(Player, "2p");
    }

    /// <summary>In chips per deal, to player 2.</summary>
    public Rational Value(Rational alpha, Rational beta)
    {
        var profile = _profile.WithRow(_jack, [Rational.One - alpha, alpha]).WithRow(_king, [Rational.One - beta, beta]);
        return ProfileValues.Expected(_tree, profile)[Player];
    }

    /// <summary>The greatest value over the four corners alpha, beta in {0, 1}.</summary>
    public Rational VertexMaximum() =>
        new[] { Value(0, 0), Value(0, 1), Value(1, 0), Value(1, 1) }.Max();
}
