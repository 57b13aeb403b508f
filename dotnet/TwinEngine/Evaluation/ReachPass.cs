using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;

namespace TwinEngine.Evaluation;

/// <summary>Each history's probability, factored into chance and one factor per player, by one forward pass.</summary>
internal sealed class ReachPass
{
    private readonly Rational[] _chance;
    private readonly Rational[][] _players;

    private ReachPass(Rational[] chance, Rational[][] players)
    {
        _chance = chance;
        _players = players;
    }

    public static ReachPass Over(GameTree tree, Profile profile)
    {
        var chance = new Rational[tree.NodeCount];
        var players = Enumerable.Range(0, tree.PlayerCount).Select(_ => new Rational[tree.NodeCount]).ToArray();
        chance[0] = Rational.One;
        Array.ForEach(players, reach => reach[0] = Rational.One);
        for (var node = 1; node < tree.NodeCount; node++)
        {
            var parent = tree.Parent(node);
            chance[node] = chance[parent] * tree.EdgeProbability(node);
            var infoset = tree.InfosetOf(parent);
            for (var player = 0; player < tree.PlayerCount; player++)
            {
                var chooses = infoset >= 0 && tree.Infosets[infoset].Player == player;
                players[player][node] = chooses
                    ? players[player][parent] * profile[infoset, tree.Edge(node)]
                    : players[player][parent];
            }
        }

        return new ReachPass(chance, players);
    }

    public Rational Chance(int node) => _chance[node];

    public Rational Own(int node, int player) => _players[player][node];

    /// <summary>The product of all players' factors, chance apart.</summary>
    public Rational AllPlayers(int node) =>
        _players.Aggregate(Rational.One, (product, reach) => product * reach[node]);

    /// <summary>Chance and every player's factor but this one's: the counterfactual reach.</summary>
    public Rational Counterfactual(int node, int player)
    {
        var product = _chance[node];
        for (var other = 0; other < _players.Length; other++)
        {
            product = other == player ? product : product * _players[other][node];
        }

        return product;
    }
}
