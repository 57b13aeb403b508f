using System.Numerics;
using TwinEngine.Efg.Errors;
using TwinEngine.Numbers;

namespace TwinEngine.Efg;

/// <summary>Takes the parts of an .efg file's grammar that are smaller than a node from its tokens.</summary>
internal sealed class EfgTokens(string text)
{
    private readonly EfgLexer _lexer = new(text);

    public EfgToken Next => _lexer.Next;

    public EfgToken Take() => _lexer.Take();

    public bool NextIs(EfgTokenKind kind) => Next.Kind == kind;

    /// <exception cref="EfgTokenException">The next token is of another kind.</exception>
    public EfgToken Take(EfgTokenKind kind, string expected) => NextIs(kind) ? Take() : throw Wrong(expected);

    /// <summary>Takes one of the words.</summary>
    /// <exception cref="EfgTokenException">The next token is none of them.</exception>
    public EfgToken TakeWord(params string[] words) =>
        NextIs(EfgTokenKind.Word) && words.Contains(Next.Value) ? Take() : throw Wrong(string.Join(" or ", words));

    public string TakeText(string expected) => Take(EfgTokenKind.Text, expected).Value;

    /// <exception cref="EfgNumberException">The next word is no number.</exception>
    public Rational TakeNumber(string expected)
    {
        var token = Take(EfgTokenKind.Word, expected);
        return EfgNumbers.TryParse(token.Value, out var value, out var beyond)
            ? value
            : throw new EfgNumberException(token.At, Limited(expected, beyond), token.Describe());
    }

    /// <exception cref="EfgNumberException">The next word is no integer.</exception>
    /// <exception cref="EfgRangeException">It is less than the least.</exception>
    public BigInteger TakeInteger(string expected, int least)
    {
        var token = Take(EfgTokenKind.Word, expected);
        if (!EfgNumbers.TryParseInteger(token.Value, out var value, out var beyond))
        {
            throw new EfgNumberException(token.At, Limited(expected, beyond), token.Describe());
        }

        return value >= least ? value : throw new EfgRangeException(token.At, expected, token.Describe());
    }

    /// <summary>Items in braces, at least one, commas between them optional.</summary>
    /// <param name="item">Takes one of them.</param>
    /// <param name="isItem">The kind of token that begins one.</param>
    /// <param name="expected">What one of them is, for the message.</param>
    /// <param name="empty">What is thrown where there is none.</param>
    public IReadOnlyList<T> TakeBraced<T>(
        Func<T> item, EfgTokenKind isItem, string expected, Func<EfgPosition, string, EfgException> empty)
    {
        var items = new List<T>();
        Take(EfgTokenKind.OpenBrace, "{");
        while (!NextIs(EfgTokenKind.CloseBrace))
        {
            if (items.Count > 0 && NextIs(EfgTokenKind.Comma))
            {
                Take();
            }

            items.Add(NextIs(isItem) ? item() : throw Wrong(expected));
        }

        var end = Take();
        return items.Count > 0 ? items : throw empty(end.At, end.Describe());
    }

    /// <summary>The next token is not what was expected, or the end.</summary>
    public EfgException Wrong(string expected) => NextIs(EfgTokenKind.End)
        ? new EfgEndException(Next.At, expected, Next.Describe())
        : new EfgTokenException(Next.At, expected, Next.Describe());

    private static string Limited(string expected, bool beyond) => beyond ? $"{expected}, of {EfgNumbers.Limit}" : expected;
}
