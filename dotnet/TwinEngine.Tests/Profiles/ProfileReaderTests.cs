using TwinEngine.Numbers;
using TwinEngine.Protocol;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Profiles;

public sealed class ProfileReaderTests
{
    private const string Half = """{"p": "1/2", "b": "1/2"}""";

    // Rows by hand from the definitions in quantities.md, "Profiles".
    [Theory]
    [InlineData("""{"name": "uniform"}""", "1pb", "1/2")]
    [InlineData("""{"name": "always_pass"}""", "2b", "0/1")]
    [InlineData("""{"name": "blueprint"}""", "2pb", "1/1")]
    [InlineData("""{"name": "blueprint"}""", "1pb", "0/1")]
    [InlineData("""{"name": "naive"}""", "1pb", "1/1")]
    [InlineData("""{"name": "naive"}""", "1b", "0/1")]
    [InlineData("""{"name": "naive", "onto": {"name": "equilibrium", "alpha": "1/3"}}""", "0pb", "1/1")]
    [InlineData("""{"name": "naive", "onto": {"name": "equilibrium", "alpha": "1/3"}}""", "0", "1/3")]
    [InlineData("""{"name": "safe"}""", "1pb", "0/1")]
    [InlineData("""{"name": "safe_with_margin", "delta": "1/20", "rule": "mix"}""", "1pb", "1/20")]
    [InlineData("""{"name": "safe_with_margin", "delta": "1/20", "rule": "mix"}""", "2pb", "1/1")]
    [InlineData("""{"name": "safe_with_margin", "delta": "1/20", "rule": "renormalise"}""", "1pb", "1/21")]
    [InlineData("""{"name": "safe_with_margin", "delta": "1/20", "rule": "renormalise"}""", "2pb", "1/1")]
    [InlineData("""{"name": "equilibrium", "alpha": "1/6"}""", "2", "1/2")]
    [InlineData("""{"name": "equilibrium", "alpha": "1/6"}""", "1pb", "1/2")]
    [InlineData("""{"name": "equilibrium", "alpha": "1/6"}""", "0p", "1/3")]
    [InlineData("""{"name": "equilibrium", "alpha": "1/6"}""", "1p", "0/1")]
    [InlineData("""{"name": "equilibrium", "alpha": "1/6"}""", "1b", "1/3")]
    [InlineData("""{"name": "equilibrium", "alpha": "1/6"}""", "0b", "0/1")]
    [InlineData("""{"name": "blueprint", "rows": {"2pb": {"p": 1, "b": 0}}}""", "2pb", "0/1")]
    [InlineData("""{"name": "blueprint", "rows": {"2pb": {"p": 0.75, "b": 0.25}}}""", "2pb", "1/4")]
    public void Given_a_name_Then_its_rows_are_those_of_the_definition(string json, string infoset, string expected)
    {
        var game = Kuhn.Standard;
        Assert.Equal(expected, Kuhn.Bets(game.Tree, Kuhn.Profile(game, json))(infoset).ToString());
    }

    [Fact]
    public void Given_a_row_of_doubles_Then_it_is_used_as_it_stands()
    {
        var game = Kuhn.Standard;
        var profile = Kuhn.Profile(game, """{"name": "uniform", "rows": {"0": {"p": 0.9, "b": 0.1}}}""");
        var row = profile.Row(game.Tree.FindInfoset(0, "0"));
        Assert.Equal(0.9.ToRational(), row[0]);
        Assert.NotEqual(Rational.One, row.Sum()); // 0.9 + 0.1 is not 1 in binary fractions
    }

