using TwinEngine.Games;
using TwinEngine.Protocol;

namespace TwinEngine.Trees;

/// <summary>
/// An information set whose owner forgets: its first node, and the first later one whose own past differs.
/// </summary>
internal sealed record RecallBreak(int Infoset, int First, int Second)
{
    private const string None = "none";

    /// <summary>The breaks of a game, in canonical order; none with perfect recall.</summary>
    public static IReadOnlyList<RecallBreak> Of(GameTree tree)
    {
        var pasts = new OwnPastComparison(tree);
        var breaks = new List<RecallBreak>();
        for (var index = 0; index < tree.Infosets.Count; index++)
        {
            var nodes = tree.Infosets[index].Nodes;
            var differing = nodes.FirstOrDefault(node => !pasts.AgreesWithFirst(node), -1);
            if (differing >= 0)
            {
                breaks.Add(new RecallBreak(index, nodes[0], differing));
            }
        }

        return breaks;
    }

    /// <summary>As a text, a line for each: <c>player_1 ID: /HISTORY | /HISTORY</c>.</summary>
    /// <exception cref="Cases.UnsupportedCaseException">The text is too long.</exception>
    public static string ToText(GameTree tree, IReadOnlyList<RecallBreak> breaks)
    {
        if (breaks.Count == 0)
        {
            return None;
        }

        var text = new BoundedText("recall_breaks");
        var histories = Histories.InTexts(tree);
        text.Expect(breaks.Sum(entry => histories.Length(entry.First) + histories.Length(entry.Second)));
        foreach (var entry in breaks)
        {
            text.Add(entry.Line(tree, histories, part => part));
        }

        return text.ToText(None);
    }

    /// <summary>The break in a message: the line, none of its parts at length.</summary>
    public string Describe(GameTree tree) => Line(tree, Histories.InTexts(tree), part => Found.Shorten(part));

    private string Line(GameTree tree, Histories histories, Func<string, string> show)
    {
        var infoset = tree.Infosets[Infoset];
        return $"{Players.Name(infoset.Player)} {show(OneLineForm.Of(infoset.Id))}: "
            + $"/{show(histories.Of(First).ToString())} | /{show(histories.Of(Second).ToString())}";
    }
}
