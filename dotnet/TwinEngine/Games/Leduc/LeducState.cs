using System.Globalization;
using TwinEngine.Numbers;

namespace TwinEngine.Games.Leduc;

/// <summary>
/// A history of Leduc poker (Southey et al. 2005): six cards, two suits of three ranks; a private card each, a round of betting,
/// a public card, another round.
/// </summary>
/// <param name="Cards">Dealt so far: player 1's, player 2's, the public one.</param>
/// <param name="First">The first round's actions.</param>
/// <param name="Second">The second round's actions.</param>
internal sealed record LeducState(IReadOnlyList<int> Cards, IReadOnlyList<int> First, IReadOnlyList<int> Second) : IGameState
{
    private const int CardCount = 6;

    private const int Suits = 2;

    private const int Ante = 1;

    private const int Stack = 100;

    private static readonly string[] _actionNames = ["Fold", "Call", "Raise"];

    public static GameHeading Heading { get; } = new("Leduc poker", ["Player 0", "Player 1"]);

    public static LeducState Root { get; } = new([], [], []);

    public NodeKind Kind
    {
        get
        {
            var over = LeducBetting.HasFold(First) || LeducBetting.IsOver(Second);
            var waiting = Cards.Count < 2 || (Cards.Count == 2 && LeducBetting.IsOver(First));
            return over ? NodeKind.Terminal : waiting ? NodeKind.Chance : NodeKind.Decision;
        }
    }

    public int Player => Round.Count % 2;

    public string Infoset
    {
        get
        {
            var paid = Paid;
            var publicCard = Cards.Count > 2 ? Invariant($"[Public: {Cards[2]}]") : "";
            return Invariant($"[Observer: {Player}][Private: {Cards[Player]}][Round {Cards.Count - 1}][Player: {Player}]")
                + Invariant($"[Pot: {paid.Sum()}][Money: {Stack - paid[0]} {Stack - paid[1]}]{publicCard}")
                + $"[Round1: {string.Join(' ', First)}][Round2: {string.Join(' ', Second)}]";
        }
    }

    public IReadOnlyList<Move> Moves => Kind switch
    {
        NodeKind.Chance => Deck
            .Select(card => new Move(Invariant($"Chance outcome:{card}"), new Rational(1, CardCount - Cards.Count))).ToArray(),
        NodeKind.Decision => LeducBetting.Legal(Round).Select(action => Move.Choice(_actionNames[action])).ToArray(),
        _ => [],
    };

    public IReadOnlyList<Rational> Payoffs
    {
        get
        {
            var paid = Paid;
            var winner = LeducBetting.HasFold(Round) ? Round.Count % 2 : Showdown();
            return winner switch { 0 => [paid[1], -paid[1]], 1 => [-paid[0], paid[0]], _ => [0, 0] };
        }
    }

    private IReadOnlyList<int> Round => Cards.Count > 2 ? Second : First;

    private IEnumerable<int> Deck => Enumerable.Range(0, CardCount).Except(Cards);

    private int[] Paid
    {
        get
        {
            var paid = LeducBetting.Paid(Ante, First, raise: 2);
            return Cards.Count > 2 ? LeducBetting.Paid(paid[0], Second, raise: 4) : paid;
        }
    }

    public IGameState After(int move)
    {
        if (Kind == NodeKind.Chance)
        {
            return this with { Cards = [.. Cards, Deck.ElementAt(move)] };
        }

        var action = LeducBetting.Legal(Round)[move];
        return Cards.Count > 2 ? this with { Second = [.. Second, action] } : this with { First = [.. First, action] };
    }

    private static string Invariant(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);

    /// <summary>The player with the better hand, or -1: a pair with the public card beats none, a higher rank a lower one.</summary>
    private int Showdown()
    {
        var ranks = Cards.Select(card => card / Suits).ToArray();
        var strength = ranks[..2].Select(rank => rank == ranks[2] ? CardCount : rank).ToArray();
        return strength[0] == strength[1] ? -1 : strength[0] > strength[1] ? 0 : 1;
    }
}
