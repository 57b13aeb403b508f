using TwinEngine.Numbers;

namespace TwinEngine.Games;

/// <summary>The payoff vectors of a tree, each kept once however many terminal nodes have it.</summary>
internal sealed class DistinctPayoffs
{
    private readonly Dictionary<IReadOnlyList<Rational>, int> _indices = new(new ByEntries());
    private readonly List<IReadOnlyList<Rational>> _vectors = [];

    public IReadOnlyList<IReadOnlyList<Rational>> Vectors => _vectors;

    /// <summary>The vector's index, given it now if it is new.</summary>
    public int IndexOf(IReadOnlyList<Rational> payoffs)
    {
        if (!_indices.TryGetValue(payoffs, out var index))
        {
            index = _vectors.Count;
            _vectors.Add(payoffs);
            _indices.Add(payoffs, index);
        }

        return index;
    }

    private sealed class ByEntries : IEqualityComparer<IReadOnlyList<Rational>>
    {
        public bool Equals(IReadOnlyList<Rational>? x, IReadOnlyList<Rational>? y) =>
            x is not null && y is not null && x.SequenceEqual(y);

        public int GetHashCode(IReadOnlyList<Rational> obj)
        {
            var hash = default(HashCode);
            foreach (var entry in obj)
            {
                hash.Add(entry);
            }

            return hash.ToHashCode();
        }
    }
}
