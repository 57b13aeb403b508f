using FsCheck;
using FsCheck.Fluent;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;

namespace TwinEngine.Tests.Support;

/// <summary>Weights for the twelve rows of a Kuhn profile, small enough that zero reach and ties are common.</summary>
public sealed record ProfileSample(int[] Weights, bool Notebook)
{
    private const int Rows = 12;

    private const int MostWeight = 3;

    public static Arbitrary<ProfileSample> Arbitrary() => (
        from weights in Gen.Choose(0, MostWeight).ArrayOf(2 * Rows)
        from notebook in Gen.Elements(false, true)
        select new ProfileSample(weights, notebook)).ToArbitrary();

    public override string ToString() => $"{string.Join(' ', Weights)} {(Notebook ? "notebook" : "standard")}";

    internal Profile On(GameTree tree)
    {
        var index = 0;
        return Profile.Of(tree, _ =>
        {
            var (pass, bet) = (Weights[index], Weights[index + 1]);
            index += 2;
            return pass + bet == 0 ? [1, 0] : [new Rational(pass, pass + bet), new Rational(bet, pass + bet)];
        });
    }
}
