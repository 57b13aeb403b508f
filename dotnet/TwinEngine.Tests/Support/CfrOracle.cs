using TwinEngine.Numbers;

namespace TwinEngine.Tests.Support;

/// <summary>
/// Alternating CFR on standard Kuhn poker in exact rationals, from the definition of counterfactual regret (Zinkevich et al. 2007,
/// section 3): what player i would gain by an action at I, had he played to reach I. Values are whole-game values from the rules.
/// </summary>
internal sealed class CfrOracle
{
    private static readonly string[][] _infosets =
        [["0", "1", "2", "0pb", "1pb", "2pb"], ["0p", "1p", "2p", "0b", "1b", "2b"]];

    private readonly Dictionary<string, Rational> _bets = _infosets.SelectMany(own => own)
        .ToDictionary(label => label, _ => new Rational(1, 2));

    private readonly Dictionary<string, Rational[]> _regrets = Zeros();
    private readonly Dictionary<string, Rational[]> _sums = Zeros();

    public void Iterate()
    {
        foreach (var player in new[] { 0, 1 })
        {
            foreach (var label in _infosets[player])
            {
                Update(player, label);
            }

            foreach (var label in _infosets[player])
            {
                var positive = _regrets[label].Select(regret => regret.Sign > 0 ? regret : 0).ToArray();
                _bets[label] = positive.Sum().IsZero ? new Rational(1, 2) : positive[1] / positive.Sum();
            }
        }
    }

    /// <summary>The average probability of a bet.</summary>
    public Rational AverageBet(string label) =>
        _sums[label].Sum().IsZero ? new Rational(1, 2) : _sums[label][1] / _sums[label].Sum();

    private static Dictionary<string, Rational[]> Zeros() =>
        _infosets.SelectMany(own => own).ToDictionary(label => label, _ => new Rational[] { 0, 0 });

    // Only player 1 decides twice: x leads to xpb by a pass.
    private static string? Before(string label) => label.Length == 3 ? label[..1] : null;

    private void Update(int player, string label)
    {
        var before = Before(label);
        var ownReach = before is null ? Rational.One : 1 - _bets[before];
        var current = Value(player, label, _bets[label]);
        foreach (var action in new[] { 0, 1 })
        {
            _regrets[label][action] += Value(player, label, action) - current;
            _sums[label][action] += ownReach * (action == 1 ? _bets[label] : 1 - _bets[label]);
        }

        Rational Value(int whose, string at, Rational bet)
        {
            var toPlayer1 = KuhnOracle.Value(other => other == at ? bet : other == before ? 0 : _bets[other], notebook: false);
            return whose == 0 ? toPlayer1 : -toPlayer1;
        }
    }
}
