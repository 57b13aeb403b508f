using TwinEngine.Tests.Process;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.OpenSpiel;

/// <summary>GT-07's annex, printed again; needs an interpreter with open_spiel.</summary>
public sealed class SourceAnnexProcessTests : IDisposable
{
    private readonly EngineRun _engine = new();

    // GT-07, annex, the cell's output; OpenSpiel 2.0.1 there.
    [Fact]
    public void The_annex_prints_what_the_source_prints()
    {
        _engine.Write(EngineRun.RequestOf(
            EngineRun.Case("a", "openspiel_reference", """{"game": "kuhn_poker", "task": "attributes"}"""),
            EngineRun.Case("p", "openspiel_reference", """{"game": "kuhn_poker", "task": "playout"}"""),
            EngineRun.Case("e", "openspiel_reference", """{"game": "kuhn_poker", "task": "exploration", "budget": 14}""")));
        var (code, _, errors) = EngineProcess.Bash($"{EngineProcess.Command} run '{_engine.Folder}/request.json' --out '{_engine.Out}'");
        Assert.True(code == ExitCode.Done, errors);
        Assert.Equal(
            "players 2, dynamics Dynamics.SEQUENTIAL, information Information.IMPERFECT_INFORMATION, utility Utility.ZERO_SUM",
            string.Join(", ", _engine.Quantity("a", "attributes").EnumerateObject().Select(entry => $"{entry.Name} {entry.Value.GetString()}")));
        Assert.Equal(
            """
              Nature tire : action 0 (p=0.33)
              Nature tire : action 1 (p=0.50)
              Joueur 0 joue : Pass
              Joueur 1 joue : Pass
            Resultat (gains P0, P1) : [-1.0, 1.0]
            """,
            _engine.Quantity("p", "playout").GetString());
        Assert.Equal(
            """
            [Nature] Outcomes: 3
              -> action 0 (p=0.33)
                [Nature] Outcomes: 2
                  -> action 1 (p=0.50)
                    [J0] Infoset: 0...
                      -> Pass
                        [J1] Infoset: 1p...
                          -> Pass
                            [Terminal] Gains: [-1.0, 1.0]
                          -> Bet
                            [J0] Infoset: 0pb...
                              -> Pass
                                [Terminal] Gains: [-1.0, 1.0]
                              -> Bet
                                [Terminal] Gains: [-2.0, 2.0]
                      -> Bet
                        [J1] Infoset: 1b...
                          -> Pass
                            [Terminal] Gains: [1.0, -1.0]
                          -> Bet
                            [Terminal] Gains: [-2.0, 2.0]
                  -> action 2 (p=0.50)
                    [J0] Infoset: 0...
                      -> Pass
                        [J1] Infoset: 2p...
                          -> Pass
                            [Terminal] Gains: [-1.0, 1.0]
                          -> Bet
                      -> Bet
              -> action 1 (p=0.33)
            """,
            _engine.Quantity("e", "exploration").GetString());
    }

    // What OpenSpiel refuses it also writes to standard error, where the engine's events are to stand alone.
    [Fact]
    public void The_measure_prints_one_object_and_a_refusal_one_line()
    {
        var (code, output, _) = EngineProcess.Bash($"{EngineProcess.Command} measure tree_build kuhn_poker --repeat 2");
        Assert.Equal(ExitCode.Done, code);
        var measured = System.Text.Json.JsonDocument.Parse(output).RootElement;
        Assert.Equal(58, measured.GetProperty("nodes").GetInt32()); // OpenSpiel 2.0.2: kuhn_poker has 58 states
        Assert.Equal(2, measured.GetProperty("walk_seconds").GetArrayLength());
        var (refused, _, errors) = EngineProcess.Bash($"{EngineProcess.Command} measure tree_build 'kuhn_poker(players=33)'");
        Assert.Equal(ExitCode.CasesFailed, refused);
        Assert.Single(errors.TrimEnd().Split('\n'));
    }

    public void Dispose() => _engine.Dispose();
}
