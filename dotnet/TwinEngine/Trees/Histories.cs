using TwinEngine.Games;

namespace TwinEngine.Trees;

/// <summary>
/// Histories as text: the steps from the root, separated by one blank (games.md, "Ids and order"). All lengths are known before
/// any is written; and a history is written over the one before it, from where the two part: in depth-first order every step is
/// written once.
/// </summary>
internal sealed class Histories
{
    private readonly GameTree _tree;
    private readonly Func<string, string> _form;
    private readonly Dictionary<IReadOnlyList<string>, string[]> _steps = new(ReferenceEqualityComparer.Instance);
    private readonly long[] _lengths;
    private char[] _written = [];
    private int _current; // the node whose history is written

    private Histories(GameTree tree, Func<string, string> form)
    {
        (_tree, _form) = (tree, form);
        _lengths = new long[tree.NodeCount];
        for (var node = 1; node < tree.NodeCount; node++)
        {
            _lengths[node] = StartOf(node) + StepTo(node).Length;
        }
    }

    /// <summary>As keys.</summary>
    public static Histories AsKeys(GameTree tree) => new(tree, Step);

    /// <summary>As they stand in texts, the slash before them left out: in one-line form.</summary>
    public static Histories InTexts(GameTree tree) => new(tree, action => OneLineForm.Of(Step(action)));

    /// <summary>An action's id with <c>%</c> and blank written as <c>%25</c> and <c>%20</c>.</summary>
    public static string Step(string action) =>
        action.Replace("%", "%25", StringComparison.Ordinal).Replace(" ", "%20", StringComparison.Ordinal);

    /// <summary>How many characters a node's history has.</summary>
    public long Length(int node) => _lengths[node];

    /// <summary>The history of a node, empty at the root; good until the next one is asked for.</summary>
    public ReadOnlySpan<char> Of(int node)
    {
        var length = checked((int)_lengths[node]);
        if (_written.Length < length)
        {
            Array.Resize(ref _written, Math.Max(length, 2 * _written.Length));
        }

        for (var at = node; !IsOnTheWayTo(at, _current); at = _tree.Parent(at))
        {
            var start = (int)StartOf(at);
            StepTo(at).CopyTo(_written.AsSpan(start));
            if (start > 0)
            {
                _written[start - 1] = ' ';
            }
        }

        _current = node;
        return _written.AsSpan(0, length);
    }

    private bool IsOnTheWayTo(int node, int descendant) => node <= descendant && descendant < _tree.End(node);

    private long StartOf(int node) => _tree.Parent(node) == 0 ? 0 : _lengths[_tree.Parent(node)] + 1;

    private string StepTo(int node)
    {
        var actions = _tree.Actions(_tree.Parent(node));
        if (!_steps.TryGetValue(actions, out var steps))
        {
            _steps.Add(actions, steps = actions.Select(_form).ToArray());
        }

        return steps[_tree.Edge(node)];
    }
}
