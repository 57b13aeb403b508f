namespace TwinEngine.OpenSpiel;

/// <summary>
/// A game of OpenSpiel's as flat arrays, nodes in depth-first order. A decision refers to a row: an information set with the
/// actions that are legal there. (One information set has several rows if its nodes differ in what is legal.)
/// </summary>
/// <param name="Players">Per node: a player (0-based), or OpenSpiel's number for chance or the end.</param>
/// <param name="Rows">Per node that is not terminal, in order: its row, or its lottery.</param>
/// <param name="Payoffs">Per terminal node, in order: one entry per player.</param>
/// <param name="RowPlayers">Per row.</param>
/// <param name="RowWidths">Per row: its number of actions.</param>
/// <param name="RowLabels">Per row: the information state string.</param>
/// <param name="RowActions">Row after row: its actions' labels, as numbers of <paramref name="ActionLabels"/>.</param>
/// <param name="LotteryWidths">Per lottery: its number of outcomes.</param>
/// <param name="Probabilities">Lottery after lottery.</param>
/// <param name="LotteryActions">Lottery after lottery: its outcomes' labels, likewise.</param>
/// <param name="ActionLabels">Each once.</param>
internal sealed record SpielArrays(
    int[] Players,
    int[] Rows,
    double[] Payoffs,
    int[] RowPlayers,
    int[] RowWidths,
    string[] RowLabels,
    int[] RowActions,
    int[] LotteryWidths,
    double[] Probabilities,
    int[] LotteryActions,
    string[] ActionLabels)
{
    /// <summary>OpenSpiel's kChancePlayerId.</summary>
    public const int Chance = -1;

    /// <summary>OpenSpiel's kTerminalPlayerId.</summary>
    public const int Terminal = -4;
}
