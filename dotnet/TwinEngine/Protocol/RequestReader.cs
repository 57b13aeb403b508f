namespace TwinEngine.Protocol;

/// <summary>Reads a request file and checks its frame.</summary>
internal static class RequestReader
{
    private const string Schema = "twinproof.request/1";

    private const long MostBytes = 256L << 20; // far beyond any catalog; keeps a wrong file from filling the memory

    /// <exception cref="MalformedRequestException">The file cannot be read, or is no request.</exception>
    public static EngineRequest Read(string file)
    {
        var root = new JsonField(StrictJson.Parse(ReadBytes(file), "request").RootElement, "request");
        try
        {
            return ReadFrame(root);
        }
        catch (FieldException failure)
        {
            throw new MalformedRequestException(failure.Message);
        }
    }

    private static byte[] ReadBytes(string file)
    {
        try
        {
            if (Directory.Exists(file))
            {
                throw new MalformedRequestException($"{file}: expected a request, found a folder");
            }

            var length = new FileInfo(file).Length;
            return length <= MostBytes
                ? File.ReadAllBytes(file)
                : throw new MalformedRequestException(
                    $"{file}: expected a request of at most {MostBytes} bytes, found {length}");
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException or ArgumentException)
        {
            throw new MalformedRequestException($"{file}: expected a request that can be read, found: {failure.Message}");
        }
    }

    private static EngineRequest ReadFrame(JsonField root)
    {
        var fields = root.Object(["schema", "spec_digest", "cases"]);
        fields["schema"].OneOf(Schema);
        var digest = fields["spec_digest"].Text();
        var cases = fields["cases"].Items().Select(ReadCase).ToArray();
        var seen = new HashSet<string>();
        foreach (var request in cases)
        {
            if (!seen.Add(request.Id))
            {
                throw new FieldException($"{request.Whole.Path}.id", "each id once", $"{request.Id} again");
            }
        }

        return new EngineRequest(digest, cases);
    }

    private static CaseRequest ReadCase(JsonField field)
    {
        var fields = field.Object(["id", "kind", "params"]);
        var id = fields["id"].Text();
        if (!CaseId.IsValid(id))
        {
            throw fields["id"].Wrong(CaseId.Rule);
        }

        _ = fields["params"].Members();
        return new CaseRequest(id, fields["kind"].Text(), fields["params"] with { Path = "params" }, field);
    }
}
