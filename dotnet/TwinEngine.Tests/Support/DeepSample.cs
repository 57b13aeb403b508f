using FsCheck;
using FsCheck.Fluent;
using TwinEngine.Games;

namespace TwinEngine.Tests.Support;

/// <summary>
/// A random game of two players whose branches run side by side for many steps, decoded from numbers so that FsCheck can shrink it:
/// most nodes of one depth share an information set, so that own pasts agree, part, or differ far up.
/// </summary>
public sealed record DeepSample(int[] Choices)
{
    private const int MostChoices = 60;

    private const int MostChoice = 1000;

    private const int Branches = 4;

    public static Arbitrary<DeepSample> Arbitrary() => Arb.From(
        Gen.Choose(0, MostChoice).ArrayOf().Resize(MostChoices).Select(choices => new DeepSample(choices)),
        sample => ArbMap.Default.ArbFor<int[]>().Shrinker(sample.Choices)
            .Where(choices => choices.All(choice => choice >= 0))
            .Select(choices => new DeepSample(choices)));

    public override string ToString() => $"new DeepSample([{string.Join(", ", Choices)}])";

    internal GameTree Tree()
    {
        var builder = new GameTreeBuilder(new GameHeading("Deep", ["A", "B"]));
        var sets = new Dictionary<(int Player, int Set), int>();
        var steps = Choices.Length / Branches;
        builder.Decision(builder.Infoset(0, "root", Enumerable.Range(0, Branches).Select(branch => $"b{branch}").ToArray()));
        for (var branch = 0; branch < Branches; branch++)
        {
            var ends = 1;
            foreach (var (choice, step) in Choices.Skip(branch * steps).Take(steps).Select((choice, step) => (choice, step)))
            {
                // One in four leaves the set of its depth for one that several depths share; one in three is the other player's.
                builder.Decision(Set(choice % 3 == 0 ? 1 : 0, choice % 4 == 0 ? -1 - (choice % 5) : step));
                if (choice % 7 == 0)
                {
                    builder.Terminal([0, 0]); // on by the second action
                }
                else
                {
                    ends++; // on by the first
                }
            }

            for (; ends > 0; ends--)
            {
                builder.Terminal([0, 0]);
            }
        }

        return builder.Build();

        int Set(int player, int set)
        {
            if (!sets.TryGetValue((player, set), out var number))
            {
                sets.Add((player, set), number = builder.Infoset(player, $"s{set}", ["l", "r"]));
            }

            return number;
        }
    }
}
