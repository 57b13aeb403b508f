using System.Text;
using TwinEngine.Cases;

namespace TwinEngine.Trees;

/// <summary>
/// Lines of a text quantity, separated by newlines. A deep game's histories and indents grow with the square of its depth:
/// beyond what games.md allows the case is refused before memory is, and, where the length is known, before anything is written.
/// </summary>
/// <param name="quantity">What the lines are, for the message.</param>
internal sealed class BoundedText(string quantity)
{
    /// <summary>Of all texts or keys of a quantity together (games.md, "The model").</summary>
    public const int MostCharacters = 150_000_000;

    private readonly StringBuilder _text = new();

    private bool _started;

    /// <summary>Says how many characters are still to come, newlines included.</summary>
    /// <exception cref="UnsupportedCaseException">The text would be too long.</exception>
    public void Expect(long characters)
    {
        if (_text.Length + characters > MostCharacters)
        {
            throw new UnsupportedCaseException(
                $"{quantity}: expected a text of at most {MostCharacters} characters, found more: the game is too deep for it");
        }
    }

    /// <exception cref="UnsupportedCaseException">The text is too long.</exception>
    public void Add(string line) => Begin(line.Length).Append(line);

    /// <summary>Adds a line that consists of these parts.</summary>
    /// <exception cref="UnsupportedCaseException">The text is too long.</exception>
    public void Add(int blanks, string rest) => Begin((long)blanks + rest.Length).Append(' ', blanks).Append(rest);

    /// <summary>Adds a line that is a history as texts have it.</summary>
    /// <exception cref="UnsupportedCaseException">The text is too long.</exception>
    public void AddHistory(ReadOnlySpan<char> history) => Begin(history.Length + 1L).Append('/').Append(history);

    /// <summary>The lines, or a word that stands for none.</summary>
    public string ToText(string none) => _started ? _text.ToString() : none;

    private StringBuilder Begin(long characters)
    {
        Expect(characters + (_started ? 1 : 0));
        _text.Append(_started ? "\n" : "");
        _started = true;
        return _text;
    }
}
