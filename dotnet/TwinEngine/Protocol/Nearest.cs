namespace TwinEngine.Protocol;

/// <summary>Which known names an unknown one may have meant, by edit distance.</summary>
internal static class Nearest
{
    private const int Most = 3;

    // A transposed or forgotten letter or two in a short word, a third of a long one; beyond that a hint misleads.
    private const int LeastReach = 2;

    private const int ReachDivisor = 3;

    private const int LongestFound = 300; // the distance takes time that grows with the square

    /// <summary>The end of a message: <c>; nearest: kuhn_poker, leduc_poker</c>, or nothing where none is near.</summary>
    public static string Hint(string found, IEnumerable<string> known)
    {
        var near = Of(found, known);
        return near.Count == 0 ? "" : $"; nearest: {string.Join(", ", near.Select(name => Found.Shorten(name)))}";
    }

    /// <summary>At most three names, nearest first, equally near ones in the order of the known names.</summary>
    public static IReadOnlyList<string> Of(string found, IEnumerable<string> known)
    {
        if (found.Length > LongestFound)
        {
            return [];
        }

        var reach = Math.Max(LeastReach, found.Length / ReachDivisor);
        return known.Distinct()
            .Where(name => Math.Abs(name.Length - found.Length) <= reach)
            .Select(name => (Name: name, Distance: Distance(found, name)))
            .Where(candidate => candidate.Distance <= reach)
            .OrderBy(candidate => candidate.Distance)
            .Take(Most)
            .Select(candidate => candidate.Name)
            .ToArray();
    }

    /// <summary>Levenshtein's distance, upper and lower case being the same letter.</summary>
    private static int Distance(string left, string right)
    {
        var above = Enumerable.Range(0, right.Length + 1).ToArray();
        for (var row = 1; row <= left.Length; row++)
        {
            var current = new int[above.Length];
            current[0] = row;
            for (var column = 1; column < current.Length; column++)
            {
                var differs = char.ToLowerInvariant(left[row - 1]) == char.ToLowerInvariant(right[column - 1]) ? 0 : 1;
                current[column] = Math.Min(
                    above[column - 1] + differs, Math.Min(above[column], current[column - 1]) + 1);
            }

            above = current;
        }

        return above[^1];
    }
}
