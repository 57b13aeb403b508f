using System.Globalization;
using TwinEngine.Numbers;

namespace TwinEngine.Games.Kuhn;

/// <summary>A history of Kuhn poker: two cards are dealt one after the other, then the players bet in turn.</summary>
internal sealed record KuhnState(IReadOnlyList<int> Cards, string Betting, PayoffConvention Convention) : IGameState
{
    private const int PlayerCount = 2;

    private static readonly Move[] _bettingMoves =
        [Move.Choice(KuhnRules.Pass.ToString()), Move.Choice(KuhnRules.Bet.ToString())];

    public NodeKind Kind =>
        Cards.Count < PlayerCount ? NodeKind.Chance
        : KuhnRules.IsTerminal(Betting) ? NodeKind.Terminal
        : NodeKind.Decision;

    public int Player => Betting.Length % PlayerCount;

    public string Infoset => string.Create(CultureInfo.InvariantCulture, $"{Cards[Player]}{Betting}");

    public IReadOnlyList<Move> Moves => Kind switch
    {
        NodeKind.Chance => Deck.Select(card => new Move(Name(card), new Rational(1, Deck.Count()))).ToArray(),
        NodeKind.Decision => _bettingMoves,
        _ => [],
    };

    public IReadOnlyList<Rational> Payoffs
    {
        get
        {
            Rational payoff = KuhnRules.PayoffToPlayer1(Betting, Cards[0], Cards[1], Convention);
            return [payoff, -payoff];
        }
    }

    private IEnumerable<int> Deck => Enumerable.Range(0, KuhnRules.CardCount).Except(Cards);

    public static KuhnState Root(PayoffConvention convention) => new([], "", convention);

    public IGameState After(int move) =>
        Kind == NodeKind.Chance
            ? this with { Cards = [.. Cards, Deck.ElementAt(move)] }
            : this with { Betting = Betting + _bettingMoves[move].Label };

    private static string Name(int card) => card.ToString(CultureInfo.InvariantCulture);
}
