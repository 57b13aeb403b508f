using System.Text.Json;
using TwinEngine.Games;
using TwinEngine.Games.Kuhn;
using TwinEngine.Numbers;
using TwinEngine.Profiles;
using TwinEngine.Protocol;

namespace TwinEngine.Tests.Support;

/// <summary>Kuhn poker in both conventions, and short ways to speak of it.</summary>
internal static class Kuhn
{
    public static Game Standard { get; } = KuhnGame.Create(PayoffConvention.Standard);

    public static Game Notebook { get; } = KuhnGame.Create(PayoffConvention.Notebook);

    public static Game In(bool notebook) => notebook ? Notebook : Standard;

    public static Profile Profile(Game game, string json) =>
        new ProfileReader(game).Read(new JsonField(JsonDocument.Parse(json).RootElement, "profile"));

    /// <summary>The probability of a bet at an infoset of either player, by its label.</summary>
    public static Func<string, Rational> Bets(GameTree tree, Profile profile) => label =>
    {
        var infoset = tree.Infosets.Select((candidate, index) => (candidate, index)).Single(pair => pair.candidate.Label == label);
        return profile[infoset.index, 1];
    };
}
