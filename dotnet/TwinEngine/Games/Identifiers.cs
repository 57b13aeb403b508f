using System.Globalization;

namespace TwinEngine.Games;

/// <summary>Ids from labels: a label that is ambiguous, empty or begins with <c>#</c> gives way to <c>#</c> and a number.</summary>
internal static class Identifiers
{
    private const char Mark = '#';

    /// <summary>One id per label, all different; the labels themselves, the same object, where nothing had to be replaced.</summary>
    /// <param name="labels">The labels of one node's actions, or of one player's information sets.</param>
    /// <param name="number">What is written after the mark, by index; different for each.</param>
    public static IReadOnlyList<string> Of(IReadOnlyList<string> labels, Func<int, string> number)
    {
        var shared = Shared(labels);
        return labels.Any(label => IsReplaced(label, shared))
            ? labels.Select((label, index) => IsReplaced(label, shared) ? Mark + number(index) : label).ToArray()
            : labels;
    }

    public static IReadOnlyList<string> OfActions(IReadOnlyList<string> labels) => Of(labels, Position);

    /// <summary>The position from 1.</summary>
    public static string Position(int index) => (index + 1).ToString(CultureInfo.InvariantCulture);

    private static bool IsReplaced(string label, HashSet<string> shared) =>
        label.Length == 0 || label[0] == Mark || shared.Contains(label);

    private static HashSet<string> Shared(IReadOnlyList<string> labels)
    {
        var seen = new HashSet<string>(labels.Count);
        return labels.Where(label => !seen.Add(label)).ToHashSet();
    }
}
