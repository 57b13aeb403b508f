using System.Text.Json;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Extensive;

/// <summary>The case kind through the whole engine: ids, kinds, failures.</summary>
public sealed class ExtensiveGameCaseTests : IDisposable
{
    private readonly EngineRun _engine = new();

    // By hand, from the rules of market entry (games.md).
    [Theory]
    [InlineData("players", """{"player_1":"Entrant","player_2":"Incumbent"}""")]
    [InlineData("sizes", """{"nodes":5,"chance_nodes":0,"decision_nodes":2,"terminals":3,"infosets":2,"depth":2}""")]
    [InlineData("player_sizes", """{"player_1":{"infosets":1,"sequences":3},"player_2":{"infosets":1,"sequences":3}}""")]
    [InlineData("infosets", "\"player_1 entrant | 1 | In, Out\\nplayer_2 incumbent | 1 | Fight, Accommodate\"")]
    [InlineData("exact", "true")]
    [InlineData("perfect_information", "true")]
    [InlineData("perfect_recall", "true")]
    [InlineData("recall_breaks", "\"none\"")]
    [InlineData("payoff_sums", """{"minimum":"-2/1","maximum":"2/1"}""")]
    [InlineData("constant_sum", "false")]
    [InlineData("subgame_roots", "\"/\\n/In\"")]
    [InlineData("efg_round_trip", "true")]
    [InlineData("tree", """
        {"":{"type":"decision","player":"player_1","infoset":"entrant","actions":["In","Out"]},"In":{"type":"decision","player":"player_2","infoset":"incumbent","actions":["Fight","Accommodate"]},"In Fight":{"type":"terminal","payoffs":["-1/1","-1/1"]},"In Accommodate":{"type":"terminal","payoffs":["1/1","1/1"]},"Out":{"type":"terminal","payoffs":["0/1","2/1"]}}
        """)]
    public void Market_entry_is_what_its_rules_say(string quantity, string json)
    {
        Run("""{"game": {"name": "market_entry"}, "tree": true, "text": true}""");
        Assert.Equal(json.Trim(), JsonSerializer.Serialize(_engine.Quantity("case", quantity)));
    }

    // By hand: one root with two branches, probabilities exact.
    [Fact]
    public void A_chance_node_has_its_probabilities_in_the_tree()
    {
        Run(Efg("EFG 2 R \"\" { \"A\" } c \"\" 1 { \"h\" 0.25 \"t\" 3/4 } 0 t \"\" 0 t \"\" 0", "\"tree\": true"));
        Assert.Equal(
            """{"type":"chance","actions":["h","t"],"probabilities":["1/4","3/4"]}""",
            JsonSerializer.Serialize(_engine.Quantity("case", "tree").GetProperty("")));
    }

    // games.md, "Ids and order": entries of kind text are in one-line form, keys are not.
    [Theory]
    [InlineData("players", """{"player_1":"A\\nB"}""")]
    [InlineData("plans", """{"player_1":{"1":"x\\\\y","2":"\\t"}}""")]
    [InlineData("subgame_perfect_plans", "\"x\\\\\\\\y\"")]
    [InlineData("best_response_actions.u", """{"player_1":{"\n":"x\\\\y"}}""")]
    public void Names_and_actions_are_in_one_line_form(string quantity, string json)
    {
        const string text = "EFG 2 R \"\" { \"A\nB\" } p \"\" 1 1 \"\n\" { \"x\\\\y\" \"\t\" } 0 t \"\" 1 { 1 } t \"\" 0";
        Run(Efg(text, """
            "normal_form": true, "subgame_perfection": true, "responses": true, "profiles": {"u": {"name": "uniform"}}
            """));
        Assert.Equal(
            JsonSerializer.Serialize(JsonDocument.Parse(json).RootElement), JsonSerializer.Serialize(_engine.Quantity("case", quantity)));
    }

    [Fact]
    public void What_is_not_asked_for_is_not_there()
    {
        Run("""{"game": {"name": "market_entry"}, "tree": false}""");
        var ids = _engine.Fixture("case").GetProperty("quantities").EnumerateArray().Select(entry => entry.GetProperty("id").GetString());
        Assert.DoesNotContain(ids, id => id is "tree" or "rendering" or "efg" or "efg_round_trip");
    }

    [Fact]
    public void A_file_that_was_read_keeps_its_texts_when_written()
    {
        const string text = "EFG 2 R \"T\" { \"A\" }\n\"why\"\n\np \"n\" 1 9 \"s\" { \"x\" } 3 \"o\" { 1/2 }\nt \"\" 0";
        Run(Efg("\uFEFF" + text.Replace("\n", "\r\n") + "\r\n", "\"text\": true"));
        Assert.Equal(text, _engine.Quantity("case", "efg").GetString());
    }

    [Theory]
    [InlineData("""{"game": {"name": "chess"}}""", "unsupported")]
    [InlineData("""{"game": {"name": "leduc_poker", "node_limit": 9456}}""", "unsupported")]
    [InlineData("""{"game": {"name": "market_entry"}, "tree": 1}""", "invalid")]
    [InlineData("""{"game": {"name": "market_entry"}, "trees": true}""", "invalid")]
    [InlineData("""{"game": {"name": "efg", "text": "EFG 2 R"}}""", "invalid")]
    [InlineData("""{"game": {"name": "efg", "text": 1}}""", "invalid")]
    [InlineData("""{"game": "kuhn_poker"}""", "invalid")]
    [InlineData("{}", "invalid")]
    public void Given_what_makes_no_sense_Then_the_case_fails_and_says_so(string parameters, string kind)
    {
        Assert.Equal(ExitCode.CasesFailed, _engine.Run(EngineRun.RequestOf(EngineRun.Case("case", "extensive_game", parameters))));
        Assert.Equal(kind, _engine.Events[^1].GetProperty("kind").GetString());
    }

    [Fact]
    public void Given_a_file_with_an_error_Then_its_line_and_column_are_named()
    {
        _engine.Run(EngineRun.RequestOf(EngineRun.Case("case", "extensive_game", Efg("EFG 2 R \"\" { \"A\" }\nt \"\" x", "\"text\": true"))));
        Assert.Equal(
            "line 2, column 6: expected an outcome's number, from 0, found x", _engine.Events[^1].GetProperty("message").GetString());
    }

    public void Dispose() => _engine.Dispose();

    private static string Efg(string text, string more) =>
        $$"""{"game": {"name": "efg", "text": {{JsonSerializer.Serialize(text)}}}, {{more}}}""";

    private void Run(string parameters) => Assert.Equal(
        ExitCode.Done, _engine.Run(EngineRun.RequestOf(EngineRun.Case("case", "extensive_game", parameters))));
}
