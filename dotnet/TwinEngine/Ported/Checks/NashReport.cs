using TwinEngine.Evaluation;
using TwinEngine.Games;
using TwinEngine.Games.Kuhn;
using TwinEngine.Profiles;
using TwinEngine.Protocol;

namespace TwinEngine.Ported.Checks;

/// <summary>
/// GT-13c's report: a profile is an equilibrium if the total prints 0.0000, its rows first made pure.
/// </summary>
internal sealed class NashReport : ISourceCheck
{
    private const int Bet = 1;

    public string Name => "nash_report";

    public CheckOutcome Judge(JsonField input)
    {
        var fields = input.Object(["payoffs", "profile"]);
        var game = CheckInput.Kuhn(fields["payoffs"]);
        var profile = CheckInput.Profile(game, fields["profile"]);
        var report = PureReport.Of(MadePure(game.Tree, profile), KuhnGameReader.ReadConvention(fields["payoffs"]));
        return new CheckOutcome(
            FourDigits.Print(report.Total) == "0.0000",
            DeviationReport.Of(game.Tree, profile).NashConv.IsZero);
    }

    private static PurePair MadePure(GameTree tree, Profile profile)
    {
        return new PurePair(
            PurePair.Decisions(card => BetAt(0, $"{card}"), card => BetAt(0, $"{card}pb")),
            PurePair.Decisions(card => BetAt(1, $"{card}b"), card => BetAt(1, $"{card}p")));

        Numbers.Rational BetAt(int player, string label) => profile[tree.FindInfoset(player, label), Bet];
    }
}
