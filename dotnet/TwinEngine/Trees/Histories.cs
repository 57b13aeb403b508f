using TwinEngine.Games;

namespace TwinEngine.Trees;

/// <summary>Histories as text: the steps from the root, separated by one blank (games.md, "Ids and order").</summary>
internal static class Histories
{
    /// <summary>An action's id with <c>%</c> and blank written as <c>%25</c> and <c>%20</c>.</summary>
    public static string Step(string action) =>
        action.Replace("%", "%25", StringComparison.Ordinal).Replace(" ", "%20", StringComparison.Ordinal);

    /// <summary>The history of a node; empty at the root.</summary>
    public static string Of(GameTree tree, int node) => string.Join(' ', tree.Path(0, node).Select(Step));

    /// <summary>As it stands in texts: a slash before it, in one-line form.</summary>
    public static string InText(GameTree tree, int node) => "/" + OneLineForm.Of(Of(tree, node));
}
