using TwinEngine.Games;
using TwinEngine.Games.Rules;
using TwinEngine.Numbers;

namespace TwinEngine.OpenSpiel;

/// <summary>Builds a game tree from the arrays of a walk, every rule of the model checked on the way.</summary>
internal sealed class SpielTreeBuilder
{
    private readonly SpielArrays _arrays;
    private readonly int _playerCount;
    private readonly GameTreeBuilder _builder;
    private readonly SpielNumbers _numbers = new();
    private readonly (Rational[] Probabilities, bool Exact)[] _lotteries;
    private readonly int[] _lotteryStarts;
    private readonly int[] _declaredLotteries; // the builder's numbers; -1 where not yet declared
    private readonly (int Infoset, string[] Actions, bool First)[] _rows;

    private SpielTreeBuilder(SpielArrays arrays, string title, int playerCount, int nodeLimit)
    {
        (_arrays, _playerCount) = (arrays, playerCount);
        _lotteryStarts = Starts(arrays.LotteryWidths);
        _lotteries = arrays.LotteryWidths
            .Select((width, lottery) => _numbers.ReadRow(arrays.Probabilities.AsSpan(_lotteryStarts[lottery], width)))
            .ToArray();
        _declaredLotteries = Enumerable.Repeat(-1, _lotteries.Length).ToArray();
        var names = Enumerable.Range(0, playerCount).Select(player => $"Player {player}").ToArray();
        _builder = new GameTreeBuilder(
            new GameHeading(title, names, _lotteries.All(lottery => lottery.Exact)), nodeLimit);
        _rows = DeclareRows();
    }

    /// <exception cref="GameRuleException">The game breaks a rule of the model.</exception>
    public static GameTree Build(SpielArrays arrays, string title, int playerCount, int nodeLimit) =>
        new SpielTreeBuilder(arrays, title, playerCount, nodeLimit).Build();

    private static int[] Starts(int[] widths)
    {
        var starts = new int[widths.Length];
        for (var index = 1; index < starts.Length; index++)
        {
            starts[index] = starts[index - 1] + widths[index - 1];
        }

        return starts;
    }

    private (int Infoset, string[] Actions, bool First)[] DeclareRows()
    {
        var starts = Starts(_arrays.RowWidths);
        var declared = new Dictionary<(int Player, string Label), int>();
        return _arrays.RowLabels.Select((label, row) =>
        {
            var player = _arrays.RowPlayers[row];
            var actions = Labels(_arrays.RowActions, starts[row], _arrays.RowWidths[row]);
            var first = !declared.TryGetValue((player, label), out var infoset);
            if (first)
            {
                declared.Add((player, label), infoset = _builder.Infoset(player, label, actions));
            }

            return (infoset, actions, first);
        }).ToArray();
    }

    private GameTree Build()
    {
        var (row, payoff) = (0, 0);
        foreach (var player in _arrays.Players)
        {
            switch (player)
            {
                case SpielArrays.Terminal:
                    _builder.Terminal(Payoffs(payoff));
                    payoff += _playerCount;
                    break;
                case SpielArrays.Chance:
                    _builder.Chance(Lottery(_arrays.Rows[row++]));
                    break;
                default:
                    Decide(_rows[_arrays.Rows[row++]], player);
                    break;
            }
        }

        return _builder.Build();
    }

    private void Decide((int Infoset, string[] Actions, bool First) row, int player)
    {
        if (row.First)
        {
            _builder.Decision(row.Infoset);
        }
        else
        {
            _builder.Decision(row.Infoset, player, row.Actions);
        }
    }

    private int Lottery(int lottery)
    {
        if (_declaredLotteries[lottery] < 0)
        {
            var (start, width) = (_lotteryStarts[lottery], _arrays.LotteryWidths[lottery]);
            _declaredLotteries[lottery] = _builder.Lottery(
                Labels(_arrays.LotteryActions, start, width), _lotteries[lottery].Probabilities);
        }

        return _declaredLotteries[lottery];
    }

    private string[] Labels(int[] numbers, int start, int width) =>
        Array.ConvertAll(numbers[start..(start + width)], number => _arrays.ActionLabels[number]);

    private Rational[] Payoffs(int start)
    {
        var payoffs = new Rational[_playerCount];
        for (var player = 0; player < payoffs.Length; player++)
        {
            payoffs[player] = _numbers.Read(_arrays.Payoffs[start + player]);
        }

        return payoffs;
    }
}
