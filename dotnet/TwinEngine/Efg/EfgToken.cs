using TwinEngine.Protocol;
using TwinEngine.Trees;

namespace TwinEngine.Efg;

/// <summary>What a token is.</summary>
internal enum EfgTokenKind
{
    /// <summary>A quoted text.</summary>
    Text,

    /// <summary>Anything else up to white space, a quote, a brace or a comma: a keyword or a number.</summary>
    Word,

    OpenBrace,

    CloseBrace,

    Comma,

    End,
}

/// <summary>A token of an .efg file.</summary>
/// <param name="Kind">What it is.</param>
/// <param name="Value">A text without its quotes and escapes; a word as it stands.</param>
/// <param name="At">Where it begins.</param>
internal readonly record struct EfgToken(EfgTokenKind Kind, string Value, EfgPosition At)
{
    /// <summary>The token in a message.</summary>
    public string Describe() => Kind switch
    {
        EfgTokenKind.Text => $"\"{Found.Shorten(OneLineForm.Of(Value))}\"",
        EfgTokenKind.End => "the end",
        _ => Found.Shorten(Value),
    };
}
