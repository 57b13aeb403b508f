namespace TwinEngine.Ported.ExtensiveForm;

/// <summary>GT-07's node (section 1): -1 is a terminal, 0 nature, from 1 on a player.</summary>
internal sealed class GameNode(string id, int player)
{
    private const int Terminal = -1;

    private const int Nature = 0;

    public string Id { get; } = id;

    public int Player { get; } = player;

    public List<string> Actions { get; init; } = [];

    public Dictionary<string, GameNode> Children { get; } = [];

    /// <summary>At a terminal node only.</summary>
    public double[] Payoffs { get; init; } = [];

    /// <summary>Null until the node is added, and for good at nature's nodes and terminals.</summary>
    public string? Infoset { get; set; }

    /// <summary>At nature's nodes only.</summary>
    public Dictionary<string, double> ChanceProbabilities { get; init; } = [];

    public bool IsTerminal => Player == Terminal;

    public bool IsChance => Player == Nature;

    public static GameNode Leaf(string id, params double[] payoffs) => new(id, Terminal) { Payoffs = payoffs };

    public static GameNode OfNature(string id, IEnumerable<(string Action, double Probability)> outcomes)
    {
        var probabilities = outcomes.ToDictionary(outcome => outcome.Action, outcome => outcome.Probability);
        return new(id, Nature) { Actions = [.. probabilities.Keys], ChanceProbabilities = probabilities };
    }
}
