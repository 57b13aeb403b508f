using TwinEngine.Tests.Process;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.OpenSpiel;

/// <summary>The poker games built from their rules against OpenSpiel's, node by node; needs an interpreter with open_spiel.</summary>
public sealed class BuiltInGamesProcessTests : IDisposable
{
    private static readonly (string BuiltIn, string OpenSpiel)[] _pairs =
    [
        ("""{"name": "kuhn_poker"}""", "kuhn_poker"),
        ("""{"name": "kuhn_poker", "players": 3}""", "kuhn_poker(players=3)"),
        ("""{"name": "leduc_poker"}""", "leduc_poker"),
    ];

    private readonly EngineRun _engine = new();

    // OpenSpiel 2.0.2's own trees, through the bridge: nothing of ours but the reading of doubles as fractions.
    [Fact]
    public void Their_trees_and_infosets_are_OpenSpiels()
    {
        var cases = _pairs.SelectMany((pair, index) => new[]
        {
            EngineRun.Case($"own{index}", "extensive_game", $$"""{"game": {{pair.BuiltIn}}, "tree": true}"""),
            EngineRun.Case(
                $"spiel{index}", "extensive_game", $$"""{"game": {"name": "openspiel", "game": "{{pair.OpenSpiel}}"}, "tree": true}"""),
        });
        _engine.Write(EngineRun.RequestOf(cases.ToArray()));
        var (code, _, errors) = EngineProcess.Bash($"{EngineProcess.Command} run '{_engine.Folder}/request.json' --out '{_engine.Out}'");
        Assert.True(code == ExitCode.Done, errors);
        foreach (var index in Enumerable.Range(0, _pairs.Length))
        {
            foreach (var quantity in new[] { "tree", "infosets", "sizes", "payoff_sums", "subgame_roots" })
            {
                Assert.Equal(
                    _engine.Quantity($"spiel{index}", quantity).GetRawText(), _engine.Quantity($"own{index}", quantity).GetRawText());
            }
        }
    }

    public void Dispose() => _engine.Dispose();
}