    [Theory]
    [InlineData("""{"name": "nash"}""", "profile.name: expected one of uniform always_pass blueprint naive safe safe_with_margin equilibrium, found \"nash\"")]
    [InlineData("""{}""", "profile: expected a field name or table, found only none")]
    [InlineData("""[]""", "profile: expected an object, found an array of 0")]
    [InlineData("""{"name": "uniform", "alpha": "1/3"}""", "profile: expected the fields name rows, found also alpha")]
    [InlineData("""{"name": "equilibrium"}""", "profile: expected a field alpha, found only name")]
    [InlineData("""{"name": "equilibrium", "alpha": "1/2"}""", "profile.alpha: expected a number from 0 to 1/3, found \"1/2\"")]
    [InlineData("""{"name": "equilibrium", "alpha": "x"}""", "profile.alpha: expected an exact number such as \"1/3\", \"0.05\" or 1, found \"x\"")]
    [InlineData("""{"name": "safe_with_margin", "delta": -1, "rule": "mix"}""", "profile.delta: expected a number from 0 to 1, found -1")]
    [InlineData("""{"name": "safe_with_margin", "delta": "0", "rule": "add"}""", "profile.rule: expected one of mix renormalise, found \"add\"")]
    [InlineData("""{"name": "uniform", "rows": {"3": {"p": 1, "b": 0}}}""", "profile.rows: expected infosets of kuhn_poker, found 3")]
    [InlineData("""{"name": "uniform", "rows": {"0": {"p": 1}}}""", "profile.rows.0: expected a field b, found only p")]
    [InlineData("""{"name": "uniform", "rows": {"0": {"p": 1, "b": 0, "r": 0}}}""", "profile.rows.0: expected the fields p b, found also r")]
    [InlineData("""{"name": "uniform", "rows": {"0": {"p": "3/2", "b": "-1/2"}}}""", "profile.rows.0.b: expected a probability, found \"-1/2\"")]
    [InlineData("""{"name": "uniform", "rows": {"0": {"p": "1/3", "b": "1/3"}}}""", "profile.rows.0: expected a row that sums to 1, found the sum 2/3")]
    [InlineData("""{"name": "uniform", "rows": {"0": {"p": 0.5, "b": 0.25}}}""", "profile.rows.0: expected a row that sums to 1 within 1e-12, found the sum 0.75")]
    [InlineData("""{"name": "naive", "onto": {"name": "nix"}}""", "profile.onto.name: expected one of uniform always_pass blueprint naive safe safe_with_margin equilibrium, found \"nix\"")]
    [InlineData("""{"table": {"player_1": {}}}""", "profile.table: expected a field player_2, found only player_1")]
    [InlineData("""{"table": {"player_1": {}, "player_2": {}}}""", "profile.table.player_1: expected a field 0, found only none")]
    [InlineData("""{"table": {}, "rows": {}}""", "profile: expected the fields table, found also rows")]
    public void Given_no_profile_Then_it_says_what_is_wrong_and_where(string json, string message) =>
        Assert.Equal(message, Assert.Throws<FieldException>(() => Kuhn.Profile(Kuhn.Standard, json)).Message);

    [Fact]
    public void Given_a_row_a_hair_off_Then_exact_rows_are_refused_and_doubles_taken()
    {
        const string Exact = """{"name": "uniform", "rows": {"0": {"p": "1/2", "b": "0.4999999999999"}}}""";
        const string Binary = """{"name": "uniform", "rows": {"0": {"p": 0.5, "b": 0.4999999999999}}}""";
        Assert.Throws<FieldException>(() => Kuhn.Profile(Kuhn.Standard, Exact));
        Assert.NotNull(Kuhn.Profile(Kuhn.Standard, Binary));
        Assert.Throws<FieldException>(() => // off by 2e-12
            Kuhn.Profile(Kuhn.Standard, Binary.Replace("0.4999999999999", "0.499999999998", StringComparison.Ordinal)));
    }

    [Fact]
    public void Given_a_whole_table_Then_every_row_is_read()
    {
        var rows1 = string.Join(',', "0 1 2 0pb 1pb 2pb".Split(' ').Select(label => $"\"{label}\": {Half}"));
        var rows2 = string.Join(',', "0p 1p 2p 0b 1b".Split(' ').Select(label => $"\"{label}\": {Half}"));
        var json = $$"""{"table": {"player_1": { {{rows1}} }, "player_2": { {{rows2}}, "2b": {"p": 0, "b": 1} } } }""";
        var bets = Kuhn.Bets(Kuhn.Standard.Tree, Kuhn.Profile(Kuhn.Standard, json));
        Assert.Equal(new Rational(1, 2), bets("0pb"));
        Assert.Equal(Rational.One, bets("2b"));
    }
}
