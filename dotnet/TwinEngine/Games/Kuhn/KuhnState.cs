using System.Globalization;
using TwinEngine.Numbers;

namespace TwinEngine.Games.Kuhn;

/// <summary>A history of Kuhn poker: the cards are dealt one after the other, then the players bet in turn.</summary>
internal sealed record KuhnState(KuhnTable Table, IReadOnlyList<int> Cards, string Betting) : IGameState
{
    public NodeKind Kind =>
        Cards.Count < Table.Players ? NodeKind.Chance
        : KuhnRules.IsTerminal(Betting, Table.Players) ? NodeKind.Terminal
        : NodeKind.Decision;

    public int Player => Betting.Length % Table.Players;

    public string Infoset => string.Create(CultureInfo.InvariantCulture, $"{Cards[Player]}{Betting}");

    public IReadOnlyList<Move> Moves => Kind switch
    {
        NodeKind.Chance => Deck.Select(card => new Move(Name(card), new Rational(1, Table.Cards - Cards.Count))).ToArray(),
        NodeKind.Decision => [Move.Choice(Table.Pass), Move.Choice(Table.Bet)],
        _ => [],
    };

    public IReadOnlyList<Rational> Payoffs => KuhnRules.Payoffs(Betting, Cards, Table.Convention);

    private IEnumerable<int> Deck => Enumerable.Range(0, Table.Cards).Except(Cards);

    public static KuhnState Root(KuhnTable table) => new(table, [], "");

    public IGameState After(int move) =>
        Kind == NodeKind.Chance
            ? this with { Cards = [.. Cards, Deck.ElementAt(move)] }
            : this with { Betting = Betting + (move == 0 ? KuhnRules.Pass : KuhnRules.Bet) };

    private string Name(int card) => Table.DealPrefix + card.ToString(CultureInfo.InvariantCulture);
}
