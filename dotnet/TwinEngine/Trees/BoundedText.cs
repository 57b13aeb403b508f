using System.Text;
using TwinEngine.Cases;

namespace TwinEngine.Trees;

/// <summary>
/// Lines of a text quantity, separated by newlines. A deep game's histories and indents grow with the square of its depth:
/// beyond what a JSON text can hold the case is refused before memory is.
/// </summary>
/// <param name="quantity">What the lines are, for the message.</param>
internal sealed class BoundedText(string quantity)
{
    // System.Text.Json writes texts of at most 166,666,666 characters.
    private const int MostCharacters = 150_000_000;

    private readonly StringBuilder _text = new();

    private bool _started;

    /// <exception cref="UnsupportedCaseException">The text is too long.</exception>
    public void Add(string line)
    {
        if ((long)_text.Length + line.Length + 1 > MostCharacters)
        {
            throw new UnsupportedCaseException(
                $"{quantity}: expected a text of at most {MostCharacters} characters, found more: the game is too deep for it");
        }

        _text.Append(_started ? "\n" : "").Append(line);
        _started = true;
    }

    /// <summary>The lines, or a word that stands for none.</summary>
    public string ToText(string none) => _started ? _text.ToString() : none;
}
