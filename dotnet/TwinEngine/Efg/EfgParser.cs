using TwinEngine.Efg.Errors;
using TwinEngine.Games;
using TwinEngine.Games.Rules;
using TwinEngine.Numbers;

namespace TwinEngine.Efg;

/// <summary>Parses the text of an .efg file (games.md, "Gambit's .efg"); nodes are counted, not nested: depth costs no call stack.</summary>
internal sealed class EfgParser
{
    private const int Chance = -1;

    private readonly EfgTokens _tokens;
    private readonly EfgDeclarations<EfgInfoset> _infosets = new("information set");
    private readonly EfgDeclarations<EfgOutcome> _outcomes = new("outcome");
    private int _playerCount;

    private EfgParser(string text) => _tokens = new EfgTokens(text);

    /// <exception cref="EfgException">The text is no .efg file: which line and column, what was expected, what was found.</exception>
    /// <exception cref="NodeLimitException">It has more nodes.</exception>
    public static EfgDocument Parse(string text, int nodeLimit = NodeLimit.Default) => new EfgParser(text).ParseFile(nodeLimit);

    private EfgDocument ParseFile(int nodeLimit)
    {
        _tokens.TakeWord("EFG");
        _tokens.TakeWord("2");
        _tokens.TakeWord("R", "D");
        var title = _tokens.TakeText("a quoted title");
        var players = _tokens.TakeBraced(
            () => _tokens.Take().Value, EfgTokenKind.Text, "a quoted player's name", (at, found) => new EfgPlayersException(at, "a player's name", found));

        _playerCount = players.Count;
        var comment = _tokens.NextIs(EfgTokenKind.Text) ? _tokens.Take().Value : "";
        return new EfgDocument(title, players, comment, ParseNodes(nodeLimit));
    }

    private List<EfgNode> ParseNodes(int nodeLimit)
    {
        var nodes = new List<EfgNode>();
        for (var missing = 1L; missing > 0; missing--)
        {
            if (nodes.Count == nodeLimit && !_tokens.NextIs(EfgTokenKind.End))
            {
                throw new NodeLimitException(nodeLimit);
            }

            var node = ParseNode();
            nodes.Add(node);
            missing += node.Infoset?.Actions.Count ?? 0;
        }

        return _tokens.NextIs(EfgTokenKind.End)
            ? nodes
            : throw new EfgTrailingTextException(_tokens.Next.At, "the end after the last node", _tokens.Next.Describe());
    }

    private EfgNode ParseNode()
    {
        var keyword = _tokens.TakeWord("c", "p", "t").Value;
        var name = _tokens.TakeText("the node's quoted name");
        switch (keyword)
        {
            case "c":
                return new EfgNode(NodeKind.Chance, name, Chance, ParseInfoset(Chance), ParseOutcome());
            case "p":
                var player = ParsePlayer();
                return new EfgNode(NodeKind.Decision, name, player, ParseInfoset(player), ParseOutcome());
            default:
                return new EfgNode(NodeKind.Terminal, name, Chance, null, ParseOutcome());
        }
    }

    private int ParsePlayer()
    {
        var token = _tokens.Next;
        var expected = $"a player from 1 to {_playerCount}";
        var player = _tokens.TakeInteger(expected, 1);
        return player <= _playerCount ? (int)player - 1 : throw new EfgRangeException(token.At, expected, token.Describe());
    }

    private EfgInfoset ParseInfoset(int owner)
    {
        var at = _tokens.Next.At;
        var number = _tokens.TakeInteger("an information set's number, from 1", 1);
        if (!_tokens.NextIs(EfgTokenKind.Text) && !_tokens.NextIs(EfgTokenKind.OpenBrace))
        {
            return _infosets.Find(owner, number, at);
        }

        var labelAt = _tokens.Next.At;
        var label = _tokens.NextIs(EfgTokenKind.Text) ? _tokens.Take().Value : _infosets.Known(owner, number)?.Label ?? "";
        var brace = _tokens.Next.At;
        var actions = _tokens.TakeBraced(
            () => ParseAction(owner), EfgTokenKind.Text, "a quoted action", (at, found) => new EfgActionsException(at, "an action", found));

        var probabilities = owner == Chance ? actions.Select(action => action.Probability).ToArray() : [];
        if (owner == Chance && probabilities.Sum() != Rational.One)
        {
            throw new EfgProbabilitySumException(
                brace, "probabilities that sum to 1", $"the sum {Protocol.Found.Shorten(probabilities.Sum().ToShortText())}");
        }

        return _infosets.Declare(
            owner,
            number,
            new EfgInfoset(number, label, actions.Select(action => action.Label).ToArray(), probabilities),
            declared => declared.Label,
            labelAt,
            brace);
    }

    private (string Label, Rational Probability) ParseAction(int owner)
    {
        var label = _tokens.Take().Value;
        if (owner != Chance)
        {
            return (label, Rational.One);
        }

        var token = _tokens.Next;
        var probability = _tokens.TakeNumber("the action's probability");
        return probability.Sign > 0
            ? (label, probability)
            : throw new EfgProbabilityException(token.At, "a positive probability", token.Describe());
    }

    private EfgPayoffCountException Empty(EfgPosition at, string found) =>
        new(at, $"{_playerCount} payoffs, one for each player", found);

    private EfgOutcome? ParseOutcome()
    {
        var at = _tokens.Next.At;
        var number = _tokens.TakeInteger("an outcome's number, from 0", 0);
        if (number.IsZero)
        {
            return null;
        }

        if (!_tokens.NextIs(EfgTokenKind.Text) && !_tokens.NextIs(EfgTokenKind.OpenBrace))
        {
            return _outcomes.Find(Chance, number, at);
        }

        var nameAt = _tokens.Next.At;
        var name = _tokens.NextIs(EfgTokenKind.Text) ? _tokens.Take().Value : _outcomes.Known(Chance, number)?.Name ?? "";
        var brace = _tokens.Next.At;
        var payoffs = _tokens.TakeBraced(() => _tokens.TakeNumber("a payoff"), EfgTokenKind.Word, "a payoff", Empty);
        return payoffs.Count == _playerCount
            ? _outcomes.Declare(Chance, number, new EfgOutcome(number, name, payoffs), declared => declared.Name, nameAt, brace)
            : throw new EfgPayoffCountException(brace, $"{_playerCount} payoffs, one for each player", $"{payoffs.Count}");
    }
}
