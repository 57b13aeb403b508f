using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Ported;

public sealed class PortedTreeCaseTests : IDisposable
{
    private readonly EngineRun _engine = new();

    // Section 2: "Entry Game : 5 noeuds"; section 4: "Infosets : 2 (j1 singleton, j2_choice regroupe 2 noeuds"; section 5: "Infosets
    // : j1_H, j1_L, j2_bet | j2_bet regroupe J2_h_bet + J2_l_bet". The other node counts are those of the drawings' lines.
    [Theory]
    [InlineData("market_entry", 5, 2, """{"entrant":1,"incumbent":1}""")]
    [InlineData("matching_pennies", 7, 2, """{"j1":1,"j2_choice":2}""")]
    [InlineData("card_game", 11, 3, """{"j1_H":1,"j1_L":1,"j2_bet":2}""")]
    public void Given_a_game_of_the_source_Then_its_dictionaries_have_the_sources_sizes(
        string game, int nodes, int infosets, string members)
    {
        Run($$"""{"name": "{{game}}"}""");
        Assert.Equal(nodes, _engine.Quantity("t", "node_count").GetInt32());
        Assert.Equal(infosets, _engine.Quantity("t", "infoset_count").GetInt32());
        Assert.Equal(members, string.Concat(_engine.Quantity("t", "infoset_members").GetRawText().Where(c => !char.IsWhiteSpace(c))));
    }

    // By hand, exercise 3: the cost (1.5 with 0.3, else 0.5; mean 0.8) comes off what the entrant gets if he comes in.
    [Fact]
    public void Given_the_third_exercise_Then_the_mean_cost_comes_off_the_entrants_payoff()
    {
        Run("""{"name": "entry_with_cost"}""");
        Assert.Equal(
            """
            Forme normale equivalente : Entry with a random cost
            --------------------------------------------------
            J1 \ J2  {Fight}    {Accommodate}
            {In}  (-1.80,-1.00)  (0.20,1.00)
            {Out}  (0.00,2.00)  (0.00,2.00)
            """,
            _engine.Quantity("t", "normal_form").GetString());
        Assert.Equal(
            """
            Entry with a random cost
            ------------------------
            J1 ~entrant
              [In] NATURE
                [High] J2 ~incumbent
                  [Fight] * (J1=-2.50, J2=-1.00)
                  [Accommodate] * (J1=-0.50, J2=1.00)
                [Low] J2 ~incumbent
                  [Fight] * (J1=-1.50, J2=-1.00)
                  [Accommodate] * (J1=0.50, J2=1.00)
              [Out] * (J1=0.00, J2=2.00)
            """,
            _engine.Quantity("t", "rendering").GetString());
        Assert.Equal(2, _engine.Quantity("t", "strategy_counts").GetProperty("2").GetInt32());
        Assert.Equal("{Fight}  {Accommodate}", _engine.Quantity("t", "strategies").GetProperty("2").GetString());
    }

    [Fact]
    public void Given_another_game_Then_it_is_unsupported()
    {
        Assert.Equal(
            ExitCode.CasesFailed,
            _engine.Run(EngineRun.RequestOf(EngineRun.Case("t", "ported_tree", """{"game": {"name": "chain_store"}}"""))));
        Assert.Equal("unsupported", _engine.Events[^1].GetProperty("kind").GetString());
    }

    public void Dispose() => _engine.Dispose();

    private void Run(string game)
    {
        var code = _engine.Run(EngineRun.RequestOf(EngineRun.Case("t", "ported_tree", $$"""{"game": {{game}} }""")));
        Assert.True(code == ExitCode.Done, _engine.Errors);
    }
}
