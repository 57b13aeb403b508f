using System.Numerics;
using FsCheck;
using FsCheck.Fluent;
using TwinEngine.Efg;
using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Tests.Support;

/// <summary>
/// A random .efg document, decoded from numbers so that FsCheck can shrink it: one to three players, chance, information sets that
/// are shared at random (so that owners forget), outcomes on the way, awkward texts. When the numbers run out, every node is terminal.
/// </summary>
public sealed record EfgSample(int[] Choices)
{
    private const int MostChoices = 120;

    private const int MostChoice = 1000;

    private const int MostNodes = 60;

    private static readonly string[] _texts =
        ["", "a", "b", "a b", "50%", "#1", "say \"no\"", "back\\slash", "\\", "two\nlines", "cr\r\n", "\ttab", "é😀", "{1, 2}", ","];

    private static readonly Rational[] _numbers = [0, 1, -1, new(1, 3), new(-7, 2), new(1, 1000), new(12345678901234, 1)];

    public static Arbitrary<EfgSample> Arbitrary() => Arb.From(
        Gen.Choose(0, MostChoice).ArrayOf().Resize(MostChoices).Select(choices => new EfgSample(choices)),
        sample => ArbMap.Default.ArbFor<int[]>().Shrinker(sample.Choices)
            .Where(choices => choices.All(choice => choice >= 0))
            .Select(choices => new EfgSample(choices)));

    public override string ToString() => $"new EfgSample([{string.Join(", ", Choices)}])";

    internal EfgDocument Document()
    {
        var decoder = new Decoder(Choices);
        return decoder.Decode();
    }

    private sealed class Decoder(int[] choices)
    {
        private readonly List<(int Owner, EfgInfoset Infoset)> _infosets = [];
        private readonly List<EfgOutcome> _outcomes = [];
        private readonly List<EfgNode> _nodes = [];
        private int _next;
        private int _players;

        private bool IsOver => _next >= choices.Length || _nodes.Count >= MostNodes;

        public EfgDocument Decode()
        {
            _players = 1 + Choose(3);
            var names = Enumerable.Range(0, _players).Select(_ => Text()).ToArray();
            var (title, comment) = (Text(), Text());
            for (var missing = 1; missing > 0; missing--)
            {
                _nodes.Add(Node());
                missing += _nodes[^1].Infoset?.Actions.Count ?? 0;
            }

            return new EfgDocument(title, names, comment, _nodes);
        }

        private EfgNode Node()
        {
            var (over, kind) = (IsOver, Choose(4));
            var owner = over || kind == 0 ? -1 : kind == 1 ? -1 : Choose(_players);
            return over || kind == 0
                ? new EfgNode(NodeKind.Terminal, Text(), -1, null, Outcome())
                : new EfgNode(kind == 1 ? NodeKind.Chance : NodeKind.Decision, Text(), owner, Infoset(owner), Choose(3) == 0 ? Outcome() : null);
        }

        private EfgInfoset Infoset(int owner)
        {
            var known = _infosets.Where(entry => entry.Owner == owner).Select(entry => entry.Infoset).ToArray();
            if (known.Length > 0 && Choose(2) == 0)
            {
                return known[Choose(known.Length)];
            }

            var actions = Enumerable.Range(0, 1 + Choose(3)).Select(_ => Text()).ToArray();
            // Not in order, and far apart: numbers are the file's own.
            BigInteger number = known.Length + 1 + (1000 * Choose(2));
            number = known.Any(other => other.Number == number) ? 5000 + known.Length : number;
            var infoset = new EfgInfoset(number, Text(), actions, owner < 0 ? Probabilities(actions.Length) : []);
            _infosets.Add((owner, infoset));
            return infoset;
        }

        private Rational[] Probabilities(int count)
        {
            var weights = Enumerable.Range(0, count).Select(_ => 1 + Choose(9)).ToArray();
            return weights.Select(weight => new Rational(weight, weights.Sum())).ToArray();
        }

        private EfgOutcome? Outcome()
        {
            var pick = Choose(4);
            if (pick == 0 || (pick == 1 && _outcomes.Count == 0))
            {
                return null;
            }

            if (pick == 1)
            {
                return _outcomes[Choose(_outcomes.Count)];
            }

            var payoffs = Enumerable.Range(0, _players).Select(_ => _numbers[Choose(_numbers.Length)]).ToArray();
            _outcomes.Add(new EfgOutcome(_outcomes.Count + 1, Text(), payoffs));
            return _outcomes[^1];
        }

        private string Text() => _texts[Choose(_texts.Length)];

        private int Choose(int count) => _next < choices.Length ? choices[_next++] % count : 0;
    }
}
