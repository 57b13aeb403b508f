using System.Globalization;

namespace TwinEngine.Games.Kuhn;

/// <summary>Who plays Kuhn poker, with what, and how the actions are called.</summary>
/// <param name="Players">How many.</param>
/// <param name="Cards">How many cards the deck has, at least one for each player.</param>
/// <param name="Convention">What a fold pays.</param>
/// <param name="DealPrefix">Stands before the card in a deal's label.</param>
/// <param name="Pass">The label of passing.</param>
/// <param name="Bet">The label of betting.</param>
internal sealed record KuhnTable(
    int Players, int Cards, PayoffConvention Convention, string DealPrefix, string Pass, string Bet)
{
    public const int LeastPlayers = 2;

    public const int MostPlayers = 10;

    public const int MostCards = 100;

    private static readonly string[] _names =
        Enumerable.Range(0, MostPlayers).Select(player => string.Create(CultureInfo.InvariantCulture, $"Player {player}")).ToArray();

    public GameHeading Heading => new("Kuhn poker", _names[..Players]);

    /// <summary>Two players, three cards, actions <c>p</c> and <c>b</c>: the game of quantities.md, "Kuhn poker".</summary>
    public static KuhnTable Short(PayoffConvention convention) =>
        new(LeastPlayers, KuhnRules.CardCount, convention, "", KuhnRules.Pass.ToString(), KuhnRules.Bet.ToString());

    /// <summary>Any size, actions named as OpenSpiel does.</summary>
    public static KuhnTable OpenSpiel(int players, int cards) =>
        new(players, cards, PayoffConvention.Standard, "Deal:", "Pass", "Bet");
}
