using System.Text.Json;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Extensive;

/// <summary>Values of profiles, best responses, normal form and subgame perfection through the whole engine, against published figures.</summary>
public sealed class ProfileSectionTests : IDisposable
{
    private const string Uniform = """ "profiles": {"u": {"name": "uniform"}} """;

    private readonly EngineRun _engine = new();

    // OpenSpiel 2.0.2, UniformRandomPolicy: pyspiel.nash_conv = 0.9166666666666666 (kuhn_poker), 2.0624999999999996 (3 players),
    // 4.747222222222222 (leduc_poker); pyspiel.expected_returns = 0.125, (0.234375, -0.046875, -0.1875), -0.078125.
    [Theory]
    [InlineData("""{"name": "kuhn_poker"}""", "11/12", "1/8", "-1/8", null)]
    [InlineData("""{"name": "kuhn_poker", "players": 3}""", "33/16", "15/64", "-3/64", "-3/16")]
    [InlineData("""{"name": "leduc_poker"}""", "1709/360", "-5/64", "5/64", null)]
    public void The_uniform_profile_is_worth_what_OpenSpiel_says(string game, string nashConv, string first, string second, string? third)
    {
        Run($$"""{"game": {{game}}, "responses": true, {{Uniform}} }""");
        Assert.Equal(nashConv, _engine.Quantity("case", "nash_conv.u").GetString());
        Assert.Equal(
            third is null ? [first, second] : [first, second, third],
            _engine.Quantity("case", "expected_values.u").EnumerateObject().Select(entry => entry.Value.GetString()));
    }

    // Leduc's best responses to the uniform profile, 167/80 and 383/144, sum to nash_conv 1709/360: OpenSpiel 2.0.2, pyspiel.nash_conv
    // as above, the values zero-sum.
    [Fact]
    public void Leducs_best_responses_sum_to_OpenSpiels_nash_conv()
    {
        Run($$"""{"game": {"name": "leduc_poker"}, "responses": true, {{Uniform}} }""");
        Assert.Equal(
            """{"player_1":"167/80","player_2":"383/144"}""", Json("best_response_values.u"));
    }

    // Kuhn 1950: the family of equilibria at alpha = 1/3, value -1/18, by games.md's labels.
    [Fact]
    public void Kuhns_equilibrium_gains_nobody_anything()
    {
        Run("""
            {"game": {"name": "kuhn_poker"}, "responses": true, "profiles": {"k": {"table": {
              "player_1": {"0": {"Pass": "2/3", "Bet": "1/3"}, "1": {"Pass": 1, "Bet": 0}, "2": {"Pass": 0, "Bet": 1},
                "0pb": {"Pass": 1, "Bet": 0}, "1pb": {"Pass": "1/3", "Bet": "2/3"}, "2pb": {"Pass": 0, "Bet": 1}},
              "player_2": {"0p": {"Pass": "2/3", "Bet": "1/3"}, "1p": {"Pass": 1, "Bet": 0}, "2p": {"Pass": 0, "Bet": 1},
                "0b": {"Pass": 1, "Bet": 0}, "1b": {"Pass": "2/3", "Bet": "1/3"}, "2b": {"Pass": 0, "Bet": 1}}}}}}
            """);
        Assert.Equal("0/1", _engine.Quantity("case", "nash_conv.k").GetString());
        Assert.Equal("""{"player_1":"-1/18","player_2":"1/18"}""", Json("expected_values.k"));
    }

    // Selten 1975, section 4: (R, R, R) and (L, R, L) are the pure equilibria of the horse, with payoffs (1, 1, 1) and (3, 2, 2). In the
    // file R stands before L, and player 3's two labels have changed places: what pays (3, 2, 2) is R there.
    [Fact]
    public void Seltens_horse_has_its_two_kinds_of_equilibria()
    {
        Run(Efg(Efgs.Horse, """ "normal_form": true, "responses": true, "profiles": {"r": {"table": {"player_1": {"a": {"R": 1, "L": 0}}, "player_2": {"b": {"R": 1, "L": 0}}, "player_3": {"c": {"R": 0, "L": 1}}}}} """));
        Assert.Equal("1 1 2\n2 1 1", _engine.Quantity("case", "pure_equilibria").GetString());
        Assert.Equal("""{"player_1":"3/1","player_2":"2/1","player_3":"2/1"}""",
            JsonSerializer.Serialize(_engine.Quantity("case", "normal_form").GetProperty("2 1 1")));
        Assert.Equal("0/1", _engine.Quantity("case", "nash_conv.r").GetString());

        // Where the others play R, player 3 is never asked, so both his actions are optimal.
        Assert.Equal("R, L", _engine.Quantity("case", "best_response_actions.r").GetProperty("player_3").GetProperty("c").GetString());
    }

    // Piccione and Rubinstein 1997, example 1: going on with probability p is worth 4 (1 - p) p + p^2; at 2/3 that is 4/3, the most.
    [Fact]
    public void The_absent_minded_drivers_behaviour_strategy_has_its_value()
    {
        const string profile = """ "profiles": {"p": {"table": {"player_1": {"crossing": {"exit": "1/3", "on": "2/3"}}}}} """;
        Run(Efg(Efgs.AbsentMinded, profile));
        Assert.Equal("""{"player_1":"4/3"}""", Json("expected_values.p"));
        Assert.Equal(
            ("invalid", "params.responses: expected a game of perfect recall, found a break in the own past of player_1 crossing: / | /on: "
                + "best responses are not defined by recursion there; leave responses out"),
            Failure(Efg(Efgs.AbsentMinded, $"\"responses\": true, {profile}")));
    }

