using System.Text;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Protocol;

/// <summary>Malformed requests: exit code 2, one line that says which field, what was expected, what was found.</summary>
public sealed class RequestTests : IDisposable
{
    private readonly EngineRun _engine = new();

    [Theory]
    [InlineData("", "request: expected JSON, found at line 1, byte 1: The input does not contain any JSON tokens. Expected the input to start with a valid JSON token, when isFinalBlock is true.")]
    [InlineData("[1]", "request: expected an object, found an array of 1")]
    [InlineData("{}", "request: expected a field schema, found only none")]
    [InlineData("""{"schema": "twinproof.request/2", "spec_digest": "", "cases": []}""", "request.schema: expected one of twinproof.request/1, found \"twinproof.request/2\"")]
    [InlineData("""{"schema": "twinproof.request/1", "cases": []}""", "request: expected a field spec_digest, found only schema cases")]
    [InlineData("""{"schema": "twinproof.request/1", "spec_digest": 1, "cases": []}""", "request.spec_digest: expected a string, found 1")]
    [InlineData("""{"schema": "twinproof.request/1", "spec_digest": "", "cases": {}}""", "request.cases: expected an array, found an object")]
    [InlineData("""{"schema": "twinproof.request/1", "spec_digest": "", "cases": [], "seed": 1}""", "request: expected the fields schema spec_digest cases, found also seed")]
    [InlineData("""{"schema": "twinproof.request/1", "schema": "twinproof.request/1"}""", "request: expected each key once, found schema twice")]
    [InlineData("""{"a": {"b": 1, "\u0062": 2}}""", "request.a: expected each key once, found b twice")]
    [InlineData("""{"a": [{"b": 1}, {"b": 1, "c": {"d": 1, "d": 2}}]}""", "request.a.c: expected each key once, found d twice")]
    [InlineData("""{"a": 1e999}""", "request.a: expected a finite number, found 1e999")]
    [InlineData("""{"a": "\ud800"}""", "request.a: expected text, found half of a surrogate pair")]
    public void Given_a_malformed_frame_Then_one_line_says_what_is_wrong(string request, string message)
    {
        Assert.Equal(ExitCode.Malformed, _engine.Run(request));
        Assert.Equal($"twinengine: {message}\n", _engine.Errors.ReplaceLineEndings("\n"));
        Assert.False(Directory.Exists(_engine.Out));
    }

    [Theory]
    [InlineData("""{"id": "A", "kind": "cfr", "params": {}}""", "request.cases[0].id: expected a case id ([a-z0-9][a-z0-9._-]*, at most 120 characters), found \"A\"")]
    [InlineData("""{"id": "../a", "kind": "cfr", "params": {}}""", "request.cases[0].id: expected a case id ([a-z0-9][a-z0-9._-]*, at most 120 characters), found \"../a\"")]
    [InlineData("""{"id": "a\n", "kind": "cfr", "params": {}}""", "request.cases[0].id: expected a case id ([a-z0-9][a-z0-9._-]*, at most 120 characters), found \"a\\n\"")]
    [InlineData("""{"id": "a", "kind": 1, "params": {}}""", "request.cases[0].kind: expected a string, found 1")]
    [InlineData("""{"id": "a", "kind": "cfr", "params": []}""", "request.cases[0].params: expected an object, found an array of 0")]
    [InlineData("""{"id": "a", "kind": "cfr"}""", "request.cases[0]: expected a field params, found only id kind")]
    [InlineData("""{"id": "a", "kind": "cfr", "params": {}, "note": ""}""", "request.cases[0]: expected the fields id kind params, found also note")]
    [InlineData("""{"id": "a", "kind": "cfr", "params": {}}, {"id": "a", "kind": "cfr", "params": {}}""", "request.cases[1].id: expected each id once, found a again")]
    public void Given_a_malformed_case_Then_one_line_says_which(string cases, string message)
    {
        Assert.Equal(ExitCode.Malformed, _engine.Run(EngineRun.RequestOf(cases)));
        Assert.Equal($"twinengine: {message}\n", _engine.Errors.ReplaceLineEndings("\n"));
    }

