using TwinEngine.Numbers;
using TwinEngine.Profiles;

namespace TwinEngine.Games.Kuhn;

/// <summary>How requests name the profiles of Kuhn poker.</summary>
internal static class KuhnNamedProfiles
{
    public static IReadOnlyDictionary<string, NamedProfile> For(GameTree tree) => new Dictionary<string, NamedProfile>
    {
        ["uniform"] = Plain(() => Profile.Uniform(tree)),
        ["always_pass"] = Plain(() => KuhnProfiles.AlwaysPass(tree)),
        ["blueprint"] = Plain(() => KuhnProfiles.Blueprint(tree)),
        ["naive"] = new([], ["onto"], (fields, reader) => KuhnProfiles.Naive(
            tree, fields.TryGetValue("onto", out var onto) ? reader.Read(onto) : KuhnProfiles.Blueprint(tree))),
        ["safe"] = Plain(() => KuhnProfiles.Blueprint(tree)),
        ["safe_with_margin"] = new(["delta", "rule"], [], (fields, _) =>
        {
            var delta = ExactNumber.ReadWithin(fields["delta"], Rational.Zero, Rational.One);
            return fields["rule"].OneOf("mix", "renormalise") == "mix"
                ? KuhnProfiles.MixedMargin(tree, delta)
                : KuhnProfiles.RenormalisedMargin(tree, delta);
        }),
        ["equilibrium"] = new(["alpha"], [], (fields, _) => KuhnProfiles.Equilibrium(
            tree, ExactNumber.ReadWithin(fields["alpha"], Rational.Zero, new Rational(1, 3)))),
    };

    private static NamedProfile Plain(Func<Profile> profile) => new([], [], (_, _) => profile());
}