    // Osborne and Rubinstein 1994, chapter 6: in market entry (In, Accommodate) alone is subgame perfect, though (Out, Fight) is an
    // equilibrium, too, and Fight weakly dominated.
    [Fact]
    public void Market_entry_has_one_credible_equilibrium_of_two()
    {
        Run("""{"game": {"name": "market_entry"}, "normal_form": true, "subgame_perfection": true}""");
        Assert.Equal("1 2\n2 1", _engine.Quantity("case", "pure_equilibria").GetString());
        Assert.Equal("1 2", _engine.Quantity("case", "subgame_perfect_equilibria").GetString());
        Assert.Equal("In | Accommodate", _engine.Quantity("case", "subgame_perfect_plans").GetString());
        Assert.Equal("1/1", _engine.Quantity("case", "subgame_perfect_count").GetString());
        Assert.Equal("""{"1 2":{"player_1":"1/1","player_2":"1/1"}}""", Json("subgame_perfect_outcomes"));
        Assert.Equal("""{"player_1":{"1":"none","2":"none"},"player_2":{"1":"2","2":"none"}}""", Json("weakly_dominated"));
        Assert.Equal("""{"player_1":{"1":"none","2":"none"},"player_2":{"1":"none","2":"none"}}""", Json("strictly_dominated"));
        Assert.Equal("""{"player_1":{"1":"In","2":"Out"},"player_2":{"1":"Fight","2":"Accommodate"}}""", Json("plans"));
    }

    // Selten 1978: with two entrants the incumbent accommodates everywhere and both enter. 2, 2^4 and 2^3 plans, GT-07, section 3's product.
    [Fact]
    public void The_chain_store_gives_in_everywhere()
    {
        Run("""{"game": {"name": "chain_store"}, "subgame_perfection": true}""");
        Assert.Equal("""{"player_1":"2/1","player_2":"16/1","player_3":"8/1"}""", Json("plan_counts"));
        Assert.Equal("In | Accommodate, Accommodate, Accommodate, Accommodate | In, In, In", _engine.Quantity("case", "subgame_perfect_plans").GetString());
    }

    // A player who never decides has the empty plan and an empty table, and need not be in a profile's.
    [Fact]
    public void Who_never_decides_has_one_plan()
    {
        Run(Efg(
            "EFG 2 R \"\" { \"A\" \"B\" } p \"\" 1 1 \"s\" { \"x\" } 0 t \"\" 1 { 1 2 }",
            """ "normal_form": true, "profiles": {"p": {"table": {"player_1": {"s": {"x": 1}}}}} """));
        Assert.Equal("""{"player_1":{"1":"x"},"player_2":{"1":"-"}}""", Json("plans"));
        Assert.Equal("""{"1 1":{"player_1":"1/1","player_2":"2/1"}}""", Json("normal_form"));
        Assert.Equal("""{"player_1":{"s":{"x":"1/1"}},"player_2":{}}""", Json("profile.p"));
    }

    [Theory]
    [InlineData("""{"name": "unifrom"}""", "params.profiles.p.name: expected uniform, found unifrom; nearest: uniform")]
    [InlineData("""{"rows": {}}""", "params.profiles.p: expected one field, name or table, found rows")]
    [InlineData("""{"table": {"player_3": {}}}""", "params.profiles.p.table: expected players of the game, found the unknown player player_3; nearest: player_1, player_2")]
    [InlineData("""{"table": {"player_1": {"entrent": {}}}}""", "params.profiles.p.table.player_1: expected information sets of the game, found the unknown information set entrent; nearest: entrant")]
    [InlineData("""{"table": {"player_1": {}}}""", "params.profiles.p.table.player_1: expected the information set entrant, found 0 others only")]
    [InlineData("""{"table": {"player_1": {"entrant": {"In": 1, "Outt": 0}}}}""", "params.profiles.p.table.player_1.entrant: expected actions of the game, found the unknown action Outt; nearest: Out")]
    [InlineData("""{"table": {"player_1": {"entrant": {"In": 1}}}}""", "params.profiles.p.table.player_1.entrant: expected the action Out, found 1 others only")]
    [InlineData("""{"table": {"player_1": {"entrant": {"In": 1, "Out": 0}}}}""", "params.profiles.p.table: expected the player player_2, found 1 others only")]
    [InlineData("""{"table": {"player_1": {"entrant": {"In": 1, "Out": "1/2"}}}}""", "params.profiles.p.table.player_1.entrant: expected a row that sums to 1, found the sum 3/2")]
    public void Given_a_profile_that_is_none_Then_it_says_what_is_wrong_and_what_is_near(string profile, string message) =>
        Assert.Equal(
            ("invalid", message),
            Failure($$"""{"game": {"name": "market_entry"}, "profiles": {"p": {{profile}} } }"""));

    public void Dispose() => _engine.Dispose();

    private static string Efg(string text, string more) =>
        $$"""{"game": {"name": "efg", "text": {{JsonSerializer.Serialize(text)}} }, {{more}} }""";

    private string Json(string quantity) => JsonSerializer.Serialize(_engine.Quantity("case", quantity));

    private void Run(string parameters)
    {
        var code = _engine.Run(EngineRun.RequestOf(EngineRun.Case("case", "extensive_game", parameters)));
        Assert.True(code == ExitCode.Done, _engine.Errors);
    }

    private (string? Kind, string? Message) Failure(string parameters)
    {
        Assert.Equal(ExitCode.CasesFailed, _engine.Run(EngineRun.RequestOf(EngineRun.Case("case", "extensive_game", parameters))));
        var failed = _engine.Events[^1];
        return (failed.GetProperty("kind").GetString(), failed.GetProperty("message").GetString());
    }
}