    [Theory]
    [InlineData(120, ExitCode.CasesFailed)] // the kind is unknown, the id is not the reason
    [InlineData(121, ExitCode.Malformed)]
    public void Given_an_id_of_many_characters_Then_120_is_the_most(int length, int expected) =>
        Assert.Equal(expected, _engine.Run(EngineRun.RequestOf(EngineRun.Case(new string('a', length), "none", "{}"))));

    [Fact]
    public void Given_NaN_Then_it_is_no_JSON()
    {
        Assert.Equal(ExitCode.Malformed, _engine.Run("""{"schema": NaN}"""));
        Assert.StartsWith("twinengine: request: expected JSON, found at line 1, byte 12: 'N'", _engine.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void Given_other_bytes_than_UTF8_Then_it_says_where()
    {
        var file = _engine.WriteBytes([.. Encoding.UTF8.GetBytes("{\"schema\": \""), 0xE9, .. Encoding.UTF8.GetBytes("\"}")]);
        Assert.Equal(ExitCode.Malformed, _engine.Invoke("run", file, "--out", _engine.Out));
        Assert.Equal("twinengine: request: expected UTF-8, found other bytes at offset 12\n", _engine.Errors.ReplaceLineEndings("\n"));
    }

    [Fact]
    public void Given_a_truncated_request_Then_it_is_malformed()
    {
        var whole = EngineRun.RequestOf(EngineRun.Case("a", "cfr", "{}"));
        Assert.Equal(ExitCode.Malformed, _engine.Run(whole[..^2]));
        Assert.Single(_engine.Errors.TrimEnd().Split('\n'));
    }

    [Fact]
    public void Given_brackets_nested_without_end_Then_it_is_malformed()
    {
        Assert.Equal(ExitCode.Malformed, _engine.Run(new string('[', 1_000_000)));
        Assert.Single(_engine.Errors.TrimEnd().Split('\n'));
    }

    [Fact]
    public void Given_a_folder_for_a_request_Then_one_line_says_so()
    {
        Assert.Equal(ExitCode.Malformed, _engine.Invoke("run", _engine.Folder, "--out", _engine.Out));
        Assert.Equal($"twinengine: {_engine.Folder}: expected a request, found a folder\n", _engine.Errors.ReplaceLineEndings("\n"));
    }

    [Fact]
    public void Given_no_name_for_the_out_folder_Then_one_line_says_so()
    {
        Assert.Equal(ExitCode.Malformed, _engine.Invoke("run", _engine.Write(EngineRun.RequestOf()), "--out", ""));
        Assert.Equal("twinengine: --out: expected a folder, found an empty name\n", _engine.Errors.ReplaceLineEndings("\n"));
    }

    [Fact]
    public void Given_an_empty_list_of_cases_Then_every_case_was_computed() =>
        Assert.Equal(ExitCode.Done, _engine.Run(EngineRun.RequestOf()));

    [Fact]
    public void Given_no_file_Then_one_line_says_so()
    {
        Assert.Equal(ExitCode.Malformed, _engine.Invoke("run", Path.Combine(_engine.Folder, "none.json"), "--out", _engine.Out));
        Assert.Contains("none.json: expected a request that can be read, found: ", _engine.Errors, StringComparison.Ordinal);
        Assert.Single(_engine.Errors.TrimEnd().Split('\n'));
    }

    [Theory]
    [InlineData("twinengine: expected describe | run REQUEST.json --out DIR | measure tree_build GAME [--repeat N], found none\n")]
    [InlineData("twinengine: expected describe | run REQUEST.json --out DIR | measure tree_build GAME [--repeat N], found run\n", "run")]
    [InlineData("twinengine: expected describe | run REQUEST.json --out DIR | measure tree_build GAME [--repeat N], found run a --into b\n", "run", "a", "--into", "b")]
    [InlineData("twinengine: expected describe | run REQUEST.json --out DIR | measure tree_build GAME [--repeat N], found describe now\n", "describe", "now")]
    public void Given_a_wrong_command_line_Then_one_line_says_what_is_right(string message, params string[] arguments)
    {
        Assert.Equal(ExitCode.Malformed, _engine.Invoke(arguments));
        Assert.Equal(message, _engine.Errors.ReplaceLineEndings("\n"));
    }

    public void Dispose() => _engine.Dispose();
}
