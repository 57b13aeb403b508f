namespace TwinEngine.Ported.ExtensiveForm;

/// <summary>GT-07's game (section 1): nodes by id, and for each information set the ids that were added to it.</summary>
internal sealed class ExtensiveFormGame(string name, int playerCount)
{
    private GameNode? _root;

    public string Name { get; } = name;

    public int PlayerCount { get; } = playerCount;

    public GameNode Root => _root ?? throw new InvalidOperationException("a game of GT-07 is read after SetRoot");

    public Dictionary<string, GameNode> Nodes { get; } = [];

    /// <summary>In the order in which they were first met; the source lists strategies in that order.</summary>
    public Dictionary<string, List<string>> Infosets { get; } = [];

    public void SetRoot(GameNode root)
    {
        _root = root;
        AddNode(root);
    }

    public void AddChild(GameNode parent, string action, GameNode child)
    {
        if (!parent.Actions.Contains(action))
        {
            parent.Actions.Add(action);
        }

        parent.Children[action] = child;
        AddNode(child);
    }

    private void AddNode(GameNode node)
    {
        Nodes[node.Id] = node;
        if (node.Player >= 1)
        {
            node.Infoset ??= node.Id;
        }

        if (node.Infoset is null)
        {
            return;
        }

        if (!Infosets.TryGetValue(node.Infoset, out var members))
        {
            Infosets.Add(node.Infoset, members = []);
        }

        members.Add(node.Id);
    }
}
