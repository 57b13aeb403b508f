using FsCheck;
using FsCheck.Fluent;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;

namespace TwinEngine.Tests.Support;

/// <summary>
/// A random game of perfect recall, decoded from numbers so that FsCheck can shrink it: one to three players, chance, information sets
/// that nodes of the same own past share at random, payoffs that tie often. When the numbers run out, every node is terminal.
/// </summary>
public sealed record GameSample(int[] Choices)
{
    private const int MostChoices = 70;

    private const int MostChoice = 1000;

    private const int MostDepth = 5;

    public static Arbitrary<GameSample> Arbitrary() => Arb.From(
        Gen.Choose(0, MostChoice).ArrayOf().Resize(MostChoices).Select(choices => new GameSample(choices)),
        sample => ArbMap.Default.ArbFor<int[]>().Shrinker(sample.Choices)
            .Where(choices => choices.All(choice => choice >= 0))
            .Select(choices => new GameSample(choices)));

    public override string ToString() => $"new GameSample([{string.Join(", ", Choices)}])";

    /// <param name="perfectInformation">Whether no two nodes share an information set.</param>
    internal GameTree Tree(bool perfectInformation = false) => new Decoder(Choices, perfectInformation).Decode();

    /// <summary>A profile that the same numbers give, zeros and ties included.</summary>
    internal Profile Profile(GameTree tree)
    {
        var next = 0;
        return TwinEngine.Profiles.Profile.Of(tree, infoset =>
        {
            var weights = infoset.Actions.Select(_ => Choices.Length == 0 ? 0 : Choices[next++ % Choices.Length] % 3).ToArray();
            var sum = weights.Sum();
            return weights.Select((weight, action) => sum > 0 ? new Rational(weight, sum) : action == 0 ? 1 : 0).ToArray();
        });
    }

    private sealed class Decoder(int[] choices, bool perfectInformation)
    {
        private readonly List<(string Key, int Infoset, int Width)> _infosets = [];
        private GameTreeBuilder _builder = null!;
        private int _next;
        private int _players;

        public GameTree Decode()
        {
            _players = 1 + Choose(3);
            _builder = new GameTreeBuilder(new GameHeading("Sample", Enumerable.Range(0, _players).Select(player => $"P{player}").ToArray()));
            Node(0, new string[_players]);
            return _builder.Build();
        }

        private void Node(int depth, string[] pasts)
        {
            var kind = depth == MostDepth || _next >= choices.Length ? 0 : Choose(5);
            switch (kind)
            {
                case 0:
                    _builder.Terminal(Enumerable.Range(0, _players).Select(_ => new Rational(Choose(7) - 3, 1 + Choose(2))).ToArray());
                    break;
                case 1:
                    var weights = Enumerable.Range(0, 1 + Choose(3)).Select(_ => 1 + Choose(3)).ToArray();
                    _builder.Chance(_builder.Lottery(
                        weights.Select((_, outcome) => $"o{outcome}").ToArray(),
                        weights.Select(weight => new Rational(weight, weights.Sum())).ToArray()));
                    Array.ForEach(weights, _ => Node(depth + 1, pasts));
                    break;
                default:
                    Decision(depth, pasts);
                    break;
            }
        }

        private void Decision(int depth, string[] pasts)
        {
            var player = Choose(_players);
            var key = $"{player}: {pasts[player]}";
            var known = _infosets.Where(entry => entry.Key == key).ToArray();
            var pick = perfectInformation ? known.Length : Choose(known.Length + 1);
            if (pick == known.Length)
            {
                var actions = Enumerable.Range(0, 1 + Choose(3)).Select(action => $"a{action}").ToArray();
                _infosets.Add((key, _builder.Infoset(player, $"i{_infosets.Count}", actions), actions.Length));
                known = [.. known, _infosets[^1]];
            }

            var (_, infoset, width) = known[pick];
            _builder.Decision(infoset);
            for (var action = 0; action < width; action++)
            {
                string[] below = [.. pasts];
                below[player] += $"{infoset}.{action} ";
                Node(depth + 1, below);
            }
        }

        private int Choose(int count) => _next < choices.Length ? choices[_next++] % count : 0;
    }
}
