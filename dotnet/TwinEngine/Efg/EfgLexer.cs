using System.Text;
using TwinEngine.Efg.Errors;

namespace TwinEngine.Efg;

/// <summary>Cuts the text of an .efg file into tokens, one character and one token ahead.</summary>
internal sealed class EfgLexer
{
    private const char ByteOrderMark = '\uFEFF';

    private readonly string _text;
    private int _index;
    private int _line = 1;
    private int _column = 1;

    public EfgLexer(string text)
    {
        _text = text;
        _index = text.StartsWith(ByteOrderMark) ? 1 : 0;
        Next = Read();
    }

    /// <summary>The next token, not yet taken.</summary>
    public EfgToken Next { get; private set; }

    private EfgPosition Here => new(_line, _column);

    /// <summary>Takes the next token.</summary>
    /// <exception cref="EfgEndException">The text after it ends within quotes.</exception>
    public EfgToken Take()
    {
        var token = Next;
        if (token.Kind != EfgTokenKind.End)
        {
            Next = Read();
        }

        return token;
    }

    private EfgToken Read()
    {
        while (_index < _text.Length && IsWhite(_text[_index]))
        {
            Advance();
        }

        var at = Here;
        if (_index == _text.Length)
        {
            return new EfgToken(EfgTokenKind.End, "", at);
        }

        var single = _text[_index] switch
        {
            '{' => EfgTokenKind.OpenBrace,
            '}' => EfgTokenKind.CloseBrace,
            ',' => EfgTokenKind.Comma,
            '"' => EfgTokenKind.Text,
            _ => EfgTokenKind.Word,
        };
        switch (single)
        {
            case EfgTokenKind.Text:
                return new EfgToken(single, ReadQuoted(at), at);
            case EfgTokenKind.Word:
                return new EfgToken(single, ReadWord(), at);
            default:
                Advance();
                return new EfgToken(single, _text[(_index - 1)..(_index)], at);
        }
    }

    private string ReadWord()
    {
        var start = _index;
        while (_index < _text.Length && !IsWhite(_text[_index]) && !"\"{},".Contains(_text[_index], StringComparison.Ordinal))
        {
            Advance();
        }

        return _text[start.._index];
    }

    // A backslash escapes a quote and a backslash, and stands for itself before anything else.
    private string ReadQuoted(EfgPosition at)
    {
        var value = new StringBuilder();
        Advance();
        while (_index < _text.Length)
        {
            var character = _text[_index];
            Advance();
            if (character == '"')
            {
                return value.ToString();
            }

            if (character == '\\' && _index < _text.Length && _text[_index] is '"' or '\\')
            {
                character = _text[_index];
                Advance();
            }

            value.Append(character);
        }

        throw new EfgEndException(at, "a text with a closing quote", "the end before it");
    }

    private void Advance()
    {
        var character = _text[_index++];
        if (character == '\n')
        {
            _line++;
            _column = 1;
        }
        else if (!char.IsLowSurrogate(character))
        {
            // A surrogate pair is one character: its first half is counted.
            _column++;
        }
    }

    private static bool IsWhite(char character) => character is ' ' or '\t' or '\n' or '\r' or '\v' or '\f';
}
